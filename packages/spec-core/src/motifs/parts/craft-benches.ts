import { at, band, box, type Drawn, disc, oval, path } from "../shape.ts";
import { flame } from "./pipework.ts";

/** Things of framers, clockmakers, blacksmiths and upholsterers, in a field of 120 by 112 units. */

/** Corners of frames, one before another. */
export const frameCorners: Drawn = (
  [
    ["e", 0],
    ["b", 28],
    ["a", 56],
  ] as const
)
  .map(
    ([look, at]) =>
      path(look, `M${at} 112V${at + 4}H118V${at + 26}H${at + 22}V112Z`) +
      path("n", `M${at} ${at + 4}L${at + 22} ${at + 26}M${at + 11} 112V${at + 15}H118`),
  )
  .join("");

/** A knife that cuts the window of a mount. */
export const mountCutter: Drawn =
  box("c", [4, 20, 96, 84, 2]) +
  path("m", "M28 42H76V82H28Z") +
  path("n", "M24 38H80V86H24ZM28 42H76V82H28ZM24 38L28 42M80 38L76 42M80 86L76 82M24 86L28 82") +
  at(
    [92, 64, 1, 28],
    path("e", "M-7 22H7V34L0 44-7 34Z"),
    path("b", "M-10-46Q0-54 10-46V22H-10Z"),
    path("w", "M-3-36V10"),
  );

/** A clock in a tall case. */
export const longcaseClock: Drawn =
  path("b", "M34 18Q40 0 60-2 80 0 86 18Z") +
  box("a", [34, 16, 52, 36, 2]) +
  disc("c", [60, 34, 14.5]) +
  path("n", "M60 34V25M60 34L66 38") +
  path("a", "M42 52H78V96H42Z") +
  box("c", [49, 58, 22, 34, 2]) +
  path("n", "M60 58V78") +
  disc("b", [60, 81, 5.5]) +
  box("a", [36, 94, 48, 18, 2]) +
  path("w", "M46 103H74");

export const pocketWatch: Drawn =
  band("l", { d: "M60 20C60-6 104-6 104 26S86 52 110 64", width: 4, isRound: true, dash: "0.1 7" }) +
  band("l", { d: "M50 20a10 10 0 1 1 20 0", width: 4 }) +
  box("e", [53, 18, 14, 12, 2]) +
  disc("b", [56, 70, 42]) +
  disc("c", [56, 70, 32]) +
  path("n", "M56 44V49M56 91V96M30 70H35M77 70H82M56 70V52M56 70L69 78") +
  disc("d", [56, 70, 3]);

/** A hammer and tongs, crossed. */
export const hammerTongs: Drawn =
  at(
    [62, 60, 1, 42],
    path(
      "e",
      "M-6 58C-4 30-8 8-2-6-8-16-10-32-2-48L4-44C-2-32 0-20 4-12 8-20 10-32 4-44L8-50C16-34 16-18 9-6 15 8 11 30 13 58H6C6 34 8 14 4 2-1 14 1 34 1 58Z",
    ),
    disc("d", [3.5, -5, 3]),
  ) + at([58, 60, 1, -42], box("b", [-6, -36, 12, 94, 4]), path("a", "M-22-58H20L26-50V-38L20-32H-22Z"));

/** A forge with its fire. */
export const forge: Drawn =
  path("e", "M48-2H76V24L104 48H20L48 24Z") +
  path("n", "M20 48H104") +
  at([62, 56, 1.05], flame) +
  path("d", "M26 84Q34 74 42 80 52 72 62 80 72 72 82 80 92 74 98 84Z") +
  box("c", [4, 82, 112, 30, 2]) +
  path("n", "M4 97H116M32 82V97M62 82V97M92 82V97M18 97V112M47 97V112M77 97V112M104 97V112");

/** A gate of wrought iron. */
export const ironGate: Drawn =
  path("l", "M24 112V42M37 112V30M49 112V24M71 112V24M83 112V30M96 112V42") +
  band("l", { d: "M18 112V46Q20 14 60 14T102 46V112M18 62H102M18 84H102M60 14V112", width: 4 }) +
  [28, 46, 74, 92].map((x) => disc("b", [x, 73, 7])).join("") +
  disc("a", [60, 9, 7]) +
  path("e", "M0 112V30H14V112ZM106 112V30H120V112Z") +
  box("c", [-3, 22, 20, 9, 2]) +
  box("c", [103, 22, 20, 9, 2]);

/** Three rolls of cloth. */
export const fabricRolls: Drawn =
  (["e", "b", "a"] as const)
    .map((look, index) =>
      at(
        [22 + index * 36, 112],
        box(look, [-17, -92 + index * 12, 34, 92 - index * 12, 3]),
        oval("c", [0, -92 + index * 12, 17, 7]),
        oval("e", [0, -92 + index * 12, 6, 2.5]),
      ),
    )
    .join("") +
  path("a", "M111 40V104Q118 106 120 112H94Q100 100 96 84Z") +
  path(
    "n",
    "M12 44h.1M22 56h.1M32 44h.1M12 68h.1M22 80h.1M32 68h.1M12 92h.1M32 92h.1M41 50H75M41 66H75M41 82H75M41 98H75",
  );

/** A hearing aid that is worn behind the ear. */
export const hearingAid: Drawn =
  band("n", { d: "M66 24C92-4 116 18 106 48 102 60 92 66 90 78", width: 9, isRound: true }) +
  band("c", { d: "M66 24C92-4 116 18 106 48 102 60 92 66 90 78", width: 5.4, isRound: true }) +
  path("c", "M80 78H100L106 94Q108 106 92 108 78 108 76 96Z") +
  path(
    "a",
    "M72 14C84 24 78 34 66 42 52 54 56 84 46 102 40 112 22 112 16 98 10 82 14 58 26 38 38 18 58 4 72 14Z",
  ) +
  path("b", "M22 62C24 54 28 46 32 40L44 48C40 54 38 62 37 68Z") +
  disc("d", [28, 92, 4]) +
  path("w", "M48 34L58 26");
