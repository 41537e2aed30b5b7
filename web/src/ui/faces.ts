/** The company: who has which face, and how faces look in each mood. */

import type { Face } from "../net/protocol";

export type Mood = "waiting" | "thinking" | "glad" | "cross" | "gloating" | "bowing";

/** A part of a drawing: its path, and the colour that fills it. */
type Part = readonly [path: string, fill: string];

interface Look {
  skin: string;
  /** A flea has feelers and large eyes, a person a nose to be seen from the last row. */
  flea: boolean;
  /** Behind the head, and over it. */
  back: readonly Part[];
  front: readonly Part[];
}

const RED = "#c9503f";
const INK = "#4a3428";
const GOLD = "#f2c14e";
const PAPER = "#fffdf6";

export const LOOKS: Readonly<Record<Face, Look>> = {
  rosina: {
    skin: "#f6d2b0",
    flea: false,
    back: [
      [
        "M20 60C14 24 36 14 50 14C66 14 86 24 80 60C84 82 70 86 66 78L34 78C30 86 16 82 20 60Z",
        "#3c2a21",
      ],
    ],
    front: [
      ["M25 46C30 26 70 26 75 46C66 36 34 36 25 46Z", "#3c2a21"],
      ["M70 26C78 18 88 24 82 32C76 38 68 34 70 26Z", RED],
    ],
  },
  bartolo: {
    skin: "#eec09a",
    flea: false,
    back: [
      [
        "M16 52C10 40 20 34 26 40L74 40C80 34 90 40 84 52C92 62 82 72 76 66L24 66C18 72 8 62 16 52Z",
        "#e9e4da",
      ],
    ],
    front: [
      ["M26 40C34 22 66 22 74 40C66 34 34 34 26 40Z", "#e9e4da"],
      [
        "M32 56a8 8 0 1 0 16 0a8 8 0 1 0 -16 0M52 56a8 8 0 1 0 16 0a8 8 0 1 0 -16 0M48 56h4",
        "none",
      ],
    ],
  },
  susanna: {
    skin: "#f6d2b0",
    flea: false,
    back: [["M22 58C18 30 34 20 50 20C66 20 82 30 78 58L74 76H26Z", "#b5652c"]],
    front: [
      ["M22 38C22 16 78 16 78 38C70 32 66 40 60 34C54 40 46 40 40 34C34 40 30 32 22 38Z", PAPER],
    ],
  },
  cherubino: {
    skin: "#f9dcc0",
    flea: false,
    back: [["M24 60C14 46 20 26 34 24C44 12 66 14 70 26C84 30 86 48 76 60Z", "#d99a3a"]],
    front: [
      [
        "M26 44C30 34 38 32 44 36C50 28 60 32 62 36C70 32 74 40 75 46C62 40 40 40 26 44Z",
        "#d99a3a",
      ],
      ["M62 22C74 4 92 12 84 24C80 30 70 28 62 30Z", "#5cb3a8"],
    ],
  },
  marcellina: {
    skin: "#efc7a6",
    flea: false,
    back: [["M30 30C28 8 72 8 70 30C84 36 84 66 74 76H26C16 66 16 36 30 30Z", "#8d8178"]],
    front: [
      ["M26 44C32 30 68 30 74 44C60 38 40 38 26 44Z", "#8d8178"],
      ["M36 16C38 6 62 6 64 16C60 22 40 22 36 16Z", "#7c4a86"],
    ],
  },
  basilio: {
    skin: "#e6bd96",
    flea: false,
    back: [["M24 66C16 50 22 34 30 30H70C78 34 84 50 76 66Z", INK]],
    front: [
      ["M10 30C26 22 74 22 90 30C84 38 16 38 10 30Z", INK],
      ["M32 28C34 10 66 10 68 28Z", INK],
      ["M44 82L50 94L56 82C53 85 47 85 44 82Z", INK],
    ],
  },
  fips: {
    skin: "#b98552",
    flea: true,
    back: [],
    front: [
      ["M30 30C34 20 66 20 70 30L66 34H34Z", "#3d6fb0"],
      ["M24 34C36 30 64 30 76 34L74 38C62 34 38 34 26 38Z", "#2d568c"],
    ],
  },
  colombina: {
    skin: "#c8966a",
    flea: true,
    back: [],
    front: [
      ["M36 26C28 16 24 24 30 32C24 38 32 40 38 34Z", "#e389a8"],
      ["M38 30C46 22 50 30 44 36C38 38 36 34 38 30Z", "#e389a8"],
    ],
  },
  zampano: {
    skin: "#a5713f",
    flea: true,
    back: [],
    front: [
      ["M28 34C34 22 66 22 72 34C60 30 40 30 28 34Z", INK],
      ["M32 66C38 60 46 62 50 66C54 62 62 60 68 66C64 72 54 72 50 68C46 72 36 72 32 66Z", INK],
    ],
  },
  pulcina: {
    skin: "#d0a172",
    flea: true,
    back: [],
    front: [
      ["M38 32L50 4L62 32C54 36 46 36 38 32Z", PAPER],
      ["M46 10a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M46 24a4 4 0 1 0 8 0a4 4 0 1 0 -8 0", RED],
    ],
  },
  toto: {
    skin: "#be8c5c",
    flea: true,
    back: [
      ["M22 44C10 34 8 54 20 58Z", "#e0672c"],
      ["M78 44C90 34 92 54 80 58Z", "#e0672c"],
    ],
    front: [["M44 60a6 6 0 1 0 12 0a6 6 0 1 0 -12 0", RED]],
  },
  mirabella: {
    skin: "#c79264",
    flea: true,
    back: [],
    front: [
      ["M32 32L30 14L41 24L50 8L59 24L70 14L68 32C58 28 42 28 32 32Z", GOLD],
      ["M47 22a3 3 0 1 0 6 0a3 3 0 1 0 -6 0", RED],
    ],
  },
};

/** All faces, in the order in which they are offered. */
export const FACES = Object.keys(LOOKS) as readonly Face[];

/** What the characters are called, in every language. */
export const NAMES = Object.fromEntries(
  FACES.map((face) => [face, face[0]!.toUpperCase() + face.slice(1)]),
) as Readonly<Record<Face, string>>;

/** The face of a bot: that of the character after whom it is called, if there is one. */
export function faceOf(name: string): Face | null {
  const found = name.toLowerCase() as Face;
  return found in LOOKS ? found : null;
}

/** Eyes, brows and mouth; what is filled with ink is closed. */
export const MOODS: Readonly<
  Record<Mood, { brows: string; eyes: "open" | "up" | "shut"; mouth: string; laughs?: boolean }>
> = {
  waiting: { brows: "M33 44q6 -3 12 0M55 44q6 -3 12 0", eyes: "open", mouth: "M41 74q9 4 18 0" },
  thinking: { brows: "M33 40q6 -4 12 0M55 45q6 -2 12 1", eyes: "up", mouth: "M45 75h10" },
  glad: {
    brows: "M32 42q7 -5 13 0M55 42q7 -5 13 0",
    eyes: "shut",
    mouth: "M38 71q12 15 24 0z",
    laughs: true,
  },
  cross: { brows: "M33 41l12 6M67 41l-12 6", eyes: "open", mouth: "M40 78q10 -9 20 0" },
  gloating: {
    brows: "M32 38q7 -4 13 2M55 47q7 -3 12 -1",
    eyes: "open",
    mouth: "M40 73q14 8 22 -4",
  },
  bowing: { brows: "M33 44q6 -3 12 0M55 44q6 -3 12 0", eyes: "shut", mouth: "M40 73q10 7 20 0" },
};
