import { matches } from "../regex-prefilter/prefiltered-match.ts";
import type { Statement } from "../statement.ts";
import { countEnglishCues } from "./cue-counts.ts";
import { dutyToTell } from "./english/duties.ts";
import { onlyTalk } from "./english/small-talk.ts";
import { isForeign } from "./languages.ts";
import { featuresOf, logOdds } from "./learnt-classifier.ts";
import { isNoteToBuilder } from "./notes-to-builder.ts";
import { wordsOf } from "./words.ts";

/**
 * The least log-odds at which a withheld sentence is worth asking about, by the field: from there on, half of the
 * withheld sentences of the labelled training texts are for visitors. Notes have lower odds throughout.
 */
const leastToAsk: Readonly<Partial<Record<Statement["field"], number>>> = {
  description: -1,
  contentNotes: -2,
};

/** With words of secrecy, which also stand in 'nobody has to be moved', only a sentence that clearly addresses visitors. */
const leastAmongSecrets = 0.5;

/**
 * Among wishes, which are rarely also for visitors: from here on, nine in ten of the labelled ones that name no part of
 * a website are.
 */
const leastAmongWishes = 0;

/** Shorter texts ('thanks a lot', 'not yet') tell visitors nothing. */
const fewestWords = 4;

/**
 * Whether a sentence that the rules withhold reads as if it were for visitors after all. Only in English and in the
 * fields that the weights were learnt from.
 */
export function isPerhapsForVisitors({ field, text, kind }: Statement): boolean {
  const least = leastToAsk[field];
  if (least === undefined || isForeign(wordsOf(text)) || onlyTalk.test(text)) return false;
  const found = countEnglishCues(text);
  if (found.words < fewestWords) return false;
  const isWish = kind === "wish";
  if (isWish && matches(dutyToTell, text)) return true;
  if (isWish && (found.siteThing > 0 || isNoteToBuilder(text, field))) return false;
  const odds = logOdds(featuresOf(text, field, found, { kind, proposal: "keep" }));
  return (
    odds >= Math.max(least, isWish ? leastAmongWishes : least, found.secrecy > 0 ? leastAmongSecrets : least)
  );
}
