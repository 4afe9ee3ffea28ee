/** A field that takes so many characters as people count them, and as the server does: an emoji is one, whatever it is made of. */

/** The first so many characters of a text, none of which is cut. */
export function clipped(text: string, most: number): string {
  if (text.length <= most) return text;
  const characters = [...new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(text)];
  return characters.length <= most ? text : text.slice(0, characters[most]?.index);
}

/** An attachment for the field. What an input method has not finished yet stays as it is until then. */
export function limited(most: number): (field: HTMLInputElement | HTMLTextAreaElement) => () => void {
  return (field) => {
    const clip = (): boolean => {
      const fits = clipped(field.value, most);
      const isLong = fits !== field.value;
      if (isLong) field.value = fits;
      return isLong;
    };
    const typed = (event: Event): void => {
      if (!(event as InputEvent).isComposing) clip();
    };
    const composed = (): void => {
      if (clip()) field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    };
    // Before whoever else listens.
    field.addEventListener("input", typed, { capture: true });
    field.addEventListener("compositionend", composed);
    return () => {
      field.removeEventListener("input", typed, { capture: true });
      field.removeEventListener("compositionend", composed);
    };
  };
}
