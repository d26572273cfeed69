import { diffWordsWithSpace } from "diff";

/** What stayed, and then what was taken out and put in its place. */
interface ChangedPart {
  same: string;
  removed: string;
  added: string;
}

/** How long comparing may take; two texts that have nothing in common are shown one after the other instead. */
const longestMs = 300;
/** So little between two changes, in letters and digits, reads as part of them. */
const islandMax = 4;
/** Two texts that share less are read sooner one after the other. */
const sharedMin = 0.35;

const lettersOf = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

/** Puts a part at the end, into the last change where next to nothing stands between the two. */
function push(parts: ChangedPart[], part: ChangedPart): void {
  const last = parts.at(-1);
  if (!last || lettersOf(part.same) > islandMax) {
    parts.push(part);
    return;
  }
  last.removed += part.same + part.removed;
  last.added += part.same + part.added;
}

/**
 * What is different between two texts, word by word, as people can read it: changes with next to nothing between them are
 * one, and of two texts that have little in common one stands after the other. Nothing of either gets lost.
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
