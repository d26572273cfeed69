import { leaf } from "../forms.ts";
import { at, band, box, type Drawn, disc, oval, path } from "../shape.ts";
import { scissors } from "./salon.ts";

/** Heads and tools of hairdressers and barbers, in a field of 120 by 112 units. */
export const clippers: Drawn = at(
  [54, 61.8, 0.94, 16],
  band("l", { d: "M-19-49H19", width: 9, dash: "3.200 2.600" }),
  path("c", "M-22-44H22L18-28H-18Z"),
  path("a", "M-20-28H20C22-4 18 26 14 46Q12 54 0 54T-14 46C-18 26-22-4-20-28Z"),
  box("b", [-6, -12, 12, 22, 6]),
  path("w", "M-9 28H9M-7 36H7"),
);

/** An open razor, its pivot on the ground at 0, 0. */
const razor: Drawn =
  at([0, -8, 1, -7], path("c", "M-4 4V-32H-15V-82Q-15-92-5-92H4V4Z"), path("n", "M-8-84V-40")) +
  at([0, -8, 1, 18], path("a", "M-6 2C-9-30-9-60-4-88Q2-97 8-88C11-60 9-30 6 2Q0 8-6 2Z")) +
  disc("b", [0, -8, 4]);

/** A rolled towel, its middle on the ground at 0, 0, with steam above it. */
const hotTowel: Drawn =
  box("c", [-34, -42, 70, 41, 20]) +
  box("b", [10, -42, 9, 41]) +
  disc("c", [-14, -21.5, 20.5]) +
  path("n", "M-14-21a4 4 0 1 1 4 4q-9 1-10-6 0-9 10-9 11 1 11 12-2 11-13 11") +
  path("l", "M-16-52q-6-8 0-16t0-16M2-52q-6-8 0-16t0-16M20-52q-6-8 0-16t0-16");

/** A shaving brush and a hot towel. */
export const shave: Drawn =
  path("c", "M16 60C12 44 2 32 2 20Q2 8 12 6 24 2 36 6 46 8 46 20C46 32 36 44 32 60Z") +
  path("n", "M24 52V20M19 50L12 24M29 50L36 24") +
  box("b", [13, 58, 22, 10, 2]) +
  path(
    "a",
    "M15 68H33C33 77 41 78 41 86S34 94 34 99Q43 100 43 106V111H5V106Q5 100 14 99C14 94 7 94 7 86S15 77 15 68Z",
  ) +
  at([84, 112], hotTowel);

/** Scissors beside a razor. */
export const cutAndShave: Drawn = at([-20, 15.7, 0.86], scissors) + at([87, 112], razor);

/** A child with a fringe under a cape, and a comb. */
export const child: Drawn =
  path("a", "M8 112C10 88 26 78 38 76H56C68 78 84 88 86 112Z") +
  path("n", "M30 112L34 96M64 112L60 96") +
  disc("c", [20, 48, 7]) +
  disc("c", [74, 48, 7]) +
  disc("c", [47, 46, 28]) +
  path("b", "M18 44C14 8 80 8 76 44L72 38H22Z") +
  path("n", "M34 38V30M47 38V28M60 38V30") +
  disc("d", [37, 52, 3]) +
  disc("d", [57, 52, 3]) +
  path("n", "M39 61Q47 68 55 61") +
  at(
    [112, 112, 1, -9],
    band("l", { d: "M-11-58V-6", width: 11, dash: "3 3.300" }),
    box("b", [-8, -62, 9, 61, 4]),
  );

/** A head with a beard and a moustache. */
export const beard: Drawn =
  disc("c", [26, 52, 8]) +
  disc("c", [94, 52, 8]) +
  path("c", "M28 30Q60 8 92 30V76H28Z") +
  path("a", "M28 46C18 10 40 2 62 2 92 2 102 18 92 46L88 30Q58 34 40 22 34 26 28 46Z") +
  path("a", "M28 56C26 94 44 112 60 112S94 94 92 56C88 68 84 72 76 70Q60 64 44 70C36 72 32 68 28 56Z") +
  path("c", "M48 84Q60 80 72 84 60 94 48 84Z") +
  path("b", "M60 70C52 62 40 68 33 78 43 86 54 84 60 78 66 84 77 86 87 78 80 68 68 62 60 70Z") +
  disc("d", [47, 48, 3.5]) +
  disc("d", [73, 48, 3.5]);

/** A plait, tied at its end. */
export const plait: Drawn =
  [3, 2, 1, 0]
    .map((row) =>
      at(
        [60, 8 + row * 19],
        path("g", "M0 36C24 34 32 14 20 2 6 2-2 16 0 36Z"),
        path("a", "M0 28C-24 26-32 6-20-6-4-6 4 8 0 28Z"),
      ),
    )
    .join("") +
  path("a", "M50 94H70L78 112H42Z") +
  path("n", "M56 98L52 112M64 98L68 112") +
  box("b", [46, 84, 28, 12, 5]);

/** Hair put up, seen from behind. */
export const updo: Drawn =
  path("c", "M50 72V90C34 92 22 98 16 112H104C98 98 86 92 70 90V72Z") +
  path("a", "M60 24C84 24 94 40 90 60Q86 80 60 82 34 80 30 60C26 40 36 24 60 24Z") +
  path("n", "M38 70C36 56 44 46 54 42M82 70C84 56 76 46 66 42M60 80V64") +
  disc("a", [60, 22, 20]) +
  path("n", "M60 22a5 5 0 1 1 5 5q-12 4-14-6 0-11 11-12 13 0 13 13") +
  at([84, 36, 1, 40], leaf("g", 24)) +
  at([82, 38, 1, 95], leaf("g", 22)) +
  disc("b", [80, 36, 8]) +
  disc("c", [80, 36, 3]);

/** A head full of rollers. */
export const rollers: Drawn =
  path("a", "M14 112C16 96 32 90 46 88H74C88 90 104 96 106 112Z") +
  path("c", "M52 74H68V88Q60 98 52 88Z") +
  oval("c", [60, 54, 27, 31]) +
  disc("d", [50, 56, 3]) +
  disc("d", [70, 56, 3]) +
  path("n", "M52 68Q60 74 68 68") +
  [-84, -50, -17, 17, 50, 84]
    .map((turn, index) =>
      at([60, 48, 1, turn], box(index % 2 ? "b" : "e", [-9, -46, 18, 24, 6]), path("n", "M-9-38H9M-9-30H9")),
    )
    .join("");

/** A round brush for drying hair. */
export const roundBrush: Drawn = at(
  [58, 62.8, 0.94, 38],
  band("l", { d: "M0-58V4", width: 50, dash: "3 5" }),
  box("a", [-15, -60, 30, 66, 8]),
  path("n", "M-15-44H15M-15-27H15M-15-10H15"),
  path("b", "M-7 6H7L9 54Q9 62 0 62T-9 54Z"),
  disc("c", [0, 53, 3]),
);

/** Long hair from behind, with strands in foil. */
export const foils: Drawn =
  path("a", "M60 4C92 4 104 26 104 54 104 76 110 94 104 112H16C10 94 16 76 16 54 16 26 28 4 60 4Z") +
  path("n", "M60 4V34M38 10C30 20 28 28 28 36M82 10C90 20 92 28 92 36M42 96V112M78 96V112") +
  [
    [20, 40],
    [48, 50],
    [76, 40],
  ]
    .map(
      ([x = 0, y = 0]) =>
        path("b", `M${x + 5} ${y + 40}H${x + 19}L${x + 17} 112H${x + 7}Z`) +
        box("c", [x, y, 24, 44, 2]) +
        path("n", `M${x} ${y + 11}H${x + 24}M${x + 12} ${y + 18}V${y + 36}`),
    )
    .join("");
