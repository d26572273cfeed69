import { typesOf, type UploadCategory } from "@sitewright/contracts";

/** The types that a category accepts, in words, including HEIC since it is converted. */
export const typeNames = (category: UploadCategory): string =>
  typesOf(category)
    .flatMap(({ name }) => (name === "WebP" ? [name, "HEIC"] : [name]))
    .join(", ");

/** Why a file that was chosen is left out. */
export const rejectionTexts = {
  why: (name: string, why: string) => `${name}: ${why}`,
  /** The server's own text leaves out HEIC, which it does not accept: this browser converts it. */
  type: (name: string, category: UploadCategory) =>
    `${name}: This file cannot be uploaded here. Accepted are ${typeNames(category)}, judged by what is in the file, not only by its name.`,
  empty: (name: string) => `${name} is empty. Check it and choose it again.`,
  tooLarge: (name: string) => `${name} is larger than 10 MB. Reduce its size and choose it again.`,
  svgTooLarge: (name: string) =>
    `${name} is larger than 512 kB, the most for an SVG. Simplify the drawing, or upload it as a PNG.`,
} as const;
