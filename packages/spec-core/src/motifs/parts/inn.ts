import { at, box, type Drawn, disc, path } from "../shape.ts";

/** Things of inns and cafés that are no food, in a field of 120 by 112 units. */

/** A sign that hangs from its post. */
export const innSign: Drawn =
  box("e", [8, 0, 10, 112, 2]) +
  box("e", [4, 10, 104, 8, 3]) +
  path("l", "M18 44L44 18M46 18V30M94 18V30") +
  path("a", "M34 30H106V84Q106 90 100 90H40Q34 90 34 84Z") +
  box("c", [42, 38, 56, 44, 3]) +
  path("b", "M56 48H78L76 76H58Z") +
  path("n", "M78 54H86V68H77");

/** A garden table under its parasol. */
export const parasolTable: Drawn =
  path("l", "M60 4V-2") +
  path(
    "a",
    "M2 42C8 18 32 4 60 4S112 18 118 42Q108 36 98 42 88 36 79 42 70 36 60 42 50 36 41 42 32 36 22 42 12 36 2 42Z",
  ) +
  path("n", "M41 42Q44 18 60 4 76 18 79 42M22 42Q30 16 60 4 90 16 98 42") +
  path("c", "M57 40H63V76H57Z") +
  box("e", [16, 74, 88, 8, 3]) +
  path("e", "M34 82H42L32 112H24ZM78 82H86L96 112H88Z") +
  path("n", "M4 94H30") +
  box("e", [0, 92, 26, 6, 2]) +
  box("e", [94, 92, 26, 6, 2]);

/** A small round table with two chairs. */
export const bistroTable: Drawn =
  path("l", "M8 34Q6 60 12 74H34L38 112M12 74L6 112M112 34Q114 60 108 74H86L82 112M108 74L114 112") +
  box("a", [8, 70, 30, 8, 4]) +
  box("a", [82, 70, 30, 8, 4]) +
  path(
    "b",
    "M8 30Q2 30 4 36L8 58Q14 60 16 56L14 34Q12 30 8 30ZM112 30Q118 30 116 36L112 58Q106 60 104 56L106 34Q108 30 112 30Z",
  ) +
  path("c", "M57 60H63V104H76V110H44V104H57Z") +
  box("c", [30, 52, 60, 9, 4]) +
  path("c", "M48 38H66V46Q66 52 57 52T48 46Z") +
  path("l", "M66 41q8 0 6 6h-7M54 32c-4-5 4-8 0-14M62 32c-4-5 4-8 0-14");

export const quizSheet: Drawn =
  box("c", [14, 4, 76, 108, 4]) +
  path("n", "M26 26l6 7 10-13M52 28H78M26 54l6 7 10-13M52 56H78M28 76l12 12M40 76L28 88M52 84H70") +
  at(
    [98, 62, 1, 18],
    path("b", "M-7-50H7V34L0 50-7 34Z"),
    path("c", "M-7 34H7L0 50Z"),
    path("a", "M-7-50H7V-38H-7Z"),
  );

export const dartboard: Drawn =
  disc("d", [60, 60, 52]) +
  disc("c", [60, 60, 42]) +
  [0, 60, 120, 180, 240, 300]
    .map((turn) => at([60, 60, 1, turn], path("a", "M0 0L-10.900-40.600A42 42 0 0 1 10.900-40.600Z")))
    .join("") +
  disc("c", [60, 60, 24]) +
  disc("b", [60, 60, 9]) +
  path("l", "M62 58L94 26") +
  path("b", "M86 26L98 4 116 22 94 34Z");
