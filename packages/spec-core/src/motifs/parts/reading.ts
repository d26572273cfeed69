import { writing } from "../forms.ts";
import { at, band, box, type Drawn, disc, path } from "../shape.ts";
import { books, openBook } from "./school.ts";

/** Books and things for reading and writing, in a field of 120 by 112 units. */

/** An open book with a picture on each page. */
export const pictureBook: Drawn = at(
  [0, 2],
  path("a", "M2 34H118V110H2Z") +
    path("c", "M8 28Q36 16 60 32V104Q36 90 8 102ZM112 28Q84 16 60 32V104Q84 90 112 102Z") +
    disc("b", [34, 46, 10]) +
    path("x", "M14 84Q26 62 36 76T54 78V90Q36 80 14 88Z") +
    path("b", "M90 38L94 50 106 50 96 58 100 70 90 62 80 70 84 58 74 50 86 50Z") +
    path("n", "M70 82Q86 74 104 80"),
);

/** A notebook with its pencil. */
export const notebook: Drawn =
  box("a", [16, 6, 78, 106, 5]) +
  path("n", "M30 6V112") +
  box("c", [42, 24, 40, 30, 3]) +
  path("n", "M50 34H74M50 44H66") +
  at(
    [100, 60, 1, 8],
    box("b", [-6, -44, 12, 66, 1]),
    path("c", "M-6 22H6L0 42Z"),
    path("d", "M-2.600 33H2.600L0 42Z"),
    box("e", [-6, -52, 12, 10, 3]),
  );

/** Books in a parcel with a string. */
export const bookParcel: Drawn = at(
  [0, 2],
  box("e", [8, 44, 104, 66, 3]) +
    path("b", "M54 44H66V110H54Z") +
    path("b", "M8 72H112V84H8Z") +
    at([14, -2, 0.42], books) +
    at([58, -4, 0.46], openBook),
);

/** A book with a needle and thread at its spine. */
export const boundBook: Drawn =
  box("c", [26, 18, 76, 94, 3]) +
  path("a", "M18 12Q18 6 26 6H96V104H26Q18 104 18 98Z") +
  path("n", "M34 6V104") +
  band("c", { d: "M26 14V98", width: 4, dash: "9 7" }) +
  box("b", [50, 26, 34, 24, 2]) +
  path("n", "M58 34H76M58 42H70") +
  path("l", "M26 98Q28 116 52 108T84 92") +
  at([98, 72, 1, -36], path("e", "M0-26Q6-26 5-16L0 30-5-16Q-6-26 0-26Z"));

export const headphones: Drawn = at(
  [0, 2],
  band("l", { d: "M20 84V62a40 40 0 0 1 80 0V84", width: 8 }) +
    box("a", [8, 64, 26, 46, 10]) +
    box("a", [86, 64, 26, 46, 10]) +
    path("w", "M20 76V98M100 76V98"),
);

/** A bag of cloth with books in it. */
export const bookBag: Drawn = at(
  [0, -6.5],
  path("l", "M38 56V30q0-20 22-20t22 20V56") +
    box("b", [34, 30, 20, 40, 1]) +
    box("e", [56, 22, 16, 46, 1]) +
    box("a", [74, 34, 14, 36, 1]) +
    path("c", "M14 52H106L100 112H20Z") +
    at([28, 58, 0.54], openBook),
);

/** A greeting card in front of its envelope. */
export const greetingCard: Drawn =
  box("e", [26, 6, 88, 62, 3]) +
  path("n", "M26 8L70 42 114 8") +
  path("c", "M8 36H82V112H8Z") +
  path("a", "M45 92C27 80 22 70 25 62 28 54 41 54 45 64 49 54 62 54 65 62 68 70 63 80 45 92Z") +
  writing([24, 100, 42, 1]);
