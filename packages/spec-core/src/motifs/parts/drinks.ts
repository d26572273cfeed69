import { at, band, box, type Drawn, disc, oval, path } from "../shape.ts";

/** Drinks, ices and things to take away, in a field of 120 by 112 units. */
export const coldDrink: Drawn =
  band("b", { d: "M66 60L78 6H96", width: 6 }) +
  path("c", "M24 24H96L86 112H34Z") +
  path("a", "M26 44H94L86 112H34Z") +
  box("c", [40, 52, 20, 20, 3]) +
  box("c", [58, 76, 20, 20, 3]) +
  path("w", "M38 58L42 98") +
  disc("b", [28, 28, 17]) +
  path("n", "M28 14V42M14 28H42M18 18L38 38M38 18L18 38");

export const paperCup: Drawn =
  path("c", "M26 28H94L84 112H36Z") +
  path("b", "M28 46H92L88 82H32Z") +
  box("a", [18, 18, 84, 14, 4]) +
  path("a", "M26 18L30 6H90L94 18Z") +
  disc("c", [60, 64, 9]);

export const coffeeBag: Drawn =
  path("a", "M24 20H96V104Q96 112 88 112H32Q24 112 24 104Z") +
  path("e", "M22 4H98V22H22Z") +
  path("n", "M22 13H98") +
  box("c", [36, 40, 48, 48, 4]) +
  at([60, 64, 1, 30], oval("b", [0, 0, 13, 18]), path("n", "M0-18Q-7-6 0 0T0 18"));

export const iceCream: Drawn =
  disc("c", [60, 26, 24]) +
  disc("a", [40, 46, 24]) +
  disc("b", [80, 46, 24]) +
  path("e", "M20 56H100Q100 62 94 62L62 112H58L26 62Q20 62 20 56Z") +
  path("n", "M40 62L70 98M62 62L80 84M80 62L50 98M58 62L40 84") +
  path("w", "M48 18q4-6 10-6");

export const cocktail: Drawn =
  path("l", "M88 4L58 58") +
  path("c", "M8 20H112L64 68V104H82Q84 110 80 112H40Q36 110 38 104H56V68Z") +
  path("a", "M24 36H96L64 66H56Z") +
  disc("b", [76, 26, 10]);

export const tumbler: Drawn =
  path("c", "M14 20H106L96 112H24Z") +
  path("b", "M18 56H102L96 112H24Z") +
  at([50, 52, 1, -14], box("c", [-17, -17, 34, 34, 4])) +
  at([76, 70, 1, 12], box("c", [-15, -15, 30, 30, 4])) +
  path("n", "M22 98H98");

/** Two glasses raised to one another. */
export const cheers: Drawn =
  [
    [-1, 34],
    [1, 86],
  ]
    .map(([side = 1, x = 0]) =>
      at(
        [x, 30, 1, side * -14],
        path("c", "M-18-2H18C22 30 14 46 0 48-14 46-22 30-18-2Z"),
        path(side < 0 ? "a" : "b", "M-19.500 18H19.500C18 36 10 46 0 48-10 46-18 36-19.500 18Z"),
        path("l", "M0 48V78M-16 80Q0 74 16 80"),
      ),
    )
    .join("") + path("l", "M60 18V2M46 16L38 4M74 16L82 4");

export const takeawayBag: Drawn =
  path("e", "M20 22L30 14 40 22 50 14 60 22 70 14 80 22 90 14 100 22V112H20Z") +
  path("n", "M86 24L78 40V112") +
  disc("c", [50, 66, 20]) +
  path("n", "M43 54V64Q43 67 46 68V80M49 54V64Q49 67 46 68M46 54V68M58 80V54Q53 60 53 70H58");
