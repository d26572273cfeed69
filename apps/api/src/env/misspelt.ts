import { distance } from "fastest-levenshtein";
import { envSchema } from "./schema.ts";

/**
 * The length from which a name may differ in two letters; a shorter one that differs in two may be
 * another program's variable.
 */
const longName = 16;

const names = Object.keys(envSchema.shape);

const lettersOf = (name: string): string => [...name].sort().join("");

/**
 * True if the names differ by one typing error: one letter wrong, missing or extra, or two swapped.
 */
function isTypoOf(written: string, name: string): boolean {
  if (written[0] !== name[0]) return false;
  const edits = distance(written, name);
  const isTransposed = edits === 2 && lettersOf(written) === lettersOf(name);
  return isTransposed || edits <= (name.length < longName ? 1 : 2);
}

/**
 * One line for each variable that the server does not know but that is spelt nearly like one of its
 * own. Such a variable is ignored, which would otherwise go unnoticed.
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
