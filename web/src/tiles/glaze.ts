/** The five colours (and Duel's turquoise): body, motif, and a dark tone for edge and letter. Their motifs differ in shape first, in colour second. */

export interface Glaze {
  readonly letter: string;
  readonly body: string;
  readonly motif: string;
  readonly deep: string;
  readonly plate: string;
  /** The motif of an empty cell that waits for this colour: by day, and by night. */
  readonly faint: string;
  readonly faintByNight: string;
}

export const GLAZES: Readonly<Record<string, Glaze>> = {
  B: {
    letter: "B",
    body: "#1f4ea8",
    motif: "#e9f1fb",
    deep: "#143676",
    plate: "#f4f8fd",
    faint: "#1f4ea8",
    faintByNight: "#7ea3ea",
  },
  Y: {
    letter: "Y",
    body: "#e3a72f",
    motif: "#6b3f06",
    deep: "#5a3505",
    plate: "#fff3d3",
    faint: "#c68a17",
    faintByNight: "#e3a72f",
  },
  R: {
    letter: "R",
    body: "#c8452f",
    motif: "#fce6da",
    deep: "#7c2113",
    plate: "#fff1ea",
    faint: "#c8452f",
    faintByNight: "#ec7a64",
  },
  K: {
    letter: "K",
    body: "#2b2d33",
    motif: "#d9dce3",
    deep: "#15161a",
    plate: "#eceef2",
    faint: "#2b2d33",
    faintByNight: "#b4bccb",
  },
  W: {
    letter: "W",
    body: "#e6f3f2",
    motif: "#1c8c8c",
    deep: "#0d5c5c",
    plate: "#ffffff",
    faint: "#1c8c8c",
    faintByNight: "#46bdb9",
  },
  T: {
    letter: "T",
    body: "#1c8c8c",
    motif: "#eef8f7",
    deep: "#0b4f4f",
    plate: "#f3fbfa",
    faint: "#1c8c8c",
    faintByNight: "#46bdb9",
  },
};

/** The motifs as paths on a square of 100 by 100; `corners` are what fills the corners of a square tile and is left away on a round one. */
export const STAR =
  "M50 8L59.95 25.98L79.7 20.3L74.02 40.05L92 50L74.02 59.95L79.7 79.7L59.95 74.02L50 92L40.05 74.02L20.3 79.7L25.98 59.95L8 50L25.98 40.05L20.3 20.3L40.05 25.98Z" +
  "M57.65 31.52L59.9 40.1L68.48 42.35L64 50L68.48 57.65L59.9 59.9L57.65 68.48L50 64L42.35 68.48L40.1 59.9L31.52 57.65L36 50L31.52 42.35L40.1 40.1L42.35 31.52L50 36Z";
export const STAR_CORNERS =
  "M4 20A16 16 0 0 0 20 4M80 4A16 16 0 0 0 96 20M96 80A16 16 0 0 0 80 96M20 96A16 16 0 0 0 4 80";
export const QUATREFOIL =
  "M32 32A18 18 0 1 1 68 32A18 18 0 1 1 68 68A18 18 0 1 1 32 68A18 18 0 1 1 32 32Z" +
  "M50 36Q53 47 64 50Q53 53 50 64Q47 53 36 50Q47 47 50 36Z";
export const QUATREFOIL_CORNERS = "M13 13L24 17L17 24ZM87 13L76 17L83 24ZM87 87L76 83L83 76ZM13 87L24 83L17 76Z";
export const SALTIRE =
  "M50 41L74 11Q84 13 89 26L59 50L89 74Q87 84 74 89L50 59L26 89Q13 87 11 74L41 50L11 26Q13 16 26 11Z" +
  "M50 43L43 50L50 57L57 50Z";
export const SALTIRE_DOTS = [
  [50, 15],
  [85, 50],
  [50, 85],
  [15, 50],
] as const;
export const LOZENGES = "M50 8L92 50L50 92L8 50ZM50 23L23 50L50 77L77 50Z" + "M50 33L67 50L50 67L33 50Z";
export const LOZENGE_CORNERS = "M6 6H22L6 22ZM94 6V22L78 6ZM94 94H78L94 78ZM6 94V78L22 94Z";
export const PETAL = "M50 44C42 38 42 27 50 21C58 27 58 38 50 44Z";
export const MARKER = "M30 3H70L97 30V70L70 97H30L3 70V30Z";
export const MARKER_INNER = "M33.3 11H66.7L89 33.3V66.7L66.7 89H33.3L11 66.7V33.3Z";
export const ONE = "M56 22V71H66V79H34V71H45V35Q40 39.5 33.5 41V33Q43 30 48 22Z";
