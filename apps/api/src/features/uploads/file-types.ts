const office = "application/vnd.openxmlformats-officedocument";

/** A kind of file that is accepted: what its content has to be, and what it is served as. */
export interface FileType {
  /** Names for the content, as `file-type` gives them. */
  readonly detected: readonly string[];
  readonly contentType: string;
  /** Shown in the page; anything else is handed out as a download. */
  readonly isImage: boolean;
}

const image = (contentType: string, ...others: string[]): FileType => ({
  detected: [contentType, ...others],
  contentType,
  isImage: true,
});
const download = (contentType: string, detected = contentType): FileType => ({
  detected: [detected],
  contentType,
  isImage: false,
});
const compoundFile = "application/x-cfb";

/** What is accepted, by extension. The media types are IANA's. */
export const fileTypes: Readonly<Record<string, FileType>> = {
  jpg: image("image/jpeg"),
  jpeg: image("image/jpeg"),
  png: image("image/png", "image/apng"),
  gif: image("image/gif"),
  webp: image("image/webp"),
  pdf: download("application/pdf"),
  doc: download("application/msword", compoundFile),
  ppt: download("application/vnd.ms-powerpoint", compoundFile),
  docx: download(`${office}.wordprocessingml.document`),
  pptx: download(`${office}.presentationml.presentation`),
};

/** Texts have no signature to detect either: what is readable as UTF-8 is one. By extension. */
export const textTypes: Readonly<Record<string, FileType>> = {
  txt: { detected: [], contentType: "text/plain; charset=utf-8", isImage: false },
  md: { detected: [], contentType: "text/markdown; charset=utf-8", isImage: false },
};

/** Vector logos have no signature to detect: they are parsed, cleaned and written anew. */
export const svgType: FileType = { detected: [], contentType: "image/svg+xml", isImage: true };
