import {
  typeNamed,
  typesOf,
  type UploadCategory,
  type UploadType,
  uploadRefusals,
} from "@sitewright/contracts";
import type { SendFailure } from "./send-file.ts";
import { uploadTexts } from "./texts.ts";

/** The types that a category accepts, in words, including HEIC since it is converted. */
export const typeNames = (category: UploadCategory): string =>
  typesOf(category)
    .flatMap(({ name }) => (name === "WebP" ? [name, "HEIC"] : [name]))
    .join(", ");

const kinds = {
  picture: (name: string) => `a ${name} picture`,
  drawing: (name: string) => `an ${name} drawing`,
  text: () => "a plain-text file",
  document: (name: string) => {
    if (name === "PDF") return "a PDF";
    return name.startsWith("DOC") ? "a Word document" : "a PowerPoint presentation";
  },
} as const satisfies Record<UploadType["kind"], (name: string) => string>;

/** True where the refusal is about the content alone: the server also refuses names, and says which sign to remove. */
const isAboutContent = (category: UploadCategory, { isRejected, reason }: SendFailure): boolean =>
  isRejected === "type" && [uploadRefusals.type(category), uploadTexts.rejected.type].includes(reason);

/** Why a file that was chosen is left out. */
export const rejectionTexts = {
  why: (name: string, why: string) => `${name}: ${why}`,
  /**
   * The name's type is not accepted, or it is and the content is of another one. The server's own text leaves out HEIC,
   * which it does not accept: this browser converts it.
   */
  type: (name: string, category: UploadCategory) => {
    const type = typeNamed(name);
    return type?.categories.includes(category)
      ? `${name} is not ${kinds[type.kind](type.name)} inside, or it is damaged. Open it, save it again and choose it.`
      : `${name} cannot be uploaded here. Accepted are ${typeNames(category)}.`;
  },
  refused: ({ name, category }: { name: string; category: UploadCategory }, failure: SendFailure): string =>
    isAboutContent(category, failure)
      ? rejectionTexts.type(name, category)
      : rejectionTexts.why(name, failure.reason),
  empty: (name: string) => `${name} is empty. Check it and choose it again.`,
  tooLarge: (name: string) => `${name} is larger than 10 MB. Reduce its size and choose it again.`,
  svgTooLarge: (name: string) =>
    `${name} is larger than 512 kB, the most for an SVG. Simplify the drawing, or upload it as a PNG.`,
} as const;
