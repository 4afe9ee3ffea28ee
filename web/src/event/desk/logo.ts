/** A picture that somebody has chosen, as a small PNG: whatever it was, what is sent is made of pixels alone. */
const MOST_PIXELS = 480;
const MOST_BYTES = 150_000;
const SMALLER = 0.7;

/** As base64; nothing for a file that is no picture. */
export async function asPicture(file: Blob): Promise<string | null> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return null;
  let scale = Math.min(1, MOST_PIXELS / Math.max(bitmap.width, bitmap.height));
  for (;;) {
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const content = canvas.toDataURL("image/png").split(",")[1] ?? "";
    if ((content.length * 3) / 4 <= MOST_BYTES) return content;
    scale *= SMALLER;
  }
}
