const segment = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}$/;
const pathMaxLength = 500;

/** A valid path has plain segments, none beginning with a dot, so it cannot leave the storage. */
export function isStoragePath(path: string): boolean {
  return path.length <= pathMaxLength && path.split("/").every((part) => segment.test(part));
}

/** Names that Windows reserves for devices, whatever their extension. */
const deviceName = /^(con|prn|aux|nul|com\d|lpt\d)$/i;
const nameMaxLength = 100;

/**
 * A client's file name, without folders, as a segment of a storage path: letters without accents, digits, `.`, `_` and `-`; one dot,
 * before the extension; at most 100 characters.
 */
export function safeFileName(name: string): string {
  const plain = name
    .replace(/^.*[\\/]/s, "")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^A-Za-z0-9._-]+/g, "_");
  const dot = plain.lastIndexOf(".");
  const stem = (dot > 0 ? plain.slice(0, dot) : plain).replace(/\./g, "_").replace(/^[_-]+|[_-]+$/g, "");
  const extension =
    dot > 0
      ? plain
          .slice(dot + 1)
          .replace(/[^A-Za-z0-9]/g, "")
          .toLowerCase()
          .slice(0, 10)
      : "";
  const safeStem = stem === "" || deviceName.test(stem) ? `file${stem && `_${stem}`}` : stem;
  const suffix = extension && `.${extension}`;
  return safeStem.slice(0, nameMaxLength - suffix.length) + suffix;
}

/** The owner in a path that `newStoragePath` made. */
export const ownerOf = (path: string): string => path.split("/")[1] ?? "";

/** `{type}/{owner}/{timestamp}_{random}_{filename}`. `random` is unguessable and made of letters and digits. */
export function newStoragePath(file: {
  type: string;
  owner: string;
  now: Date;
  random: string;
  fileName: string;
}): string {
  const { type, owner, now, random, fileName } = file;
  return `${type}/${owner}/${now.getTime()}_${random}_${safeFileName(fileName)}`;
}
