import { at, band, box, type Drawn, disc, path } from "../shape.ts";
import { mirrorAt, tooth } from "./care.ts";

/** What a dentist does to teeth, in a field of 120 by 112 units. */

/** A glint of radius `r` about a point. */
export const glint = ([x, y, r]: readonly [number, number, number]): Drawn =>
  at(
    [x, y, r / 10],
    path("b", "M0-10C1.500-3 3-1.500 10 0 3 1.500 1.500 3 0 10-1.500 3-3 1.500-10 0-3-1.500-1.500-3 0-10Z"),
  );

/** A mirror held to a tooth. */
export const checkedTooth: Drawn = at([-10, 20, 0.82], tooth) + mirrorAt([94, 58.6, 0.86, -24]);

/** A tooth whose filling is hardened by a lamp. */
export const filledTooth: Drawn =
  at(
    [-10, 20, 0.82],
    tooth,
    path("e", "M42 11.500C49 10 54 16 60 16S71 10 78 11.500C80 24 72 34 60 34S40 24 42 11.500Z"),
  ) +
  at([80, 22, 1, 56], path("e", "M-5 12H5L3 30H-3Z"), box("b", [-8, -34, 16, 48, 6]), path("n", "M-8-6H8")) +
  glint([90, 66, 12]);

/** A tooth with its canals. */
export const rootedTooth: Drawn =
  tooth + band("b", { d: "M41 100Q42 70 48 58 60 44 72 58 78 70 79 100", width: 6, isRound: true });

const cap =
  "M32 6C44 2 52 12 60 12S76 2 88 6C104 13 106 34 98 50Q94 60 84 60H36Q26 60 22 50C14 34 16 13 32 6Z";

const gum: Drawn = path("a", "M2 112V96Q2 86 14 86H106Q118 86 118 96V112Z");

/** A crown over the stump that it will cover. */
export const crownedTooth: Drawn =
  path("e", "M36 98L44 66Q46 58 54 58H66Q74 58 76 66L84 98Z") +
  gum +
  at([12, -2, 0.8], path("c", cap), path("n", "M32 22q-5 7-2 17M50 18q10 5 20 0")) +
  path("l", "M12 34V52L6 46M12 52l6-6M108 34V52l-6-6M108 52l6-6");

const stump = (x: number): Drawn => path("e", `M${x - 14} 98L${x - 8} 66Q${x} 58 ${x + 8} 66L${x + 14} 98Z`);

/** Three crowns in one piece over two stumps. */
export const bridge: Drawn =
  stump(22) +
  stump(98) +
  gum +
  [0, 1, 2]
    .map((item) => path("c", `M${8 + item * 36} 14q8-10 16-4 8-6 16 4 5 16 0 32-4 8-16 8t-16-8q-5-16 0-32Z`))
    .join("");

/** A crown on its screw. */
export const implant: Drawn = at(
  [0, 1],
  path("b", "M47 68H73L68 106Q60 116 52 106Z") +
    path("n", "M48 78H72M50 88H70M51 98H69") +
    box("e", [49, 60, 22, 9]) +
    path("c", cap) +
    path("n", "M32 22q-5 7-2 17M50 18q10 5 20 0"),
);

/** A tooth, one half of it bright. */
export const whitenedTooth: Drawn =
  tooth +
  path("e", "M60 16C52 16 44 6 32 10 12 18 12 44 22 62 30 78 28 112 40 112 52 112 48 76 60 76Z") +
  glint([98, 14, 16]) +
  glint([112, 46, 10]) +
  glint([100, 84, 8]);

const jaw = (d: string): Drawn =>
  band("n", { d, width: 11, isRound: true }) + band("e", { d, width: 6.5, isRound: true });

/** A tooth in the grip of forceps. */
export const pulledTooth: Drawn = at(
  [0, -1],
  at([25.2, 48, 0.58], tooth) +
    jaw("M80 6C80 22 50 24 44 42 40 50 34 58 38 66") +
    jaw("M40 6C40 22 70 24 76 42 80 50 86 58 82 66") +
    disc("b", [60, 27, 6]),
);

const falseTeeth = (y: number): Drawn =>
  [0, 1, 2, 3, 4, 5]
    .map((item) => {
      const height = [15, 19, 22, 22, 19, 15][item] ?? 15;
      return path("c", `M${15 + item * 15} ${y}h15v${height - 6}q0 6-7.500 6t-7.500-6Z`);
    })
    .join("");

/** A set of false teeth. */
export const dentures: Drawn = at(
  [0, 1],
  falseTeeth(36) +
    path("a", "M4 46C2 14 30 2 60 2S118 14 116 46C112 52 106 50 104 44Q98 32 60 32T16 44C14 50 8 52 4 46Z") +
    at([0, 112, 1], at([120, 0, 1, 180], at([6, 4, 0.9], falseTeeth(36)))) +
    path(
      "a",
      "M8 70C6 98 32 111 60 111S114 98 112 70C108 64 102 66 100 72Q96 82 60 82T20 72C18 66 12 64 8 70Z",
    ),
);

/** A tooth with a happy face. */
export const happyTooth: Drawn =
  tooth +
  disc("b", [36, 55, 5]) +
  disc("b", [84, 55, 5]) +
  disc("d", [45, 38, 4.5]) +
  disc("d", [75, 38, 4.5]) +
  band("n", { d: "M46 52Q60 68 74 52", width: 4, isRound: true });

/** A tooth that aches. */
export const achingTooth: Drawn =
  at([-4, 16, 0.86], tooth) + path("b", "M84-2L56 44H76L66 78 110 28H88L102-2Z");

/** Teeth on an X-ray film. */
export const xray: Drawn = at(
  [0, 8],
  box("d", [4, 12, 112, 92, 8]) +
    [5, 40, 75]
      .map((x) =>
        at(
          [x, 26, 0.33],
          path(
            "z",
            "M32 10C44 6 52 16 60 16S76 6 88 10C108 18 108 44 98 62 90 78 92 206 80 206 68 206 72 96 60 96S52 206 40 206C28 206 30 78 22 62 12 44 12 18 32 10Z",
          ),
        ),
      )
      .join(""),
);

/** A clear tray in the form of the jaw: aligner, retainer or mouthguard. */
export const tray: Drawn = at(
  [0, -1],
  band("n", { d: "M22 95C12-5 108-5 98 95", width: 36, isRound: true }) +
    band("c", { d: "M22 95C12-5 108-5 98 95", width: 31, isRound: true }) +
    band("n", { d: "M22 95C12-5 108-5 98 95", width: 31, dash: "2 19" }),
);

export const dentalChair: Drawn =
  band("l", { d: "M100 92V22Q100 8 86 8H66", width: 5 }) +
  path("b", "M42 4H68L76 20H34Z") +
  box("e", [54, 84, 14, 24]) +
  box("d", [36, 104, 52, 8, 4]) +
  band("n", { d: "M14 44L44 80H84L110 94", width: 18, isRound: true }) +
  band("a", { d: "M14 44L44 80H84L110 94", width: 13.5, isRound: true }) +
  path("w", "M22 50L44 76") +
  box("e", [46, 58, 32, 8, 4]);

/** A beaker with a toothbrush and a tube of paste. */
export const beaker: Drawn =
  at(
    [44, 74, 1, -12],
    box("b", [-6, -72, 12, 74, 6]),
    box("c", [6, -69, 14, 28, 2]),
    path("n", "M6-62H20M6-55H20M6-48H20"),
  ) +
  at(
    [76, 70, 1, 14],
    path("a", "M-14-40H14L12 20H-12Z"),
    box("c", [-7, -58, 14, 18, 3]),
    path("w", "M-6-28V0"),
  ) +
  path("c", "M24 52H96L90 112H30Z") +
  path("a", "M26 70H94L92 92H28Z");
