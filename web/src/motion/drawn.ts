/** A window that nobody looks at draws nothing: after so many milliseconds it is not waited for. */
const LONGEST = 100;

/** Wait until what has changed is drawn. What is measured then costs nothing, and what is changed then has a frame to itself. */
export function drawn(): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(resolve, LONGEST);
    requestAnimationFrame(() => {
      // In the frame itself it is still to be drawn: a message comes right behind it.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        clearTimeout(late);
        port1.close();
        resolve();
      };
      port2.postMessage(null);
    });
  });
}
