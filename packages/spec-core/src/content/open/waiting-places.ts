import type { OnboardingFormData } from "../../onboarding/form-data.ts";
import type { Fact } from "../fact.ts";
import { overlapInField, type PartOfAnswer } from "../place.ts";
import { matches, matchesAny } from "../regex-prefilter/prefiltered-match.ts";
import { anyPrices, approvesPrevious, isShown, isUndecided, showsPrevious } from "./data/waiting-words.ts";
import { type Sentence, sentencesOf } from "./sentences.ts";

const isApproval = matchesAny(approvesPrevious);

/** Whether a sentence leaves open if visitors see the prices: 'we're still arguing about having fees on the site'. */
const leavesPricesOpen = ({ text }: Sentence): boolean =>
  matches(isUndecided, text) && matches(anyPrices, text) && matches(isShown, text);

/** Whether a sentence leaves open if the one before is published: 'I go back and forth on publishing it'. */
const leavesPreviousOpen = ({ text }: Sentence): boolean =>
  matches(isUndecided, text) && matches(showsPrevious, text);

/**
 * The parts of the answers that wait because another sentence says so: a text that somebody has to approve, a price of
 * which it is not decided whether it is shown, and every price if that is not decided for any.
 */
export function waitingPlaces(form: OnboardingFormData, facts: readonly Fact[]): PartOfAnswer[] {
  const prices = facts.filter(({ kind }) => kind === "price");
  const sentences = sentencesOf(form);
  return sentences.flatMap((sentence, index): PartOfAnswer[] => {
    if (prices.length > 0 && leavesPricesOpen(sentence)) return prices;
    const before = sentences[index - 1];
    if (
      before?.field !== sentence.field ||
      form[sentence.field].slice(before.end, sentence.start).includes("\n")
    )
      return [];
    if (isApproval(sentence.text)) return [before];
    return leavesPreviousOpen(sentence) ? prices.filter((price) => overlapInField(before, price)) : [];
  });
}
