import type { JudgedFact, JudgedStatement, Words } from "@sitewright/spec-core/content";
import type { WordChoice } from "@sitewright/spec-core/onboarding";

/** What was read out of the answers, by what the client has to do with it. Nothing stands twice. */
export interface SortedWords {
  /** Facts that were recognised in a text, in its order, decided or not. Those that a field answers are left out. */
  readonly facts: readonly JudgedFact[];
  /** Those of them that wait for a decision. */
  readonly openFacts: readonly JudgedFact[];
  /** Statements of which the rules cannot tell whether they are for visitors, and that wait for a decision. */
  readonly unsure: readonly JudgedStatement[];
  /** Statements that visitors read. */
  readonly printed: readonly JudgedStatement[];
  /** Statements that go to us alone; what was typed as 'Only for us' is not among them. */
  readonly kept: readonly JudgedStatement[];
}

const unique = <T extends { readonly id: string }>(entries: readonly T[]): T[] =>
  [...new Map(entries.toReversed().map((entry) => [entry.id, entry])).values()].reverse();

/** Whether the client typed it in a field of its own: those are called by more than the name of an answer in sentences. */
export const isTyped = ({ field }: JudgedFact): boolean =>
  field.includes(".") || field === "registrationNumber" || field === "offers";

/** Kinds of which a site has one: what was typed stands for what the texts say of it. */
const isSingle = ({ kind, about }: JudgedFact): boolean =>
  (kind === "hours" && about === "") || kind === "address";

/** What is offered, as it is told apart: 'A haircut' and 'haircut' are one. */
export const offerKey = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/^(?:an?|the|our)\s/, "");

/** Whether the price of it stands in the texts too, and is not left out: then the price alone is asked about. */
const isNamedBy =
  (service: JudgedFact) =>
  (price: JudgedFact): boolean =>
    service.kind === "service" &&
    price.kind === "price" &&
    offerKey(price.about) === offerKey(service.text) &&
    (price.isConfirmed || !price.isDecided);

/** The recognised facts that no field and no price answers. */
function askedFacts(facts: readonly JudgedFact[]): JudgedFact[] {
  const typed = new Set(facts.filter((fact) => isTyped(fact) && isSingle(fact)).map(({ kind }) => kind));
  return unique(facts).filter(
    (fact) => !isTyped(fact) && !(isSingle(fact) && typed.has(fact.kind)) && !facts.some(isNamedBy(fact)),
  );
}

/** A decision about something; a price that is shown is one of a service that is shown. */
export function decisionsOf({ facts }: Words, choice: WordChoice): WordChoice[] {
  const price = facts.find(({ id }) => id === choice.id);
  const services =
    price && choice.print ? facts.filter((fact) => isNamedBy(fact)({ ...price, isDecided: false })) : [];
  return [choice, ...services.map(({ id }) => ({ id, print: true }))];
}

/** Whether its facts say it all: they are asked about, and it is no sentence of the site. */
const isNoCopy = ({ kind, isProse }: JudgedStatement): boolean => kind === "fact" && !isProse;

const waits = ({ kind, decidedBy }: JudgedStatement): boolean => kind === "unsure" && decidedBy === "rules";

/** Sorts what was read by what is decided about it. */
export function sortWords({ statements, facts }: Words): SortedWords {
  const asked = askedFacts(facts);
  const own = unique(statements).filter(
    (statement) => statement.field !== "onlyForUs" && !isNoCopy(statement),
  );
  const settled = own.filter((statement) => !waits(statement));
  return {
    facts: asked,
    openFacts: asked.filter((fact) => !fact.isDecided),
    unsure: own.filter(waits),
    printed: settled.filter(({ isPrinted }) => isPrinted),
    kept: settled.filter(({ isPrinted }) => !isPrinted),
  };
}

/** The ids of everything that was read: a choice about another one is about words that are gone. */
export const idsOf = ({ statements, facts }: Words): ReadonlySet<string> =>
  new Set([...statements, ...facts].map(({ id }) => id));

const standsIn = (fact: JudgedFact, statement: JudgedStatement): boolean =>
  fact.field === statement.field && fact.start < statement.end && fact.end > statement.start;

/** Whether 'All right' leaves it out, or the client has. */
const isLeftOut = ({ isDecided, isConfirmed, proposal }: JudgedFact): boolean =>
  isDecided ? !isConfirmed : proposal === "keep";

/**
 * What 'All right' decides about the open facts and about these statements: what the rules propose, but no sentence is
 * printed with a detail in it that is left out.
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
      print: statement.proposal === "print" && !left.some((fact) => standsIn(fact, statement)),
    })),
  ];
}
