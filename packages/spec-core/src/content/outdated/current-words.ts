import type { OnboardingFormData } from "../../onboarding/form-data.ts";
import type { Fact } from "../fact.ts";
import type { Statement } from "../statement.ts";
import { endedOffers } from "./ended-offers.ts";
import { isNoteOfLeaving, sentToSomebodyGone } from "./people-gone.ts";
import { replacedPrices } from "./replaced-prices.ts";

/** The answers without what is outdated according to the notes. */
export interface CurrentWords {
  readonly statements: readonly Statement[];
  readonly facts: readonly Fact[];
  /** The facts that are still valid. */
  readonly standing: readonly Fact[];
  /** The ids of statements that are no longer valid; the client need not be asked about them. */
  readonly outdated: ReadonlySet<string>;
}

/** The current answers: a newer price replaces that of an old flyer, and offers that have ended are withheld. */
export function currentWords(
  form: OnboardingFormData,
  statements: readonly Statement[],
  facts: readonly Fact[],
): CurrentWords {
  const prices = replacedPrices(form, statements, facts);
  const ended = endedOffers(form, statements, facts);
  const gone = sentToSomebodyGone(statements);
  const isOutdated = (statement: Statement): boolean =>
    prices.outdated.has(statement) || ended.outdated.has(statement) || gone.has(statement);
  const kindOf = (statement: Statement): Statement["kind"] | undefined => {
    const isPrivate = ended.notes.get(statement);
    if (isPrivate !== undefined || prices.notes.has(statement)) return isPrivate ? "private" : "wish";
    if (gone.size > 0 && isNoteOfLeaving(statement)) return "private";
    return isOutdated(statement) || ended.doubtful.has(statement) ? "unsure" : undefined;
  };
  return {
    statements: statements.map((statement) => {
      const kind = kindOf(statement);
      return kind === undefined ? statement : { ...statement, kind, proposal: "keep" };
    }),
    facts: facts.map((fact) => (ended.facts.has(fact) ? { ...fact, proposal: "keep" } : fact)),
    standing: facts.filter((fact) => !ended.facts.has(fact)),
    outdated: new Set(statements.filter(isOutdated).map(({ id }) => id)),
  };
}
