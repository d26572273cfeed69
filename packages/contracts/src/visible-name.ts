import { hasVisible, withoutDirectionOverrides } from "@sitewright/spec-core/onboarding";
import { z } from "zod";

/** What is said of a name made of signs that nobody sees. */
export const INVISIBLE_NAME = "Please use letters or signs that can be seen.";

/**
 * A name or title of at most `max` characters, as others will read it: without space at its ends and without signs that
 * turn its direction round; one of which nothing is seen is refused. Empty is accepted unless `missing` says what is then
 * to be read.
 */
export function visibleName(max: number, missing?: string) {
  const text = z.string().overwrite(withoutDirectionOverrides).trim();
  return (missing === undefined ? text : text.min(1, missing))
    .max(max, `Please use at most ${max} characters.`)
    .refine((name) => name === "" || hasVisible(name), INVISIBLE_NAME);
}
