import { typesOf, type uploadCategories } from "@sitewright/contracts";

/** What a category takes, in words, HEIC among them since it is converted. */
export const typeNames = (category: (typeof uploadCategories)[number]): string =>
  typesOf(category)
    .flatMap(({ name }) => (name === "WebP" ? [name, "HEIC"] : [name]))
    .join(", ");
