/** What a form does when it is sent, in place of what the browser would do. */
export const submits =
  (send: () => unknown) =>
  (event: SubmitEvent): void => {
    event.preventDefault();
    void send();
  };
