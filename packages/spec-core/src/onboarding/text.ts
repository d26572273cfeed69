import { z } from "zod";
import { longTextMax, shortTextMax } from "./limits.ts";

// Control characters (a database rejects NUL, XML rejects the rest) and lone surrogates have no meaning in an
// answer; tab and line feed do.
const meaningless = /[\p{Cc}\p{Cs}]/gu;

const clean = (text: string): string =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(meaningless, (character) => (character === "\n" || character === "\t" ? character : ""));

/** A text answer of at most `max` characters, with control characters removed. May be empty. */
export const textUpTo = (max: number) => z.string().max(max).overwrite(clean);

/** A one-line answer; empty means not answered. */
export const shortText = textUpTo(shortTextMax);

/** A paragraph; empty means not answered. */
export const longText = textUpTo(longTextMax);
