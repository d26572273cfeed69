import { heicEndings, typesOf, type UploadCategory } from "@sitewright/contracts";

/**
 * The value of an input's `accept` for a category. `image/*` opens a phone's photographs; HEIC stands by its endings,
 * since not every system counts it among the images.
 */
export const acceptList = (category: UploadCategory): string =>
  [
    "image/*",
    ...typesOf(category).flatMap(({ mediaType, endings }) => [mediaType, ...endings.map((end) => `.${end}`)]),
    ...heicEndings.map((ending) => `.${ending}`),
  ].join(",");
