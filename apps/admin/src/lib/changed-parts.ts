import { diffWordsWithSpace } from "diff";

/** An unchanged text, and after it what was removed and what was inserted. */
interface ChangedPart {
  same: string;
  removed: string;
  added: string;
}

/** Time limit of comparing; two texts with nothing in common are shown one after the other instead. */
const longestMs = 300;
/** Two changes with at most this many letters and digits between them are shown as one. */
const lettersBetweenMax = 4;
/** Below this common share two texts are easier to read one after the other. */
const sharedMin = 0.35;

const lettersOf = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

/** Appends a part, to the last change where the text between them is that short. */
function push(parts: ChangedPart[], part: ChangedPart): void {
  const last = parts.at(-1);
  if (!last || lettersOf(part.same) > lettersBetweenMax) {
    parts.push(part);
    return;
  }
  last.removed += part.same + part.removed;
  last.added += part.same + part.added;
}

/**
 * The differences of two texts, word by word, for people to read: changes close to each other are combined,
 * and texts with little in common are shown one after the other. Nothing of either is lost.
 */
export function changedParts(before: string, after: string): ChangedPart[] {
  const whole = [{ same: "", removed: before, added: after }];
  const found = diffWordsWithSpace(before, after, { timeout: longestMs });
  if (!found) return whole;
  const parts: ChangedPart[] = [];
  let next: ChangedPart = { same: "", removed: "", added: "" };
  let shared = 0;
  for (const { value, added, removed } of found) {
    if (added) next.added += value;
    else if (removed) next.removed += value;
    else {
      if (next.removed + next.added !== "") push(parts, next);
      shared += lettersOf(value);
      next = { same: value, removed: "", added: "" };
    }
  }
  if (next.removed + next.added !== "") push(parts, next);
  else parts.push(next);
  const most = Math.max(lettersOf(before), lettersOf(after));
  return before !== "" && after !== "" && shared < most * sharedMin ? whole : parts;
}
