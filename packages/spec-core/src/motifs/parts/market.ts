import { leaf } from "../forms.ts";
import { at, band, box, type Drawn, disc, oval, path } from "../shape.ts";
import { apple, carrot, crate, jar, leek } from "./table.ts";

/** Things of grocers, butchers and delicatessens, in a field of 120 by 112 units. */

/** A scale with a pan, as it stands on a counter. */
export const shopScale: Drawn =
  path("c", "M6 22H114Q108 40 84 42H36Q12 40 6 22Z") +
  box("e", [52, 42, 16, 14]) +
  path("a", "M30 56H90L104 112H16Z") +
  disc("c", [60, 84, 20]) +
  path("n", "M60 68v4M60 96v4M44 84h4M72 84h4") +
  band("b", { d: "M60 84L70 74", width: 4, isRound: true });

/** A crate of vegetables and fruit. */
export const vegCrate: Drawn =
  at([2, 22, 0.62, -12], leek) +
  at([26, 4, 0.66], carrot) +
  at([64, 20, 0.56], apple) +
  at([34, 30, 0.5], apple) +
  crate;

/** A basket with a handle, bread, cheese and a bottle in it. */
export const hamper: Drawn =
  path("l", "M14 62C14 6 106 6 106 62") +
  path("a", "M70 62V34q0-6 4-9V12H86V25q4 3 4 9V62Z") +
  box("b", [72, 8, 16, 10, 2]) +
  path("b", "M22 62C22 42 30 34 44 34S66 42 66 62Z") +
  path("n", "M34 44l8 6M46 42l8 6") +
  path("e", "M6 60H114L104 112H16Z") +
  path("n", "M10 78H110M13 94H107M38 60L42 112M82 60L78 112M60 60V112") +
  box("c", [2, 56, 116, 11, 4]);

export const sausages: Drawn = at(
  [0, 5.4],
  path("l", "M8 12Q22 4 30 22M90 26Q104 10 114 16") +
    path("b", "M26 18C18 22 18 40 30 52S64 68 84 56 100 28 92 22 78 22 76 34 60 46 48 40 40 12 26 18Z") +
    path("n", "M34 36q6 10 16 14M62 54q10 0 16-6") +
    path("b", "M18 66C8 68 8 84 20 94S64 112 92 102 112 72 104 68 90 70 86 80 56 92 40 86 28 62 18 66Z") +
    path("n", "M26 82q10 10 22 14M66 98q14 0 24-8"),
);

/** A bottle of milk and a wrapped block of butter. */
export const dairy: Drawn =
  path("c", "M20 34C20 24 30 22 30 12H54C54 22 64 24 64 34V106q0 6-6 6H26q-6 0-6-6Z") +
  path("z", "M20 48H64V106q0 6-6 6H26q-6 0-6-6Z") +
  path("n", "M20 50H64M30 66V90") +
  box("a", [28, 2, 28, 12, 3]) +
  path("e", "M70 78L82 66H118L112 78Z") +
  box("b", [70, 78, 42, 34, 2]) +
  path("e", "M112 78L118 66V98L112 112Z");

/** A paper bag with bread and leaves in it. */
export const paperBag: Drawn =
  at([52, 46, 1, -22], leaf("g", 42)) +
  at([44, 46, 1, 4], leaf("a", 44)) +
  path("b", "M62 46L84 2Q94 0 98 8L86 46Z") +
  path("n", "M80 18l8 6M74 30l8 6") +
  path("e", "M18 36L28 42 38 36 48 42 60 36 72 42 82 36 92 42 102 36V112H18Z") +
  path("n", "M32 58V112") +
  box("c", [46, 66, 40, 28, 3]) +
  path("a", "M66 88C56 82 53 76 56 72 60 69 65 71 66 75 67 71 72 69 76 72 79 76 76 82 66 88Z");

/** A pot of honey with its dipper. */
export const honey: Drawn =
  at(
    [82, 40, 1, 24],
    box("e", [-3, -42, 6, 44, 3]),
    box("b", [-9, 0, 18, 8, 4]),
    box("b", [-11, 8, 22, 8, 4]),
  ) +
  path("b", "M22 42H90C104 54 106 92 92 112H20C6 92 8 54 22 42Z") +
  box("c", [18, 34, 76, 14, 5]) +
  path("c", "M30 66H82V96H30Z") +
  path("a", "M56 70L68 77V89L56 95 44 89V77Z");

/** A jar to be filled again, with its scoop. */
export const refill: Drawn =
  at([-16, 0], jar) +
  at(
    [92, 78, 1, 24],
    path("e", "M-16-10H16V14Q16 28 0 28T-16 14Z"),
    box("b", [-5, -44, 10, 36, 5]),
    oval("c", [0, -10, 16, 6]),
  );
