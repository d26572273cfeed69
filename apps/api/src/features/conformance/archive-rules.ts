/** Limits of a site's archive. Sizes in bytes. */
export const archiveLimits = {
  entries: 5000,
  unpackedBytes: 300 * 1024 * 1024,
  /** The total for files that are read: pages, styles, scripts and other texts. */
  textBytes: 24 * 1024 * 1024,
  oneTextBytes: 4 * 1024 * 1024,
  pathLength: 300,
  depth: 20,
  /** Text compresses about 10 to 1, deflate 1032 to 1 at best: no real site comes near this. */
  ratio: 200,
  /** Smaller files may have any ratio. */
  ratioFromBytes: 1024 * 1024,
} as const;

/** Messages to staff about an archive that is not checked. */
export const archiveTexts = {
  unreadable: "This ZIP archive could not be read. Pack the site's folder again.",
  encrypted: "The archive is encrypted. Pack it without a password.",
  entries: `The archive holds more than ${archiveLimits.entries.toLocaleString("en-GB")} files. Leave out folders such as node_modules.`,
  unpacked: "Unpacked, the archive is larger than 300 MB. Leave out what visitors do not load.",
  text: "The pages, styles and scripts are larger than 24 MB in total. Leave out what visitors do not load.",
  ratio: (path: string) => `“${path}” is compressed far more than a site's files are. It was not unpacked.`,
  oneText: (path: string) => `“${path}” is larger than 4 MB, too large for a page, style or script.`,
  path: (path: string) => `“${path}” is not a path inside the site's folder. Nothing was unpacked.`,
  link: (path: string) => `“${path}” is a link or a device, not a file. Nothing was unpacked.`,
  nested: (path: string) => `“${path}” is an archive inside the archive. Pack only the site.`,
  twice: (path: string) => `“${path}” is in the archive twice: it is not clear which one visitors would get.`,
  overlap: "Files in the archive overlap. Nothing was unpacked.",
  noPage: "The archive contains no HTML page.",
  givenUp: "The check could not be run. Please upload the archive again.",
  crashed: "The check could not finish: the site is too large or too deeply nested.",
} as const;

const nestedArchive = /\.(?:zip|jar|war|gz|tgz|bz2|xz|zst|br|7z|rar|tar|cab|iso|dmg|apk|crx)$/i;
const textFile = /\.(?:html?|xhtml|css|js|mjs|svg|json|webmanifest|txt|xml|md|map)$/i;
const htmlFile = /\.(?:html?|xhtml)$/i;

/** A file of an archive, as its directory at the end lists it. */
export interface ListedEntry {
  readonly path: string;
  readonly packedBytes: number;
  readonly unpackedBytes: number;
  /** The upper half of the external attributes: the mode of Unix (APPNOTE 4.4.15). */
  readonly unixMode: number;
  readonly isEncrypted: boolean;
}

export const isFolder = ({ path }: Pick<ListedEntry, "path">): boolean => path.endsWith("/");

/** Added automatically by an archiver: not part of the site. */
export const isClutter = (path: string): boolean =>
  /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$|\.git\/)/i.test(path);

/** Read by a check. Other files only have to exist. */
export const isText = (path: string): boolean => textFile.test(path) && !path.endsWith(".map");

export const isPage = (path: string): boolean => htmlFile.test(path);

// A replacement character stands for bytes that are invalid in the archive's encoding.
const hasUnsafeSign = (path: string): boolean => /[\p{Cc}\uFFFD\\:]/u.test(path);

function isInside(path: string): boolean {
  const parts = path.replace(/\/$/, "").split("/");
  if (path.length > archiveLimits.pathLength || parts.length > archiveLimits.depth) return false;
  return !hasUnsafeSign(path) && parts.every((part) => part !== "" && part !== "." && part !== "..");
}

const fileTypes = 0o170_000;
const allowedTypes = [0, 0o100_000, 0o040_000];

/** Why a file is refused; undefined if it is accepted. */
function faultOf(entry: ListedEntry): string | undefined {
  const { path, packedBytes, unpackedBytes, unixMode, isEncrypted } = entry;
  if (isEncrypted) return archiveTexts.encrypted;
  if (!isInside(path)) return archiveTexts.path(path.slice(0, 100));
  if (!allowedTypes.includes(unixMode & fileTypes)) return archiveTexts.link(path);
  if (nestedArchive.test(path)) return archiveTexts.nested(path);
  const isTight =
    unpackedBytes > archiveLimits.ratioFromBytes && unpackedBytes > packedBytes * archiveLimits.ratio;
  if (isTight) return archiveTexts.ratio(path);
  if (isText(path) && unpackedBytes > archiveLimits.oneTextBytes) return archiveTexts.oneText(path);
  return undefined;
}

const sumOf = (entries: readonly ListedEntry[], part: (entry: ListedEntry) => number): number =>
  entries.reduce((sum, entry) => sum + part(entry), 0);

/** Why an archive is refused before anything is unpacked; undefined if it is accepted. */
export function archiveFault(entries: readonly ListedEntry[], archiveBytes: number): string | undefined {
  if (entries.length > archiveLimits.entries) return archiveTexts.entries;
  for (const entry of entries) {
    const fault = faultOf(entry);
    if (fault !== undefined) return fault;
  }
  const seen = new Set<string>();
  for (const { path } of entries) {
    const key = path.normalize("NFC").toLowerCase();
    if (seen.has(key)) return archiveTexts.twice(path);
    seen.add(key);
  }
  if (sumOf(entries, ({ packedBytes }) => packedBytes) > archiveBytes) return archiveTexts.overlap;
  if (sumOf(entries, ({ unpackedBytes }) => unpackedBytes) > archiveLimits.unpackedBytes)
    return archiveTexts.unpacked;
  const texts = entries.filter(({ path }) => isText(path));
  if (sumOf(texts, ({ unpackedBytes }) => unpackedBytes) > archiveLimits.textBytes) return archiveTexts.text;
  return texts.some(({ path }) => isPage(path)) ? undefined : archiveTexts.noPage;
}
