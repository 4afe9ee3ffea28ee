/** How long a name is as its letters are drawn: an m takes three times the room of an i. */

/** The width of a letter of the usual kind, by the size of the letters. */
const USUAL = 0.5;
const SIZE = 100;

let drawing: CanvasRenderingContext2D | null | undefined;
let loaded = $state(0);

function pen(): CanvasRenderingContext2D | null {
  if (drawing !== undefined) return drawing;
  drawing = document.createElement("canvas").getContext("2d");
  // Names that were measured before their letters came are measured again.
  document.fonts?.addEventListener("loadingdone", () => loaded++);
  return drawing;
}

/** In letters of the usual width, as the hall's screen writes names: in bold letters of the text's own face. */
export function lengthOf(name: string): number {
  const context = pen();
  if (!context || loaded < 0) return name.length;
  context.font = `600 ${SIZE}px ${getComputedStyle(document.documentElement).getPropertyValue("--serif")}`;
  return context.measureText(name).width / SIZE / USUAL;
}
