import type { UploadCategory as Category } from "./upload-categories.ts";

/** Largest file, in bytes (10 MiB), as the portal's hints say. */
export const UPLOAD_MAX_BYTES = 10 * 1024 * 1024;

/** A kind of file that can be handed in. */
export interface UploadType {
  /** As people name it. */
  readonly name: string;
  /** Endings of its name, lower case, without the dot; the first is the one that a file gets which had another. */
  readonly endings: readonly [string, ...string[]];
  /** As IANA registers it, and as it is served. */
  readonly mediaType: string;
  /** A picture can be shown in a page; a drawing is one of lines, and is cleaned; everything else is a download. */
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

/** Everything that can be handed in: the one list that browser and server, hints and documentation follow. */
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

/** What an iPhone writes unless it is told otherwise (ISO/IEC 23008-12): the browser makes a JPG of it, the server takes none. */
export const heicEndings = ["heic", "heif", "hif"] as const;

/** What else a name may end in whose content is a picture, such as the `.jfif` that Windows gives to a JPEG. */
const otherPictureEndings = ["jfif", "jpe", "avif", "bmp", "tif", "tiff"];

const pictureEndings: ReadonlySet<string> = new Set([
  ...uploadTypes
    .filter(({ kind }) => kind === "picture" || kind === "drawing")
    .flatMap(({ endings }) => endings),
  ...heicEndings,
  ...otherPictureEndings,
]);

/** A name's ending, lower case, without the dot; empty where there is none. */
export const endingOf = (name: string): string =>
  /[^.]\.([A-Za-z0-9]{1,10})$/.exec(name)?.[1]?.toLowerCase() ?? "";

/** Whether a name says 'picture', so that its content may say which. Never a page's or a program's name. */
export const isNamedAsPicture = (name: string): boolean => pictureEndings.has(endingOf(name));

/** What a category takes. */
export const typesOf = (category: Category): UploadType[] =>
  uploadTypes.filter(({ categories }) => categories.includes(category));

/** The type that a name ends like; undefined where no file of that ending is taken at all. */
export const typeNamed = (name: string): UploadType | undefined =>
  uploadTypes.find(({ endings }) => endings.includes(endingOf(name)));

/** The name with an ending that tells the truth; as it was where it does already. */
export function nameFor(name: string, { endings }: Pick<UploadType, "endings">): string {
  const ending = endingOf(name);
  if (endings.includes(ending)) return name;
  return `${ending === "" ? name : name.slice(0, -ending.length - 1)}.${endings[0]}`;
}

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;

/** Why a file is not taken, in the same words in the browser and from the server. */
export const uploadRefusals = {
  type: (category: Category): string =>
    `This kind of file cannot be uploaded here. Accepted are ${listed(typesOf(category).map(({ name }) => name))}.`,
  heic: "This HEIC picture could not be converted. On the iPhone: Settings → Camera → Formats → Most Compatible, then take it again; or send it as JPEG.",
} as const;
