import { hasVisible } from "@sitewright/spec-core/onboarding";
import { Refusal } from "../http/refusal.ts";

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
/**
 * Unicode's marks, overrides and isolates of the direction (UAX #9), which can show exe.png for gnp.exe, and
 * tricks that make another program see a different extension.
 */
const deceptive = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\0;]|%00/;

/** The sign in words that a person can look for. */
function nameOfSign(sign: string): string {
  if (sign === ";") return "a semicolon (;)";
  if (sign === "%00") return "the characters %00";
  const code = sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");
  return `an invisible character (U+${code})`;
}

const refuseSign = (sign: string): Refusal =>
  new Refusal("unsupported-type", {
    detail: `The name of this file holds ${nameOfSign(sign)}, which can hide what kind of file it is. Rename the file without it and send it again: type the whole name anew if you cannot see it.`,
  });

/** Parses a name sent by a browser; a refusal if it holds a sign that deceives. */
export function readFileName(raw: string): FileName | Refusal {
  const [sign] = deceptive.exec(raw) ?? [];
  if (sign !== undefined) return refuseSign(sign);
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
