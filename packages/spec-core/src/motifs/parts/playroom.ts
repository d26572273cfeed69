import { at, box, type Drawn, disc, oval, path } from "../shape.ts";

/** Things of a day with small children, in a field of 120 by 112 units. */
export const teddy: Drawn = at(
  [0, -1],
  disc("b", [36, 20, 13]) +
    disc("b", [84, 20, 13]) +
    oval("b", [24, 70, 13, 18]) +
    oval("b", [96, 70, 13, 18]) +
    oval("b", [60, 80, 32, 32]) +
    oval("c", [60, 84, 18, 20]) +
    disc("b", [34, 100, 13]) +
    disc("b", [86, 100, 13]) +
    disc("b", [60, 36, 31]) +
    oval("c", [60, 46, 15, 11]) +
    path("d", "M54 41H66L60 47Z") +
    disc("d", [48, 31, 3.5]) +
    disc("d", [72, 31, 3.5]) +
    path("n", "M60 47V51"),
);

export const babyBottle: Drawn =
  path("b", "M52 26C52 18 54 16 54 10 54 2 66 2 66 10 66 16 68 18 68 26Z") +
  path("a", "M38 40Q38 26 46 26H74Q82 26 82 40Z") +
  path(
    "c",
    "M36 48H84C88 58 88 62 84 70 82 76 86 84 86 92V100q0 12-12 12H46q-12 0-12-12V92C34 84 38 76 36 70 32 62 32 58 36 48Z",
  ) +
  box("a", [30, 38, 60, 12, 4]) +
  path("e", "M37 72H83C82 76 86 84 86 92V100q0 12-12 12H46q-12 0-12-12V92C34 84 38 76 37 72Z") +
  path("n", "M86 84H74M86 94H76M84 62H74");

/** A bowl of food and a spoon. */
export const meal: Drawn =
  at([94, 44, 1, 28], box("e", [-4, -18, 8, 50, 4]), oval("e", [0, -28, 11, 16])) +
  path("b", "M18 62C18 44 34 42 42 48 48 32 72 34 76 48 90 42 102 50 102 62Z") +
  disc("g", [36, 56, 8]) +
  disc("g", [58, 50, 8]) +
  path("a", "M8 60H112C112 82 100 98 84 102V112H36V102C20 98 8 82 8 60Z") +
  path("w", "M22 72c2 8 6 13 12 16");

/** The sun over a cloud. */
export const sunny: Drawn =
  path("l", "M56 10V0M86 22l7-7M98 52h10M26 22l-7-7M14 52H4") +
  disc("b", [56, 52, 30]) +
  path("c", "M40 112a20 20 0 0 1 0-40q4 0 7 1a24 24 0 0 1 45 5 17 17 0 0 1 4 34Z");

/** Books and a pencil in a child's school bag. */
export const satchel: Drawn =
  path("l", "M44 26V14q0-8 8-8h16q8 0 8 8V26") +
  path("a", "M18 50Q18 22 44 22H76Q102 22 102 50V102q0 10-10 10H28q-10 0-10-10Z") +
  path("b", "M18 48Q18 22 44 22H76Q102 22 102 48V60Q60 76 18 60Z") +
  box("e", [32, 78, 56, 26, 6]) +
  box("c", [53, 58, 14, 20, 4]) +
  path("n", "M60 78V72");
