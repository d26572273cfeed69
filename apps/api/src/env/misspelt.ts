import { distance } from "fastest-levenshtein";
import { envSchema } from "./schema.ts";

/** In a name this long two wrong letters are still a typing error, in a shorter one they may be another program's variable. */
const longName = 16;

const names = Object.keys(envSchema.shape);

const lettersOf = (name: string): string => [...name].sort().join("");

/** True where the letters differ by one typing error: one wrong, missing or too many, or two exchanged. */
function isTypoOf(written: string, name: string): boolean {
  if (written[0] !== name[0]) return false;
  const edits = distance(written, name);
  const isTransposed = edits === 2 && lettersOf(written) === lettersOf(name);
  return isTransposed || edits <= (name.length < longName ? 1 : 2);
}

/**
 * One line for each variable that the server does not know but that is spelt nearly like one of its own. It
 * counts as absent, and an absent variable is no error.
 */
export function misspeltVariables(variables: Readonly<Record<string, string | undefined>>): string[] {
  return Object.entries(variables).flatMap(([written, value]) => {
    if (!value?.trim() || names.includes(written)) return [];
    const meant = names.find((name) => isTypoOf(written.toUpperCase(), name));
    return meant === undefined
      ? []
      : [`${written} is not a setting and is ignored: ${meant} may have been meant.`];
  });
}
