import type { OnboardingFormData, WordChoice } from "../onboarding/form-data.ts";
import { isGroupTime } from "./contact-facts.ts";
import type { Fact, FactKind } from "./fact.ts";
import { likelyCountryOf } from "./facts/country.ts";
import { imprintWords } from "./facts/data/registration-words.ts";
import { findFacts } from "./facts/find-facts.ts";
import { typedValue } from "./facts/typed.ts";
import type { Place } from "./open/open-point.ts";
import { heldPlaces, isHeld, type OpenWords, openWordsOf } from "./open/open-words.ts";
import type { Statement } from "./statement.ts";
import { isPaperwork } from "./statements/english/paperwork.ts";
import { readStatements } from "./statements/read-statements.ts";

/** Who decided: the rules of this library, or the client, who wins. */
export type DecidedBy = "rules" | "client";

/** A statement with the decision about it. */
export interface JudgedStatement extends Statement {
  readonly isPrinted: boolean;
  readonly decidedBy: DecidedBy;
  /** False where it consists of facts that are shown elsewhere: 'Phone 0951 / 29 64 10.' is no copy. */
  readonly isProse: boolean;
}

/** A fact with the decision about it. A corrected one has the client's corrected words as its text. */
export interface JudgedFact extends Fact {
  readonly isConfirmed: boolean;
  /** Whether the client has decided; an undecided fact is asked about and not printed. */
  readonly isDecided: boolean;
}

/** Everything that was read out of the answers, with what visitors get to read of it. */
export interface Words {
  readonly statements: readonly JudgedStatement[];
  readonly facts: readonly JudgedFact[];
  /** What the answers leave open, and where they contradict themselves. */
  readonly open: OpenWords;
}

/** A mistake in one of these sends visitors astray or names somebody: a sentence that holds one waits for its confirmation. */
const binding: ReadonlySet<FactKind> = new Set([
  "phone",
  "email",
  "address",
  "hours",
  "price",
  "person",
  "registration",
  "social",
]);

/** How one reaches the business holds whatever else is open, and waits though the client dictates it. */
const contactKinds: ReadonlySet<FactKind> = new Set(["phone", "email", "address", "registration", "social"]);

/** What is not settled is proposed for print by nobody. */
const withoutHeld = (facts: readonly Fact[], held: readonly Place[]): Fact[] =>
  facts.map((fact) =>
    !contactKinds.has(fact.kind) && isHeld(held, fact) ? { ...fact, proposal: "keep" } : fact,
  );

/** How to reach somebody, and registration numbers. */
const reaches: ReadonlySet<FactKind> = new Set(["phone", "email", "address", "registration"]);
/** Text without full stops is one long statement, which may hold public details too. Characters. */
const longestRemark = 160;
const reply =
  /(?<!\p{L})(?<!on )(?:call|ring|phone|text|book|message|write|e-?mail|reach|leave|answer|tel)\p{L}*(?!\p{L})/iu;

/**
 * Whether a detail is kept from visitors because of the words around it: any detail of a private remark, and in
 * doubtful words a number that they do not ask anybody to call.
 */
function keepsDetail(statement: Statement, { kind, start, end }: Fact): boolean {
  if (statement.kind === "private")
    return (
      kind === "price" ||
      kind === "service" ||
      isPaperwork(statement.text) ||
      (reaches.has(kind) && statement.text.length <= longestRemark)
    );
  const isDoubtful = statement.kind === "unsure" && statement.proposal === "keep";
  if (!isDoubtful || (kind !== "phone" && kind !== "email") || statement.text.length > longestRemark)
    return false;
  const lead = statement.text.slice(0, Math.max(0, start - statement.start));
  return (
    /\p{L}/u.test(lead) &&
    !reply.test(lead) &&
    !reply.test(statement.text.slice(Math.max(0, end - statement.start)))
  );
}

/** Without details in words that are not for visitors: 'The last web man took 900 quid and vanished.' */
const withoutRemarks = (facts: readonly Fact[], statements: readonly Statement[]): Fact[] => {
  const remarks = statements.filter(
    ({ proposal, dictatedBy }) => proposal === "keep" && dictatedBy === undefined,
  );
  return facts.map((fact) =>
    fact.field !== "offers" && remarks.some((remark) => standsIn(remark, fact) && keepsDetail(remark, fact))
      ? { ...fact, proposal: "keep" }
      : fact,
  );
};

const fewestListed = 3;

/**
 * Where the client listed the offers, the words of a sentence are no further ones: 'adults' of 'I work with adults and
 * couples'. What has a price of its own there stays: 'packed lunches £8'.
 */
function besideList(facts: readonly Fact[]): readonly Fact[] {
  const services = facts.filter(({ kind }) => kind === "service");
  if (services.filter(({ field }) => field === "offers").length < fewestListed) return facts;
  const priced = new Set(facts.flatMap(({ kind, about }) => (kind === "price" ? [about.toLowerCase()] : [])));
  return facts.map((fact) =>
    fact.kind === "service" && fact.field !== "offers" && !priced.has(fact.text.toLowerCase())
      ? { ...fact, proposal: "keep" }
      : fact,
  );
}

const settled = (statement: Statement, held: readonly Place[]): Statement => {
  if (statement.proposal === "keep" || !isHeld(held, statement)) return statement;
  return { ...statement, kind: "unsure", proposal: "keep" };
};

/** Letters that a sentence needs beside its facts to be worth reading without them. */
const proseLettersMin = 24;

const isTyped = ({ field }: Fact): boolean =>
  field.startsWith("contact.") || field === "registrationNumber" || field === "offers";

function judgedFact(fact: Fact, choice: WordChoice | undefined, country: string | null): JudgedFact {
  // A fact typed into its own field is confirmed, unless the text says otherwise.
  if (isTyped(fact) && fact.proposal === "print") return { ...fact, isConfirmed: true, isDecided: true };
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

const isTypedPrice = ({ kind, field, about }: Fact): boolean =>
  kind === "price" && field === "offers" && about !== "";

/** Whether a fact is within a statement; a dictated one has the place of its wish and fewer words. */
const standsIn = (statement: Statement, fact: Fact): boolean =>
  fact.field === statement.field &&
  fact.start < statement.end &&
  fact.end > statement.start &&
  (statement.dictatedBy === undefined || statement.text.includes(fact.text));

const longestFragment = 5;
const fragmentStart =
  /^(?:no|not|loads|lots|plenty|mostly|mainly|mixed|some|many|all sorts|also|and|or|plus|but)(?!\p{L})/iu;
const fragmentEnd = /(?<!\p{L})(?:too|also|as well|mostly|mainly|etc)[.!]*$/iu;

/** 'Loads of cockapoos.', 'Second marriages too.': said on, not said; and what ends in a colon announces something. */
function isFragment(text: string): boolean {
  const count = text.trim().split(/\s+/u).length;
  const isShort = count <= longestFragment && (fragmentStart.test(text) || fragmentEnd.test(text));
  return isShort || /:\s*$/u.test(text) || (count < longestFragment - 2 && /^\p{Ll}|^\d/u.test(text));
}

/** Whether words are left beside the details, where details include those typed into their own field. */
function isProse(statement: Statement, facts: readonly Fact[]): boolean {
  let rest = statement.text;
  for (const { text, about } of facts) rest = rest.replace(text, " ").replace(about, " ");
  // 'Amtsgericht Hamburg' beside its number is the imprint's, as is a number that was typed into its own field too.
  if (facts.some(({ kind }) => kind === "registration") || longNumber.test(rest))
    rest = rest.replace(imprintWords, " ");
  return rest === statement.text || rest.replace(/[^\p{L}]/gu, "").length >= proseLettersMin;
}

const fewestWords = 2;
/** So many digits may be somebody's number, though no plan knows it. */
const longNumber = /\d(?:[ ()./-]{0,2}\d){6,}/u;

const without = (text: string, facts: readonly Fact[]): string =>
  facts.reduce((rest, fact) => rest.replace(fact.text, " "), text);

/** Whether dictated words say anything but how to reach the business. */
const isDictatedProse = (text: string, contact: readonly Fact[]): boolean =>
  contact.length === 0 || (without(text, contact).match(/\p{L}{2,}/gu) ?? []).length >= fewestWords;

/** Letters beside details that say nothing by themselves: 'Our new one is', 'Hosts:'. */
const besideDetailsMax = 12;

const lettersBeside = (text: string, facts: readonly Fact[]): number =>
  facts
    .reduce((rest, fact) => rest.replace(fact.text, " ").replace(fact.about, " "), text)
    .replace(/[^\p{L}]/gu, "").length;

/** Whether an unclear statement is nothing but details that are proposed for print: 'Hosts: Den and Marguerite.'; a mere name may be a signature, a mere number somebody's own. */
const holdsPrintedAlone = ({ kind, text }: Statement, bound: readonly Fact[]): boolean => {
  const [first, ...others] = bound;
  const beside = lettersBeside(text, bound);
  return (
    kind === "unsure" &&
    first !== undefined &&
    bound.every(({ proposal, kind: told }) => proposal === "print" && told !== "phone" && told !== "email") &&
    beside <= besideDetailsMax &&
    !(first.kind === "person" && others.length === 0 && beside === 0)
  );
};

/** The text with a detail in other words; where it occurs several times, the one nearest to the detail's position. */
function corrected(text: string, at: number, [before, after]: readonly [string, string]): string {
  if (before === after || before === "") return text;
  let nearest = text.indexOf(before);
  for (let next = nearest; next >= 0; next = text.indexOf(before, next + 1))
    if (Math.abs(next - at) < Math.abs(nearest - at)) nearest = next;
  return nearest < 0 ? text : text.slice(0, nearest) + after + text.slice(nearest + before.length);
}

interface JudgedWith {
  readonly choice: WordChoice | undefined;
  /** What was recognised, in the words of the answer. */
  readonly found: readonly Fact[];
  readonly judged: ReadonlyMap<string, JudgedFact>;
}

function judgedStatement(statement: Statement, { choice, found, judged }: JudgedWith): JudgedStatement {
  const isDictated = statement.dictatedBy !== undefined;
  const within = found.filter((fact) => standsIn(statement, fact));
  const bound = within.filter(({ kind }) => (isDictated ? contactKinds : binding).has(kind));
  const waits =
    bound.some(({ id }) => judged.get(id)?.isConfirmed !== true) ||
    (isDictated && longNumber.test(without(statement.text, bound)));
  const isNeverPrinted = statement.field === "onlyForUs";
  // A sentence must not say what the client has corrected. From its end, so that what is before keeps its place.
  const text = within
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (words, fact) =>
        corrected(words, fact.start - statement.start, [fact.text, judged.get(fact.id)?.text ?? fact.text]),
      statement.text,
    );
  const hasProse = isDictated
    ? isDictatedProse(statement.text, bound)
    : !isFragment(text) &&
      isProse(statement, [...bound.filter((fact) => !isGroupTime(fact)), ...found.filter(isTypedPrice)]);
  return {
    ...statement,
    text,
    proposal: !hasProse && holdsPrintedAlone(statement, bound) ? "print" : statement.proposal,
    isPrinted: !isNeverPrinted && (choice?.print ?? (statement.kind === "fact" && !waits)),
    decidedBy: choice === undefined || isNeverPrinted ? "rules" : "client",
    isProse: hasProse,
  };
}

/**
 * What visitors get to read of the answers in sentences: rules first, then the client's choices, which win. Nothing
 * recognised is printed before it is confirmed; a fact in its own field is confirmed by being typed, unless the words beside it
 * forbid or leave it open.
 */
export function publicWords(form: OnboardingFormData): Words {
  const choices = new Map(form.wordChoices.map((choice) => [choice.id, choice]));
  const recognised = findFacts(form);
  const open = openWordsOf(form, recognised);
  const held = heldPlaces(open);
  const read = readStatements(form);
  const found = besideList(withoutRemarks(withoutHeld(recognised, held), read));
  const hasCorrections = form.wordChoices.some(({ text }) => text !== undefined);
  const country = hasCorrections ? likelyCountryOf(form) : null;
  const facts = found.map((fact) => judgedFact(fact, choices.get(fact.id), country));
  const judged = new Map(facts.map((fact) => [fact.id, fact]));
  const statements = read.map((statement) =>
    judgedStatement(settled(statement, held), { choice: choices.get(statement.id), found, judged }),
  );
  return { statements, facts, open };
}
