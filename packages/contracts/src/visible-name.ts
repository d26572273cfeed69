import { hasVisible, withoutDirectionOverrides } from "@sitewright/spec-core/onboarding";
import { z } from "zod";

/** The error of a name that consists only of invisible characters. */
export const INVISIBLE_NAME = "Please use visible letters or characters.";

/** A name is one line: a line break in it could forge further lines of a text that quotes it. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ");

/**
 * A name or title of at most `max` characters, as others will read it: trimmed, on one line and without characters
 * that change the direction of text; one without visible characters is rejected. Empty is accepted unless
 * `missing` is given, the error for it.
 */
export function visibleName(max: number, missing?: string) {
  const text = z.string().overwrite(withoutDirectionOverrides).overwrite(oneLine).trim();
  return (missing === undefined ? text : text.min(1, missing))
    .max(max, `Please use at most ${max} characters.`)
    .refine((name) => name === "" || hasVisible(name), INVISIBLE_NAME);
}
