import { typesOf, type uploadCategories } from "@sitewright/contracts";

/** The types that a category accepts, in words, including HEIC since it is converted. */
export const typeNames = (category: (typeof uploadCategories)[number]): string =>
  typesOf(category)
    .flatMap(({ name }) => (name === "WebP" ? [name, "HEIC"] : [name]))
    .join(", ");

/** Why a file that was chosen is left out. */
export const rejectionTexts = {
  why: (name: string, why: string) => `${name}: ${why}`,
  empty: (name: string) => `${name} is empty. Check it and choose it again.`,
  tooLarge: (name: string) => `${name} is larger than 10 MB. Reduce its size and choose it again.`,
} as const;
