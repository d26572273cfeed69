import { at, box, type Drawn, disc, path } from "../shape.ts";
import { seafoodAlone, shellsAlone, steakAlone, turbot } from "./dishes.ts";

/** A slice of lemon about 0, 0. */
const lemon: Drawn =
  disc("b", [0, 0, 27]) +
  disc("c", [0, 0, 21]) +
  [0, 60, 120, 180, 240, 300]
    .map((turn) => at([0, 0, 1, turn], path("y", "M0-2.500L-8-16A18 18 0 0 1 8-16Z")))
    .join("");

/** A whole fish about 0, 0, its head to the left. */
const fish: Drawn =
  path("a", "M-44-34C-30-62 20-66 48-32ZM-20 36L8 58 26 34ZM44 30L60 44 66 22Z") +
  path("a", "M84-12L136-46C128-24 128 20 138 42L84 10Z") +
  path("n", "M100-2L128-22M100 0H126M100 2L128 22") +
  path("a", "M-132 4C-112-34-62-46-20-44 28-42 66-22 96-8V8C66 26 28 44-20 44-66 44-110 32-132 4Z") +
  path("c", "M-132 4C-96 14-40 20 10 18S70 10 96 8C66 26 28 44-20 44-66 44-110 32-132 4Z") +
  path("n", "M-76-36Q-56-2-76 34M-132 4L-112 8M-56-6Q-42 0-24-8-34-22-56-22") +
  path("n", "M-12-24q10 6 0 14M14-24q10 6 0 14M40-18q9 5 0 12M0-6q10 6 0 14M26-4q10 6 0 12") +
  disc("z", [-98, -10, 9]) +
  disc("d", [-98, -10, 5]);

/** A whole pizza about 0, 0, cut in six. */
const pizza: Drawn =
  disc("b", [0, 0, 132]) +
  disc("c", [0, 0, 112]) +
  path("n", "M0-132V132M-114-66L114 66M-114 66L114-66") +
  [0, 60, 120, 180, 240, 300].map((turn) => at([0, 0, 1, turn], disc("a", [76, 0, 17]))).join("") +
  [0, 120, 240].map((turn) => at([0, 0, 1, turn], disc("b", [40, 0, 9]))).join("");

/** A buckwheat pancake about 0, 0, its edges folded in around an egg. */
const galette: Drawn =
  box("e", [-92, -92, 184, 184, 40]) +
  path("n", "M-92-34L-46-46-34-92M92-34L46-46 34-92M-92 34L-46 46-34 92M92 34L46 46 34 92") +
  box("c", [-46, -46, 92, 92, 18]) +
  disc("b", [2, -2, 25]) +
  path("w", "M-10-8a14 14 0 0 1 10-9");

/** What a plate holds; `none` on an empty one. */
export type Dish = "fish" | "flatfish" | "pizza" | "steak" | "galette" | "seafood" | "shells" | "none";

const dishes: Readonly<Record<Dish, Drawn>> = {
  fish: at([386, 180, 0.96], lemon) + at([348, 170, 0.96], lemon) + at([322, 272, 0.98, -14], fish),
  flatfish:
    at([386, 180, 0.96], lemon) + at([348, 170, 0.96], lemon) + at([322, 276, 2.05], at([-58, -58], turbot)),
  pizza: at([320, 270], pizza),
  steak: at([324, 276, 2.1], at([-58, -50], steakAlone)),
  galette: at([320, 270], galette),
  seafood: at([320, 272, 2.1], at([-64, -54], seafoodAlone)),
  none: "",
  shells: at([320, 272, 2.1], at([-62, -54], shellsAlone)),
};

/** A table laid for one: a dish on its plate between fork and knife, 640 by 560 units. */
export const largePlate = (dish: Dish): Drawn =>
  disc("c", [320, 270, 150]) +
  disc("n", [320, 270, 118]) +
  dishes[dish] +
  path(
    "c",
    "M92 132V208Q92 234 112 240V446Q112 454 122 454T132 446V240Q152 234 152 208V132H138V200H129V132H115V200H106V132Z",
  ) +
  path("c", "M548 454Q536 454 536 444V306H512V250C512 192 532 154 560 132V444Q560 454 548 454Z");
