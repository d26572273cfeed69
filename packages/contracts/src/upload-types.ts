import type { UploadCategory as Category } from "./upload-categories.ts";

/** Largest file, in bytes (10 MiB), as the portal's hints say. */
export const UPLOAD_MAX_BYTES = 10 * 1024 * 1024;

/** Largest SVG, in bytes: the server sanitizes the whole drawing in memory. */
export const SVG_MAX_BYTES = 512 * 1024;

/** A type of file that can be uploaded. */
export interface UploadType {
  /** Its display name. */
  readonly name: string;
  /** File extensions, lower case, without the dot; the first one replaces a wrong extension. */
  readonly endings: readonly [string, ...string[]];
  /** The media type as IANA registers it, and as it is served. */
  readonly mediaType: string;
  /** A `picture` can be shown in a page; a `drawing` is a vector graphic and is sanitized; all others are downloads. */
  readonly kind: "picture" | "drawing" | "document" | "text";
  readonly categories: readonly Category[];
}

const office = "application/vnd.openxmlformats-officedocument";

const picture = (name: string, mediaType: string, ...endings: [string, ...string[]]): UploadType => ({
  name,
  endings,
  mediaType,
  kind: "picture",
  categories: ["logo", "media", "document"],
});
const document = (ending: string, mediaType: string): UploadType => ({
  name: ending.toUpperCase(),
  endings: [ending],
  mediaType,
  kind: "document",
  categories: ["media", "document"],
});
const text = (ending: string, mediaType: string): UploadType => ({
  name: ending.toUpperCase(),
  endings: [ending],
  mediaType,
  kind: "text",
  categories: ["document"],
});

/** Every type that can be uploaded: the one list for browser and server, hints and documentation. */
export const uploadTypes: readonly UploadType[] = [
  picture("JPG", "image/jpeg", "jpg", "jpeg"),
  picture("PNG", "image/png", "png"),
  picture("GIF", "image/gif", "gif"),
  picture("WebP", "image/webp", "webp"),
  {
    name: "SVG",
    endings: ["svg"],
    mediaType: "image/svg+xml",
    kind: "drawing",
    categories: ["logo"],
  },
  document("pdf", "application/pdf"),
  document("doc", "application/msword"),
  document("docx", `${office}.wordprocessingml.document`),
  document("ppt", "application/vnd.ms-powerpoint"),
  document("pptx", `${office}.presentationml.presentation`),
  text("txt", "text/plain"),
  text("md", "text/markdown"),
];

/** The default format of an iPhone (ISO/IEC 23008-12): the browser converts it to JPG, the server accepts none. */
export const heicEndings = ["heic", "heif", "hif"] as const;

/** Other extensions of files with a picture's content, such as the `.jfif` that Windows gives to a JPEG. */
const otherPictureEndings = ["jfif", "jpe", "avif", "bmp", "tif", "tiff"];

const pictureEndings: ReadonlySet<string> = new Set([
  ...uploadTypes
    .filter(({ kind }) => kind === "picture" || kind === "drawing")
    .flatMap(({ endings }) => endings),
  ...heicEndings,
  ...otherPictureEndings,
]);

/** A name's extension, lower case, without the dot; empty where there is none. */
export const endingOf = (name: string): string =>
  /[^.]\.([A-Za-z0-9]{1,10})$/.exec(name)?.[1]?.toLowerCase() ?? "";

/**
 * True for the extension of a picture: the content may then decide its type. Never true for extensions of pages or
 * programs.
 */
export const isNamedAsPicture = (name: string): boolean => pictureEndings.has(endingOf(name));

/** The types that a category accepts. */
export const typesOf = (category: Category): UploadType[] =>
  uploadTypes.filter(({ categories }) => categories.includes(category));

/** The type of a name's extension; undefined where no such file is accepted. */
export const typeNamed = (name: string): UploadType | undefined =>
  uploadTypes.find(({ endings }) => endings.includes(endingOf(name)));

/** The name with the extension of its type; unchanged where it has one of them already. */
export function nameFor(name: string, { endings }: Pick<UploadType, "endings">): string {
  const ending = endingOf(name);
  if (endings.includes(ending)) return name;
  return `${ending === "" ? name : name.slice(0, -ending.length - 1)}.${endings[0]}`;
}

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;

/** Why a file is rejected, with the same text in the browser and on the server. */
export const uploadRefusals = {
  type: (category: Category): string =>
    `This file cannot be uploaded here. Accepted are ${listed(typesOf(category).map(({ name }) => name))}, judged by what is in the file, not only by its name.`,
  heic: "This HEIC picture could not be converted. On the iPhone: Settings → Camera → Formats → Most Compatible, then take it again; or send it as JPEG.",
} as const;
