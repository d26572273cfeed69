import { mostCards } from "../../deck/parts/offer-rows.ts";
import { pathOf } from "../../deck/parts/section.ts";
import type { Site } from "./site.ts";
import type { SectionWords } from "./words.ts";

/** Whether a list of services or goods is a long one, which is set closer and without drawings. */
export const isLong = ({ items }: SectionWords): boolean => items.length > mostCards;

/** The pages that list all offers, and the section of the deck that holds their list. */
export const offerLists = [
  ["Services", "list"],
  ["Products", "shelf"],
] as const;

/** Whether any list of a site's services or goods is long. */
export const hasLongList = ({ words, pages }: Site): boolean =>
  [
    words("/", "services"),
    words("/", "portfolio"),
    ...offerLists.flatMap(([kind, section]) =>
      pages.filter((page) => page.kind === kind).map(({ file }) => words(pathOf(file), section)),
    ),
  ].some(isLong);
