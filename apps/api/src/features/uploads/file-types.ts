import { type UploadType, uploadTypes } from "@sitewright/contracts";

/** What a stored file of a type is served as. Texts are UTF-8: others are not taken. */
export const contentTypeOf = ({ kind, mediaType }: UploadType): string =>
  kind === "text" ? `${mediaType}; charset=utf-8` : mediaType;

const byContentType = new Map(uploadTypes.map((type) => [contentTypeOf(type), type]));

/** The type of a stored file; undefined for what no list names any more. */
export const storedType = ({ contentType }: { contentType: string }): UploadType | undefined =>
  byContentType.get(contentType);
