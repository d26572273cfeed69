import type { OnboardingFormData, WordChoice } from "../onboarding/form-data.ts";
import { isTypedField } from "../onboarding/typed-fields.ts";
import { areEqualHours } from "./equal-hours.ts";
import type { Fact } from "./fact.ts";
import { likelyCountryOf } from "./facts/country/country.ts";
import { findFacts } from "./facts/find-facts.ts";
import { typedValue } from "./facts/typed.ts";
import { namesFurtherAmounts } from "./facts/typed-offers.ts";
import { hasUnknownNumber, isDictatedProse, isOnlyPrintedFacts, isProse } from "./is-prose.ts";
import { heldPlaces, type OpenWords, openWordsOf } from "./open/open-words.ts";
import { waitingPlaces } from "./open/waiting-places.ts";
import { currentWords } from "./outdated/current-words.ts";
import { withLimitedPrices, withPriceInSentence } from "./prices-in-sentences.ts";
import { withPrintedPersons } from "./printed-persons.ts";
import { withPrintedReferences } from "./printed-references.ts";
import { withSecretSubjectsKept } from "./secret-subjects.ts";
import type { Statement } from "./statement.ts";
import { isPerhapsForVisitors } from "./statements/perhaps-for-visitors.ts";
import { readStatements } from "./statements/read-statements.ts";
import { contactKinds, kindsToConfirm, sharesWords, withheldFacts } from "./withheld-facts.ts";
import { withheldStatement } from "./withheld-statements.ts";

/** Who decided: the rules of this library, or the client, whose choice has precedence. */
export type DecidedBy = "rules" | "client";

/** A statement with the decision about it. */
export interface JudgedStatement extends Statement {
  readonly isPrinted: boolean;
  readonly decidedBy: DecidedBy;
  /** False if it consists of facts that are shown elsewhere: 'Phone 0951 / 29 64 10.' is not copy. */
  readonly isProse: boolean;
  /** Withheld by the rules, although it reads as if it were for visitors: worth a second look by the client. */
  readonly mayBeForVisitors: boolean;
}

/** A fact with the decision about it. If the client corrected it, its text is the correction. */
export interface JudgedFact extends Fact {
  readonly isConfirmed: boolean;
  /** Whether the client has decided; an undecided fact is asked about and not printed. */
  readonly isDecided: boolean;
}

/** Everything that was recognised in the answers, with the decisions about what visitors may read. */
export interface PublicWords {
  readonly statements: readonly JudgedStatement[];
  readonly facts: readonly JudgedFact[];
  /** The open points and the contradictions of the answers. */
  readonly open: OpenWords;
}

function judgedFact(fact: Fact, choice: WordChoice | undefined, country: string | null): JudgedFact {
  // A fact typed into its own field is confirmed, unless the text says otherwise.
  if (isTypedField(fact.field) && fact.proposal === "print")
    return { ...fact, isConfirmed: true, isDecided: true };
  const corrected = choice?.text?.trim() ?? "";
  return {
    ...fact,
    ...(corrected === "" || corrected === fact.text
      ? {}
      : { text: corrected, value: typedValue(fact.kind, corrected, country) }),
    isConfirmed: choice?.print === true,
    isDecided: choice !== undefined,
  };
}

/** Confirms opening hours in a sentence if their field says the same in other words. */
function withTypedHoursConfirmed(facts: readonly JudgedFact[]): readonly JudgedFact[] {
  const typed = facts.find(
    ({ kind, field, isConfirmed }) => kind === "hours" && isTypedField(field) && isConfirmed,
  );
  const isSame = ({ kind, text, about, proposal, isDecided }: JudgedFact): boolean =>
    kind === "hours" &&
    about === "" &&
    proposal === "print" &&
    !isDecided &&
    typed !== undefined &&
    areEqualHours(text, typed.text);
  return facts.map((fact) => (isSame(fact) ? { ...fact, isConfirmed: true, isDecided: true } : fact));
}

/** Replaces a detail in a text; if it occurs several times, the occurrence nearest to its index. */
function corrected(text: string, at: number, [before, after]: readonly [string, string]): string {
  if (before === after || before === "") return text;
  let nearest = text.indexOf(before);
  for (let next = nearest; next >= 0; next = text.indexOf(before, next + 1))
    if (Math.abs(next - at) < Math.abs(nearest - at)) nearest = next;
  return nearest < 0 ? text : text.slice(0, nearest) + after + text.slice(nearest + before.length);
}

/** Whether a statement contains the first and last name of a person. */
const namesWhole = ({ text }: Statement, { text: name }: Fact): boolean =>
  name.includes(" ") && text.includes(name);

interface JudgedWith {
  readonly choice: WordChoice | undefined;
  /** The recognised facts, in the original words of the answer. */
  readonly found: readonly Fact[];
  readonly judged: ReadonlyMap<string, JudgedFact>;
}

/** The text of a statement with the client's corrections of its facts. */
const correctedText = (statement: Statement, within: readonly Fact[], judged: JudgedWith["judged"]): string =>
  within
    // From end to start, so that the indexes of earlier facts stay valid.
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (words, fact) =>
        corrected(words, fact.start - statement.start, [fact.text, judged.get(fact.id)?.text ?? fact.text]),
      statement.text,
    );

function judgedStatement(statement: Statement, { choice, found, judged }: JudgedWith): JudgedStatement {
  const isDictated = statement.dictatedBy !== undefined;
  const within = found.filter((fact) => sharesWords(statement, fact));
  // Dictated words are printed as they are; only their contact details need confirmation.
  const toConfirm = within.filter(({ kind }) => (isDictated ? contactKinds : kindsToConfirm).has(kind));
  // Of a person who is named several times, only one mention is a detail.
  const persons = isDictated
    ? []
    : found.filter((fact) => fact.kind === "person" && namesWhole(statement, fact));
  const waits =
    [...toConfirm, ...persons].some(({ id }) => judged.get(id)?.isConfirmed !== true) ||
    (isDictated && hasUnknownNumber(statement.text, toConfirm));
  const isNeverPrinted = statement.field === "onlyForUs";
  const text = correctedText(statement, within, judged);
  const hasProse = isDictated
    ? isDictatedProse(statement.text, toConfirm)
    : isProse(statement, text, { shown: toConfirm.filter((fact) => !fact.isOnlyInSentence), found });
  return {
    ...statement,
    text,
    proposal: !hasProse && isOnlyPrintedFacts(statement, toConfirm) ? "print" : statement.proposal,
    isPrinted: !isNeverPrinted && (choice?.print ?? (statement.kind === "fact" && !waits)),
    decidedBy: choice === undefined || isNeverPrinted ? "rules" : "client",
    isProse: hasProse,
    mayBeForVisitors: statement.proposal === "keep" && !isDictated && isPerhapsForVisitors(statement),
  };
}

/**
 * Decides what visitors may read of the answers: first by rules, then by the client's choices, which have precedence.
 * No recognised fact is printed before the client confirms it. A fact typed into its own field counts as confirmed,
 * unless the words around it forbid printing or leave it open.
 */
export function publicWords(form: OnboardingFormData): PublicWords {
  const choices = new Map(form.wordChoices.map((choice) => [choice.id, choice]));
  const current = currentWords(form, readStatements(form), findFacts(form));
  // An offer that has ended cannot contradict anything.
  const open = openWordsOf(form, current.standing);
  const held = [...heldPlaces(open), ...waitingPlaces(form, current.facts)];
  const found = withheldFacts(current.facts, { statements: current.statements, held });
  const hasCorrections = form.wordChoices.some(({ text }) => text !== undefined);
  const country = hasCorrections ? likelyCountryOf(form) : null;
  const facts = withTypedHoursConfirmed(found.map((fact) => judgedFact(fact, choices.get(fact.id), country)));
  const judged = new Map(facts.map((fact) => [fact.id, fact]));
  const phones = found.filter(
    ({ kind, field, proposal }) => kind === "phone" && isTypedField(field) && proposal === "print",
  );
  const statements = withSecretSubjectsKept(current.statements).map((statement) => {
    const within = found.filter((fact) => sharesWords(statement, fact));
    const said: Statement = current.outdated.has(statement.id)
      ? { ...statement, kind: "private" }
      : withheldStatement(statement, { within, held, phones });
    const isUnconfirmed =
      said.kind === "fact" && said.dictatedBy === undefined && namesFurtherAmounts(said.text, found);
    const asked = isUnconfirmed
      ? { ...said, kind: "unsure" as const }
      : withPriceInSentence(said, within, form[said.field]);
    const decided = judgedStatement(asked, { choice: choices.get(statement.id), found, judged });
    return asked.proposal === said.proposal ? decided : { ...decided, mayBeForVisitors: true };
  });
  return {
    statements: withPrintedReferences(withPrintedPersons(withLimitedPrices(statements))),
    facts,
    open,
  };
}
