import { at, band, box, type Drawn, disc, path } from "../shape.ts";
import { laptopOf, phone, plainShield } from "./desk.ts";

/** Computers and what belongs to them, in a field of 120 by 112 units. */

/** A router that sends. */
export const router: Drawn =
  path("l", "M28 66V34M92 66V34") +
  band("l", { d: "M38 34a30 30 0 0 1 44 0M47 44a17 17 0 0 1 26 0", width: 5, isRound: true }) +
  disc("b", [60, 54, 5]) +
  box("a", [8, 66, 104, 38, 8]) +
  disc("z", [28, 85, 5]) +
  disc("y", [44, 85, 5]) +
  path("w", "M62 85H98") +
  box("d", [20, 104, 20, 8, 2]) +
  box("d", [80, 104, 20, 8, 2]);

export const printer: Drawn =
  box("c", [30, 6, 60, 40, 2]) +
  box("a", [6, 36, 108, 50, 7]) +
  disc("y", [98, 50, 4]) +
  box("d", [24, 62, 72, 9, 3]) +
  path("c", "M30 66H90V112H30Z") +
  path("n", "M40 80H80M40 90H80M40 100H64");

export const crackedPhone: Drawn =
  phone + path("n", "M37 30L52 42 48 54 62 60 58 76 74 94M52 42L66 34 83 40M62 60L83 54");

/** A screen and a computer beside it. */
export const desktop: Drawn =
  path("e", "M30 84H50L54 106H26Z") +
  box("e", [16, 104, 48, 8, 3]) +
  box("a", [2, 18, 78, 68, 5]) +
  box("c", [9, 25, 64, 52, 2]) +
  path("n", "M18 38H44M18 50H60M18 62H52") +
  box("d", [84, 26, 34, 86, 4]) +
  path("n", "M90 38H112") +
  box("e", [90, 34, 22, 7, 1]) +
  box("e", [90, 47, 22, 7, 1]) +
  disc("y", [101, 74, 6]);

/** A headset of somebody who answers. */
export const headset: Drawn = at(
  [0, 2],
  band("l", { d: "M22 66V56a38 38 0 0 1 76 0V66", width: 8 }) +
    band("l", { d: "M96 84q0 20-26 20", width: 5, isRound: true }) +
    box("a", [8, 56, 26, 42, 9]) +
    box("a", [86, 56, 26, 42, 9]) +
    box("b", [52, 97, 24, 13, 6]),
);

export const gamepad: Drawn = at(
  [0, 9.2],
  path(
    "a",
    "M34 32H86C108 32 118 74 116 92 114 106 98 106 90 94L82 82H38L30 94C22 106 6 106 4 92 2 74 12 32 34 32Z",
  ),
  box("c", [26, 52, 26, 9, 2]),
  box("c", [34.5, 43.5, 9, 26, 2]),
  disc("y", [80, 50, 5]),
  disc("y", [92, 60, 5]),
  disc("z", [72, 64, 5]),
);

/** A laptop and the tools that open it. */
export const laptopRepair: Drawn =
  laptopOf(path("n", "M34 44H60M34 54H52")) +
  at(
    [78, 52, 1, 38],
    box("c", [-3, -6, 6, 46, 1]),
    box("b", [-8, -46, 16, 42, 7]),
    path("n", "M-3-38V-14M3-38V-14"),
  );

/** A laptop whose screen is guarded. */
export const laptopGuarded: Drawn = laptopOf(at([41, 38, 0.37], plainShield) + path("w", "M55 58l6 6 11-13"));

/** A cloud that takes things up. */
export const cloud: Drawn = at(
  [0, 8],
  path("c", "M30 90C8 90 2 62 24 56 22 30 58 20 68 40 86 30 104 46 98 60 120 62 118 90 96 90Z") +
    path("b", "M60 46L80 68H68V104H52V68H40Z"),
);

/** Settings on a sheet of a program: three sliders. */
export const sliders: Drawn = at(
  [0, 4],
  box("c", [6, 12, 108, 96, 6]) +
    path("n", "M22 38H98M22 62H98M22 86H98") +
    box("a", [66, 29, 14, 18, 4]) +
    box("b", [34, 53, 14, 18, 4]) +
    box("a", [52, 77, 14, 18, 4]),
);

/** Three wheels of a machine that works by itself: two cogs and an arrow. */
export const cogs: Drawn = at(
  [0, 2.7],
  band("a", { d: "M44 14a32 32 0 1 1-.1 0", width: 14, dash: "13 12.133" }) +
    disc("a", [44, 46, 30]) +
    disc("c", [44, 46, 14]) +
    band("b", { d: "M88 60a22 22 0 1 1-.1 0", width: 12, dash: "10 9.744" }) +
    disc("b", [88, 82, 20]) +
    disc("c", [88, 82, 9]),
);

/** A window with a graph: figures at a glance. */
export const dashboard: Drawn =
  box("c", [4, 14, 112, 98, 6]) +
  path("a", "M4 34V20q0-6 6-6H110q6 0 6 6V34Z") +
  disc("z", [16, 24, 3]) +
  disc("z", [27, 24, 3]) +
  band("b", { d: "M38 52a17 17 0 1 1-16 24", width: 11 }) +
  band("a", { d: "M22 76a17 17 0 0 1 16-24", width: 11 }) +
  [14, 24, 18, 34]
    .map((height, index) => box(index === 3 ? "b" : "e", [68 + index * 11, 92 - height, 8, height, 1]))
    .join("") +
  path("n", "M64 92H112M18 102H58");

/** A window under a magnifier. */
export const siteSearch: Drawn = at(
  [0, 0.7],
  box("c", [4, 8, 100, 80, 6]) +
    path("a", "M4 28V14q0-6 6-6H98q6 0 6 6V28Z") +
    disc("z", [16, 18, 3]) +
    disc("z", [27, 18, 3]) +
    path("n", "M18 44H52M18 56H44M18 68H48") +
    band("n", { d: "M94 92L110 106", width: 12, isRound: true }) +
    band("b", { d: "M94 92L110 106", width: 8, isRound: true }) +
    disc("b", [78, 70, 26]) +
    disc("c", [78, 70, 18]) +
    path("n", "M68 72l7 8 13-18"),
);

/** A window with a basket: a shop on the web. */
export const webShop: Drawn =
  box("c", [4, 14, 112, 98, 6]) +
  path("a", "M4 34V20q0-6 6-6H110q6 0 6 6V34Z") +
  disc("z", [16, 24, 3]) +
  disc("z", [27, 24, 3]) +
  path("n", "M24 48H34L44 86H84") +
  path("b", "M37 54H94L86 78H43Z") +
  disc("d", [50, 97, 6]) +
  disc("d", [78, 97, 6]);

/** A speech bubble with a spark: a machine that answers. */
export const robot: Drawn =
  path("l", "M60 26V12") +
  disc("b", [60, 10, 7]) +
  box("a", [20, 26, 80, 62, 12]) +
  box("c", [32, 40, 56, 26, 10]) +
  disc("d", [48, 53, 5]) +
  disc("d", [72, 53, 5]) +
  path("w", "M48 77H72") +
  box("e", [6, 46, 14, 24, 4]) +
  box("e", [100, 46, 14, 24, 4]) +
  path("e", "M40 88H80L86 112H34Z");
