import type { OnboardingFormData } from "../../onboarding/form-data.ts";
import type { Fact } from "../fact.ts";
import { likelyCountryOf } from "../facts/country/country.ts";
import { rulesOf } from "../facts/data/countries.ts";
import { priceUpdates } from "../facts/prices/updated-prices.ts";
import { overlapInField } from "../place.ts";
import type { Statement } from "../statement.ts";
import { sharesWords } from "../withheld-facts.ts";

/** Statements about prices that changed. */
export interface ReplacedPrices {
  /** Statements in the notes with the new price, for the builder. */
  readonly notes: ReadonlySet<Statement>;
  /** Statements for visitors with the old price. */
  readonly outdated: ReadonlySet<Statement>;
}

/**
 * Finds the statements about changed prices: 'Kitchen knives are $1.25 now' in the notes, and '$1' in the text of a
 * flyer.
 */
export function replacedPrices(
  form: OnboardingFormData,
  statements: readonly Statement[],
  facts: readonly Fact[],
): ReplacedPrices {
  const updates = priceUpdates(form, facts, rulesOf(likelyCountryOf(form)));
  if (updates.length === 0) return { notes: new Set(), outdated: new Set() };
  const replaced = updates.flatMap((update) => update.replaced);
  const notes = statements.filter(
    (statement) =>
      statement.field === "contentNotes" &&
      statement.dictatedBy === undefined &&
      updates.some((update) => overlapInField(update, statement)),
  );
  const outdated = statements.filter(
    (statement) =>
      !updates.some((update) => overlapInField(update, statement)) &&
      replaced.some((fact) => sharesWords(statement, fact)),
  );
  return { notes: new Set(notes), outdated: new Set(outdated) };
}
