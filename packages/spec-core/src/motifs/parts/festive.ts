import { crown } from "../forms.ts";
import { at, band, box, type Drawn, path } from "../shape.ts";

/** Tents and things of parties, in a field of 120 by 112 units. */

/** A large tent, open in front. */
export const marquee: Drawn =
  path("l", "M34 30V6M86 30V6") +
  path("b", "M34 6L50 11 34 17ZM86 6L102 11 86 17Z") +
  path("c", "M8 62H112V112H8Z") +
  path("d", "M46 112V78Q60 66 74 78V112Z") +
  path("c", "M46 64H60V78C58 92 54 100 46 104ZM74 64H60V78C62 92 66 100 74 104Z") +
  path("n", "M27 66V112M93 66V112") +
  path(
    "a",
    "M34 24Q28 44 2 56V64Q11 72 20 64 29 72 38 64 47 72 56 64 58 66 60 66 62 66 64 64 73 72 82 64 91 72 100 64 109 72 118 64V56Q92 44 86 24 80 42 60 46 40 42 34 24Z",
  ) +
  path("n", "M34 24V62M86 24V62M60 46V66");

/** Flags on a string between two poles. */
export const bunting: Drawn =
  (["a", "b", "c", "a"] as const)
    .map((look, index) => {
      const [x = 0, y = 0, turn = 0] =
        [
          [18, 28, 24],
          [45, 38, 8],
          [75, 38, -8],
          [102, 28, -24],
        ][index] ?? [];
      return at([x, y, 1, turn], path(look, "M-14 0H14L0 44Z"));
    })
    .join("") + band("l", { d: "M2 112V12Q60 62 118 12V112", width: 4, isRound: true });

export const balloons: Drawn =
  path("l", "M30 62Q40 90 58 112M60 52Q56 84 60 112M90 62Q80 90 62 112") +
  [
    [28, 36, "b"],
    [92, 36, "c"],
    [60, 28, "a"],
  ]
    .map(([x, y, look]) =>
      at(
        [Number(x), Number(y)],
        path(
          look as "a" | "b" | "c",
          "M0 30L-6 38H6ZM0-28C18-28 26-14 24 2 22 18 10 30 0 30S-22 18-24 2C-26-14-18-28 0-28Z",
        ),
        path(look === "c" ? "n" : "w", "M-14-4C-14-12-10-18-4-20"),
      ),
    )
    .join("");

/** A castle of air, for children. */
export const bouncyCastle: Drawn =
  path("b", "M28 84V40Q60 30 92 40V84Z") +
  path("n", "M44 38V84M60 36V84M76 38V84") +
  [14, 106]
    .map(
      (x) =>
        box("a", [x - 14, 32, 28, 74, 12]) +
        path("b", `M${x - 16} 34Q${x - 14} 22 ${x} 4 ${x + 14} 22 ${x + 16} 34 ${x} 42 ${x - 16} 34Z`) +
        path("n", `M${x - 14} 58H${x + 14}M${x - 14} 82H${x + 14}`),
    )
    .join("") +
  box("c", [0, 80, 120, 32, 14]) +
  path("n", "M24 80V112M48 80V112M72 80V112M96 80V112");

/** A pointed hat for a party. */
export const partyHat: Drawn =
  path("a", "M60 18L98 104Q60 118 22 104Z") +
  path("b", "M51 38L69 38 77 56H43ZM36 72H84L91 88H29Z") +
  crown("c", { x: 60, y: 14, rx: 13, ry: 13, bumps: 9 }) +
  path("l", "M18 40L10 34M104 40L112 34M20 62H10M100 62H112");
