import type { OnboardingFormData } from "../../onboarding/form-data.ts";
import type { Fact } from "../fact.ts";
import { type HeldPart, overlapInField } from "../place.ts";
import { matches, matchesAny } from "../regex-prefilter/prefiltered-match.ts";
import { bannedByName } from "./conflicts.ts";
import { looseWords } from "./data/conflict-words.ts";
import { approvesPrevious, undecidedPrevious, undecidedPrices } from "./data/waiting-words.ts";
import { type Sentence, sentencesOf, singularsOf } from "./sentences.ts";

const isApproval = matchesAny(approvesPrevious);

/**
 * The prices of which a sentence leaves open if visitors see them: all of them after 'we can't agree whether to show the
 * fees', one offer's after 'not sure about showing the rigging price'.
 */
function leftOpen({ text }: Sentence, prices: readonly Fact[]): readonly Fact[] {
  const pattern = undecidedPrices.find((each) => matches(each, text));
  const [, ...groups] = pattern?.exec(text) ?? [];
  const at = groups.findIndex((group, index) => index % 3 === 1 && group);
  if (at < 0) return [];
  const [lead = "", word = "", goal = ""] = groups.slice(at - 1, at + 2);
  const said = singularsOf(`${lead} ${goal}`).filter((each) => !looseWords.has(each));
  const name = said.filter((each) => prices.some(({ about }) => singularsOf(about).includes(each)));
  // 'The exact prices' are all prices, 'the price for varnish' is none of those that are named otherwise.
  const isOfAll = said.length === 0 || (goal === "" && /s$/iu.test(word));
  if (name.length === 0) return isOfAll ? prices : [];
  return prices.filter(({ about }) => name.every((each) => singularsOf(about).includes(each)));
}

/**
 * The parts of the answers that wait because a sentence of the notes says so: a text that somebody has to approve, the
 * prices of which it is not decided whether they are shown, and what is left off by its name.
 */
export function waitingPlaces(form: OnboardingFormData, facts: readonly Fact[]): HeldPart[] {
  const prices = facts.filter(({ kind }) => kind === "price");
  const sentences = sentencesOf(form).filter(({ field }) => field === "contentNotes");
  return sentences.flatMap((sentence, index): readonly HeldPart[] => {
    const open = [...leftOpen(sentence, prices), ...bannedByName(facts, sentence)];
    const before = sentences[index - 1];
    if (open.length > 0 || !before || form.contentNotes.slice(before.end, sentence.start).includes("\n"))
      return open;
    if (isApproval(sentence.text)) return [before];
    return matches(undecidedPrevious, sentence.text)
      ? prices.filter((price) => overlapInField(before, price))
      : [];
  });
}
