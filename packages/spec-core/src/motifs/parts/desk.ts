import { writing } from "../forms.ts";
import { at, band, box, type Drawn, disc, oval, path } from "../shape.ts";

/** Things of offices, lawyers, accountants and makers of software, in a field of 120 by 112 units. */
export const ledgerBook: Drawn =
  path("a", "M4 30Q34 18 60 32 86 18 116 30V110Q86 98 60 112 34 98 4 110Z") +
  path("c", "M10 26Q36 16 60 28V104Q36 92 10 102ZM110 26Q84 16 60 28V104Q84 92 110 102Z") +
  path(
    "n",
    "M20 42Q36 36 50 42M20 56Q36 50 50 56M20 70Q36 64 50 70M70 42Q86 36 100 42M70 56Q86 50 100 56M70 70H84",
  ) +
  band("b", { d: "M60 30V104", width: 3 });

const beads = [3, 1, 4, 2];

export const abacus: Drawn =
  box("e", [6, 6, 108, 106, 6]) +
  box("c", [18, 18, 84, 80, 2]) +
  [32, 50, 68, 86]
    .map(
      (y, row) =>
        path("n", `M18 ${y}H102`) +
        [0, 1, 2, 3, 4]
          .map((bead) =>
            oval(bead < (beads[row] ?? 0) ? "a" : "b", [
              26 + bead * 10 + (bead < (beads[row] ?? 0) ? 0 : 28),
              y,
              5,
              8,
            ]),
          )
          .join(""),
    )
    .join("");

export const columns: Drawn = [26, 44, 34, 66, 84]
  .map((height, index) =>
    box(index === 4 ? "a" : index % 2 ? "e" : "c", [8 + index * 22, 112 - height, 16, height, 2]),
  )
  .join("");

/** A pile of coins with milled edges, and one coin that stands beside it. */
export const coins: Drawn =
  [0, 4, -2, 3, 0]
    .map((shift, coin) => {
      const [left, top] = [6 + shift, 98 - coin * 14];
      return (
        box("b", [left, top, 52, 14, 4]) +
        path("n", [9, 17, 25, 33, 41].map((x) => `M${left + x} ${top + 4}v6`).join(""))
      );
    })
    .join("") +
  disc("b", [87, 84, 28]) +
  disc("n", [87, 84, 21]) +
  path("d", "M90 70V98H84V77L79 80V74L85 70Z");

export const calculator: Drawn =
  box("a", [22, 4, 76, 108, 8]) +
  box("c", [32, 14, 56, 22, 3]) +
  [0, 1, 2]
    .map((row) =>
      [0, 1, 2]
        .map((column) =>
          box(row === 2 && column === 2 ? "b" : "c", [32 + column * 20, 46 + row * 21, 16, 15, 3]),
        )
        .join(""),
    )
    .join("") +
  path("n", "M66 25H80");

export const calendar: Drawn = at(
  [0, 2],
  box("c", [10, 16, 100, 94, 6]) +
    path("a", "M10 40V22q0-6 6-6H104q6 0 6 6V40Z") +
    box("e", [29, 4, 10, 23, 5]) +
    box("e", [81, 4, 10, 23, 5]) +
    [0, 1, 2]
      .map((row) =>
        [0, 1, 2, 3]
          .map((day) => box(row === 1 && day === 2 ? "b" : "e", [21 + day * 21, 49 + row * 19, 14, 12, 2]))
          .join(""),
      )
      .join(""),
);

export const canopy: Drawn =
  path("a", "M6 60C8 26 32 8 60 8S112 26 114 60Q102 46 88 58 74 44 60 56 46 44 32 58 18 46 6 60Z") +
  path("n", "M32 58Q36 24 60 8 84 24 88 58M60 56V10") +
  path("l", "M60 7V0");

export const umbrella: Drawn = at([0, 2], path("l", "M60 54V96q0 14-12 14T36 98") + canopy);

export const receipt: Drawn = at(
  [0, 4],
  path("c", "M30 4H90V108L80 100 70 108 60 100 50 108 40 100 30 108Z") +
    path("n", "M40 22H66M76 22h4M40 38H62M76 38h4M40 54H58M76 54h4") +
    box("b", [40, 68, 40, 12, 2]),
);

/** A document with a seal. */
export const deed: Drawn =
  path("c", "M20 2H100V112H20Z") +
  writing([32, 20, 56, 5]) +
  path("a", "M72 76L66 107 77 101 88 107 84 76Z") +
  disc("b", [77, 74, 16]) +
  disc("n", [77, 74, 9]);

export const scroll: Drawn = at(
  [0, 8],
  path("c", "M22 18H92V94H22Z") +
    path("e", "M14 8H90q10 0 10 9t-10 9H14q8 0 8-9t-8-9Z") +
    path("e", "M30 86H106q-8 0-8 9t8 9H30q-10 0-10-9t10-9Z") +
    writing([34, 40, 46, 4]),
);

export const browserWindow: Drawn = at(
  [0, 8],
  box("c", [4, 14, 112, 90, 6]) +
    path("a", "M4 34V20q0-6 6-6H110q6 0 6 6V34Z") +
    disc("z", [16, 24, 3]) +
    disc("z", [27, 24, 3]) +
    box("e", [14, 44, 44, 50, 2]) +
    path("n", "M68 50H104M68 62H104M68 74H90") +
    box("b", [68, 82, 30, 12, 3]),
);

export const brackets: Drawn = at(
  [0, 6.7],
  band("l", { d: "M40 22L10 58 40 94M80 22L110 58 80 94", width: 8, isRound: true }) +
    band("b", { d: "M68 14L52 102", width: 8, isRound: true }),
);

/** A laptop with something on its screen, a field of 70 by 48 units from 25, 35. */
export const laptopOf = (screen: Drawn): Drawn =>
  box("a", [18, 28, 84, 62, 5]) +
  box("c", [25, 35, 70, 48, 2]) +
  screen +
  path("e", "M8 90H112L118 106q0 6-6 6H8q-6 0-6-6Z") +
  path("n", "M46 98H74");

export const laptop: Drawn = laptopOf(path("n", "M34 48l8 7-8 7M48 64H62"));

export const server: Drawn = at(
  [0, 6],
  [0, 1, 2]
    .map(
      (row) =>
        box(row === 1 ? "a" : "c", [16, 8 + row * 34, 88, 30, 4]) +
        disc(row === 1 ? "z" : "b", [30, 23 + row * 34, 4]) +
        disc("d", [42, 23 + row * 34, 4]) +
        path(row === 1 ? "w" : "n", `M62 ${18 + row * 34}H94M62 ${28 + row * 34}H94`),
    )
    .join(""),
);

export const phone: Drawn =
  box("d", [32, 2, 56, 110, 10]) +
  box("c", [37, 14, 46, 80, 2]) +
  path("a", "M37 46H83V92q0 2-2 2H39q-2 0-2-2Z") +
  disc("z", [60, 103, 4]) +
  path("n", "M44 24H68M44 34H60") +
  path("w", "M46 60H74M46 72H66");

export const chip: Drawn = at(
  [0, 1.7],
  band("l", { d: "M34 12H88", width: 18, dash: "5 9" }) +
    band("l", { d: "M34 102H88", width: 18, dash: "5 9" }) +
    band("l", { d: "M16 30V84", width: 18, dash: "5 9" }) +
    band("l", { d: "M104 30V84", width: 18, dash: "5 9" }) +
    box("a", [22, 18, 76, 78, 6]) +
    box("c", [42, 38, 36, 38, 3]) +
    path("n", "M50 50H70M50 62H62"),
);

export const cursor: Drawn = at([0, 4], path("b", "M20 6L100 56 66 64 86 100 70 108 52 72 28 96Z"));

export const plainShield: Drawn = path("a", "M60 4L106 20V54C106 82 84 102 60 112 36 102 14 82 14 54V20Z");

export const shield: Drawn = plainShield + path("w", "M38 56l16 17 30-34");

export const drive: Drawn = at(
  [0, 4],
  path("e", "M20 26V90c0 24 80 24 80 0V26Z") +
    path("n", "M20 48c0 24 80 24 80 0M20 70c0 24 80 24 80 0") +
    oval("b", [60, 26, 40, 15]),
);

export const speech: Drawn = at(
  [0, -4],
  path("c", "M10 8H92q8 0 8 8V58q0 8-8 8H46L26 84V66H10q-8 0-8-8V16q0-8 8-8Z") +
    path("n", "M18 26H82M18 42H62") +
    path("a", "M60 76H112q6 0 6 6V100q0 6-6 6h-4v10L94 106H66q-6 0-6-6Z"),
);

export const target: Drawn = at(
  [0, 2],
  disc("c", [56, 62, 48]) +
    disc("a", [56, 62, 34]) +
    disc("c", [56, 62, 20]) +
    disc("b", [56, 62, 7]) +
    path("l", "M56 62L104 14M94 8L104 14 114 10 112 24 104 14"),
);

export const people: Drawn =
  disc("a", [38, 36, 17]) +
  path("a", "M6 112C6 76 18 62 38 62S70 76 70 112Z") +
  disc("b", [84, 46, 14]) +
  path("b", "M58 112C58 82 68 70 84 70S112 82 112 112Z");

export const folder: Drawn = at(
  [0, 4],
  path("e", "M6 24q0-6 6-6H44L54 30H108q6 0 6 6V104H6Z") +
    box("c", [20, 12, 76, 60, 2]) +
    writing([30, 26, 54, 3]) +
    path("a", "M2 50H118L112 108H8Z"),
);

export const briefcase: Drawn =
  path("l", "M42 36V22q0-6 6-6H72q6 0 6 6V36") +
  box("a", [6, 36, 108, 76, 6]) +
  path("w", "M6 70H50M70 70H114") +
  box("b", [50, 61, 20, 18, 3]);

export const map: Drawn = at(
  [0, 8],
  path("c", "M6 22L42 8 78 22 114 8V90L78 104 42 90 6 104Z") +
    path("n", "M42 8V90M78 22V104") +
    band("b", { d: "M16 84Q30 60 50 70T86 46 100 28", width: 4, dash: "7 6", isRound: true }) +
    path("a", "M98 36C86 20 88 4 98 4S110 20 98 36Z"),
);
