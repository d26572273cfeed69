import { hasVisible } from "@sitewright/spec-core/onboarding";

/**
 * A client's file name, safe to display: without folders or control characters, on one line, at most 200
 * UTF-16 code units as in the API's schema.
 */
export interface FileName {
  readonly name: string;
  /** In lower case, without the dot; empty if there is none. */
  readonly extension: string;
}

const nameMaxLength = 200;
/** Unicode's direction overrides and isolates (UAX #9): they can show exe.png for gnp.exe. */
const directionMarks = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/;
/** Tricks that make another program see a different extension. */
const deceptive = /\0|%00|;/;

/** Parses a name sent by a browser; undefined if it is deceptive. */
export function readFileName(raw: string): FileName | undefined {
  if (directionMarks.test(raw) || deceptive.test(raw)) return undefined;
  const name = raw
    .replace(/^.*[\\/]/s, "")
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .normalize("NFC")
    .trim();
  const extension = /[^.]\.([A-Za-z0-9]{1,10})$/.exec(name)?.[1] ?? "";
  if (extension && !hasVisible(name.slice(0, -extension.length - 1)))
    return { name: `file.${extension}`, extension: extension.toLowerCase() };
  if (name.length <= nameMaxLength)
    return { name: hasVisible(name) ? name : "file", extension: extension.toLowerCase() };
  const suffix = extension && `.${extension}`;
  const stem = name.slice(0, nameMaxLength - suffix.length).replace(/[\ud800-\udbff]$/, "");
  return { name: stem + suffix, extension: extension.toLowerCase() };
}
