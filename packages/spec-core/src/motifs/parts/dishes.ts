import { at, band, box, type Drawn, disc, oval, path } from "../shape.ts";

/** Main dishes as they come to the table, in a field of 120 by 112 units. */

/** A plate from slightly above, its foot on the line. */
const platter: Drawn = oval("c", [60, 86, 58, 24]) + oval("n", [60, 84, 44, 16]);

/** A deep bowl, its rim at y 58. */
const bowl: Drawn = path("a", "M6 58H114C114 86 96 102 80 106V112H40V106C24 102 6 86 6 58Z");

const steam: Drawn = path("l", "M44 32c-7-8 7-12 0-24M62 28c-7-8 7-12 0-24M80 32c-7-8 7-12 0-24");

/** A grilled rib steak on its bone, with a rim of fat. */
export const steakAlone: Drawn =
  path("c", "M78 50L96 22C90 12 98 4 106 8 110 0 122 4 120 14 124 22 116 28 108 28L98 70Z") +
  path("c", "M4 66C0 38 26 20 54 24 82 26 104 40 104 62 104 84 86 88 76 94 58 104 8 104 4 66Z") +
  path("a", "M14 65C12 45 32 31 54 34 78 36 94 46 94 62 94 76 80 80 70 85 54 92 18 92 14 65Z") +
  path("c", "M60 35C64 44 58 50 62 58S58 76 64 87L57 89C52 78 58 70 55 60S58 46 53 34Z") +
  band("n", {
    d: "M22 58L40 44M24 74L48 54M38 82L48 73M67 50L78 43M67 65L88 51M71 78L89 65",
    width: 4.6,
    isRound: true,
  });

export const steak: Drawn = box("e", [2, 100, 116, 12, 4]) + steakAlone;

export const roast: Drawn =
  path("l", "M40 24c-6-7 6-11 0-20M62 20c-6-7 6-11 0-20") +
  path("c", "M98 56L108 40C102 32 112 26 116 32 124 32 122 44 114 44L106 62Z") +
  path("b", "M10 96C4 66 24 40 56 42 66 34 92 38 102 58 112 76 104 96 92 98H18Z") +
  path("b", "M52 90C46 70 62 56 78 60 90 62 98 58 104 52L112 60C106 68 106 82 96 90 82 100 58 102 52 90Z") +
  path("w", "M22 72C24 62 32 54 42 52") +
  path("a", "M2 96H118C116 106 106 112 92 112H28C14 112 4 106 2 96Z");

export const burger: Drawn = at(
  [0, 2],
  path("b", "M10 50C10 22 32 10 60 10S110 22 110 50Z") +
    path("c", "M6 62H114L98 70 84 62 70 78 52 62Z") +
    path(
      "a",
      "M4 62Q4 52 14 52H106Q116 52 116 62 108 70 100 62 92 70 84 62 76 70 68 62 60 70 52 62 44 70 36 62 28 70 20 62 12 70 4 62Z",
    ) +
    box("d", [8, 72, 104, 16, 8]) +
    path("b", "M10 90H110V98Q110 110 98 110H22Q10 110 10 98Z") +
    path("n", "M36 30l6-4M56 24h7M78 28l6 4M46 40l6-2M68 38l6 2"),
);

/** A round fish with three fins on its back, on a long plate. */
export const wholeFish: Drawn =
  path("c", "M2 96H118Q116 112 100 112H20Q4 112 2 96Z") +
  path(
    "a",
    "M30 50L42 34 52 44ZM54 44L64 32 74 48ZM78 50L86 40 92 56ZM38 92L52 104 60 94ZM70 92L82 100 86 86Z",
  ) +
  path("a", "M92 70L116 50 112 70 116 90Z") +
  path("a", "M4 74C16 46 58 34 98 66L98 74C60 104 16 102 4 74Z") +
  path("c", "M4 74C30 84 66 82 98 74 60 104 16 102 4 74Z") +
  path("n", "M34 56Q42 72 34 92M50 64H56M62 66H68M74 68H80") +
  disc("z", [20, 66, 5]) +
  disc("d", [20, 66, 2.6]);

/** A flat fish from above. */
export const turbot: Drawn =
  path("a", "M90 58L110 44Q104 58 110 74Z") +
  path("c", "M10 60C12 44 32 18 56 18 78 18 90 44 96 58 90 74 78 98 56 98 32 98 12 76 10 60Z") +
  band("n", {
    d: "M24 40C34 28 44 23 56 23 72 23 82 38 90 54M24 78C34 88 44 93 56 93 72 93 82 78 90 62",
    width: 8,
    dash: "1.6 6",
  }) +
  path("a", "M8 60C14 46 34 28 56 28 72 28 82 46 96 58 82 70 72 88 56 88 34 88 14 74 8 60Z") +
  path("n", "M8 60L18 62M36 38Q46 58 36 80M40 60Q62 48 92 58") +
  path("w", "M56 40h2M70 46h2M58 70h2M72 68h2M50 80h2M66 58h2") +
  disc("z", [24, 50, 5]) +
  disc("z", [29, 64, 5]) +
  disc("d", [24, 50, 2.6]) +
  disc("d", [29, 64, 2.6]);

/** A flat fish with lemon on its plate: both eyes on one side, fins all round. */
export const flatFish: Drawn =
  disc("b", [104, 84, 15]) +
  disc("c", [104, 84, 10]) +
  at([4, -1], turbot) +
  path("c", "M-2 95H122Q120 112 102 112H18Q0 112-2 95Z") +
  path("n", "M12 103H108");

const shell: Drawn =
  path("b", "M92 90C70 84 66 54 74 40 82 30 106 30 114 42 120 56 114 84 96 90Z") +
  path("n", "M94 88L80 46M94 88V40M94 88L108 46");

/** Three shells without their plate. */
export const shellsAlone: Drawn =
  at([-39, -6, 0.8], shell) + at([13, -6, 0.8], shell) + at([-13, 34, 0.8], shell);

/** A shell and a prawn, without their plate. */
export const seafoodAlone: Drawn =
  shell +
  path(
    "a",
    "M64 92C36 100 10 84 12 58 14 38 32 28 48 34L52 46C38 44 32 52 32 62 32 74 46 80 62 76L74 68 78 80 76 92Z",
  ) +
  path("n", "M33 58L13 56M34 68L16 78M42 76L32 92M54 78L52 94") +
  path("l", "M48 34C56 24 60 16 58 6M46 33C46 24 42 14 34 8") +
  disc("d", [42, 40, 3]);

export const shells: Drawn = at([0, 2], platter + shellsAlone);

export const seafood: Drawn = at([0, 2], platter + seafoodAlone);

export const soup: Drawn =
  steam +
  path("e", "M78 58L106 18C110 12 118 18 114 24L92 60Z") +
  bowl +
  oval("c", [60, 58, 54, 14]) +
  oval("b", [60, 60, 44, 9]) +
  path("w", "M34 60q8-5 16-2");

const strands: Drawn =
  path("c", "M16 60C14 36 34 26 60 26S106 36 104 60Z") +
  path(
    "n",
    "M24 58C24 42 34 36 44 36M36 58C36 46 44 42 54 44 60 46 62 52 62 58M48 58C48 54 50 52 53 53M58 34C72 36 76 46 74 58M72 32C88 36 90 48 86 58M94 42C98 48 97 54 96 58",
  );

export const noodles: Drawn =
  path("e", "M66 38L104 0 108 3 72 43ZM78 42L116 10 119 14 83 48Z") +
  strands +
  oval("c", [30, 46, 13, 16]) +
  disc("b", [30, 48, 6.5]) +
  bowl +
  path("w", "M20 72H100");

export const pasta: Drawn =
  path("e", "M86 2V22C86 30 90 32 92 34V82H98V34C100 32 104 30 104 22V2H100V20H97V2H93V20H90V2Z") +
  path("b", "M14 94C12 68 32 56 58 56S104 68 102 94Z") +
  path(
    "n",
    "M22 92C22 78 30 74 36 76M36 92C36 84 46 80 54 84M82 72C88 78 90 84 90 92M58 92C58 84 68 80 76 88",
  ) +
  path(
    "a",
    "M28 68C26 52 42 44 56 46 72 42 86 52 82 66 78 74 70 68 64 74 56 80 50 70 42 74 34 76 30 74 28 68Z",
  ) +
  path("g", "M56 56C42 54 40 40 46 32 56 34 64 42 56 56ZM56 56C60 44 72 38 82 42 80 52 70 58 56 56Z") +
  path("c", "M2 92H118C116 106 104 112 90 112H30C16 112 4 106 2 92Z");

export const curry: Drawn =
  path("l", "M78 30c-7-8 7-12 0-24M96 34c-7-8 7-12 0-24") +
  path("c", "M14 60C14 34 28 22 44 22S72 34 72 60Z") +
  path("n", "M30 40l5 3M44 32l5-2M56 42l-4 4M40 50l5 2M26 52l4-2M58 54l4-2") +
  path("b", "M54 60C54 46 68 42 78 46 90 38 108 46 108 60Z") +
  path("n", "M72 54q4-6 8 0M90 54q4-5 8 0") +
  path("a", "M4 58H116C116 86 98 104 76 106V112H44V106C22 104 4 86 4 58Z") +
  path("w", "M18 72H102");

const chunks = (["a", "b", "a", "c", "a"] as const)
  .map((look, index) => box(look, [-48 + index * 19, -14, 17, 28, 5]))
  .join("");

/** Chunks on two skewers. */
export const skewers: Drawn =
  box("e", [2, 98, 116, 14, 4]) +
  [38, 78].map((y) => at([60, y, 1, -6], path("l", "M-64 0H64"), chunks)).join("");

/** Small slender fish side by side on a plate, as they are grilled or pickled. */
export const smallFish: Drawn =
  [0, 1]
    .map((row) =>
      at(
        [8 + row * 14, 50 + row * 24],
        path("a", "M2 14C14 0 50-2 76 12L90 2V26L76 16C50 30 14 28 2 14Z") + disc("d", [16, 12, 2.6]),
      ),
    )
    .join("") + path("c", "M2 98H118V104Q118 112 110 112H10Q2 112 2 104Z");
