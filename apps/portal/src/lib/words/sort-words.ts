import type { JudgedFact, JudgedStatement, PublicWords } from "@sitewright/spec-core/content";
import { isTypedField, type WordChoice } from "@sitewright/spec-core/onboarding";

/**
 * The details that were read from the answers, grouped by the decision that the client has to make. Nothing
 * is listed twice.
 */
export interface SortedWords {
  /** Facts recognised in a text, in its order, decided or not. Those that a field answers are left out. */
  readonly facts: readonly JudgedFact[];
  /** The undecided ones of them. */
  readonly openFacts: readonly JudgedFact[];
  /** Undecided statements of which the rules cannot decide whether they are for visitors. */
  readonly unsure: readonly JudgedStatement[];
  /** Statements that visitors read. */
  readonly printed: readonly ListedStatement[];
  /** Statements for the agency only, without those typed into 'Only for us'; first those worth a second look. */
  readonly kept: readonly ListedStatement[];
}

/** A statement that is decided by the rules or the client. */
export interface ListedStatement extends JudgedStatement {
  /** What the site has instead of it: the statement itself is not offered for print. */
  readonly standIn: StandIn | undefined;
}

/** The words that a wish dictates, or the answer of a field instead of the detail in a sentence. */
export interface StandIn {
  readonly text: string;
  readonly isPrinted: boolean;
}

/** Each entry once, where it first occurs. */
export function unique<T extends { readonly id: string }>(entries: readonly T[]): T[] {
  const first = new Map(entries.toReversed().map((entry) => [entry.id, entry]));
  return entries.filter((entry) => first.get(entry.id) === entry);
}

/** True for a fact that the client typed in its own field. */
export const isTyped = ({ field }: JudgedFact): boolean => isTypedField(field);

/** Kinds of which a site has one: a typed value replaces what the texts say. */
const isSingle = ({ kind, about }: JudgedFact): boolean =>
  (kind === "hours" && about === "") || kind === "address";

/** The comparison key of an offer: 'A haircut' and 'haircut' are the same. */
export const offerKey = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/^(?:an?|the|our)\s/, "");

/** True if the texts also have its price, and that is not left out: then only the price is asked about. */
const isNamedBy =
  (service: JudgedFact) =>
  (price: JudgedFact): boolean =>
    service.kind === "service" &&
    price.kind === "price" &&
    offerKey(price.about) === offerKey(service.text) &&
    (price.isConfirmed || !price.isDecided);

/** The recognised facts that are not covered by a field or a price. */
function askedFacts(facts: readonly JudgedFact[]): JudgedFact[] {
  const typed = new Set(facts.filter((fact) => isTyped(fact) && isSingle(fact)).map(({ kind }) => kind));
  return unique(facts).filter(
    (fact) => !isTyped(fact) && !(isSingle(fact) && typed.has(fact.kind)) && !facts.some(isNamedBy(fact)),
  );
}

/** A decision about something; showing a price also shows its service. */
export function decisionsOf({ facts }: PublicWords, choice: WordChoice): WordChoice[] {
  const price = facts.find(({ id }) => id === choice.id);
  const services =
    price && choice.print ? facts.filter((fact) => isNamedBy(fact)({ ...price, isDecided: false })) : [];
  return [choice, ...services.map(({ id }) => ({ id, print: true }))];
}

/** True if the facts in the statement cover all of it: it is not used as a sentence of the site. */
const isNoCopy = ({ kind, isProse }: JudgedStatement): boolean => kind === "fact" && !isProse;

const isWithin = (fact: JudgedFact, statement: JudgedStatement): boolean =>
  fact.field === statement.field && fact.start < statement.end && fact.end > statement.start;

/**
 * The answer of a field that replaces the details of a statement; undefined if one of them is asked about or confirmed,
 * so that the statement is decided with it.
 */
function typedInstead(
  statement: JudgedStatement,
  facts: readonly JudgedFact[],
  asked: readonly JudgedFact[],
): StandIn | undefined {
  const within = facts.filter((fact) => isWithin(fact, statement));
  const isAsked = ({ id }: JudgedFact): boolean => asked.some((fact) => fact.id === id);
  if (within.some((fact) => fact.isConfirmed || isAsked(fact))) return undefined;
  const typed = facts.find(
    (fact) => isTyped(fact) && isSingle(fact) && within.some(({ kind }) => kind === fact.kind),
  );
  return typed && { text: typed.text, isPrinted: typed.isConfirmed };
}

const waits = ({ kind, decidedBy }: JudgedStatement): boolean => kind === "unsure" && decidedBy === "rules";

/** True for a sentence that the client may want visitors to read after all; 'Accept' leaves it out. */
export const isWorthALook = ({ mayBeForVisitors, standIn }: ListedStatement): boolean =>
  mayBeForVisitors && !standIn;

/** Sorts what was read by the decisions about it. */
export function sortWords({ statements, facts }: PublicWords): SortedWords {
  const asked = askedFacts(facts);
  const dictated = new Map(statements.map((statement) => [statement.dictatedBy, statement]));
  const standInOf = (statement: JudgedStatement): StandIn | undefined =>
    isNoCopy(statement) ? typedInstead(statement, facts, asked) : dictated.get(statement.id);
  const own = unique(statements)
    .filter(({ field }) => field !== "onlyForUs")
    .map((statement): ListedStatement => ({ ...statement, standIn: standInOf(statement) }))
    .filter((statement) => !isNoCopy(statement) || statement.standIn);
  const settled = own.filter((statement) => !waits(statement));
  return {
    facts: asked,
    openFacts: asked.filter((fact) => !fact.isDecided),
    unsure: own.filter(waits),
    printed: settled.filter(({ isPrinted }) => isPrinted),
    kept: settled
      .filter(({ isPrinted }) => !isPrinted)
      .toSorted((a, b) => Number(isWorthALook(b)) - Number(isWorthALook(a))),
  };
}

/** The ids of everything that was read: a choice about any other id is about words no longer there. */
export const idsOf = ({ statements, facts }: PublicWords): ReadonlySet<string> =>
  new Set([...statements, ...facts].map(({ id }) => id));

/**
 * True for a fact that 'Accept' or the client leaves out, with the sentences that contain it. A service that is not
 * proposed as an offer ('printers' in 'I mend PCs, laptops, printers') leaves its sentence to the sentence's own verdict.
 */
const isLeftOut = ({ kind, isDecided, isConfirmed, proposal, isOnlyInSentence }: JudgedFact): boolean =>
  !isOnlyInSentence &&
  !(kind === "service" && proposal === "keep") &&
  (isDecided ? !isConfirmed : proposal === "keep");

/**
 * The decisions of 'Accept' on the open facts and on these statements, as the rules propose; no sentence is
 * shown that contains a detail that is left out.
 */
export function asProposed(
  { facts, openFacts }: SortedWords,
  shown: readonly JudgedStatement[],
): WordChoice[] {
  const left = facts.filter(isLeftOut);
  return [
    ...openFacts.map(({ id, proposal }) => ({ id, print: proposal === "print" })),
    ...shown.map((statement) => ({
      id: statement.id,
      print: statement.proposal === "print" && !left.some((fact) => isWithin(fact, statement)),
    })),
  ];
}
