import type { OnboardingFormData } from "../../onboarding/form-data.ts";
import type { Fact } from "../fact.ts";
import { isLaterPrice } from "../facts/prices/later-price.ts";
import { overlapInField } from "../place.ts";
import type { OpenPoint } from "./open-point.ts";
import { clauses, sentencesOf } from "./sentences.ts";

/** An open point for each sentence with a price that only applies from or until a date, unless the sentence has one already. */
export function laterPrices(
  form: OnboardingFormData,
  facts: readonly Fact[],
  known: readonly OpenPoint[],
): OpenPoint[] {
  const later = facts.filter(
    ({ kind, field, start, end }) =>
      kind === "price" && isProse(field) && isLaterPrice(form[field], { start, end }),
  );
  if (later.length === 0) return [];
  return sentencesOf(form).flatMap((sentence): OpenPoint[] => {
    const fact = later.find((each) => overlapInField(sentence, each));
    const isKnown = known.some((place) => overlapInField(place, sentence));
    if (!fact || isKnown) return [];
    const { field, start, end, text } = clauses(sentence, fact.start - sentence.start);
    return [{ kind: "later", field, start, end, text, sentence: sentence.text }];
  });
}

const isProse = (field: Fact["field"]): field is "description" | "audience" | "contentNotes" =>
  field === "description" || field === "audience" || field === "contentNotes";
