import { type FactKind, factKinds } from "../../content/fact.ts";
import { trouble } from "../../content/facts/data/keep-words.ts";
import { overlapInField } from "../../content/place.ts";
import type { JudgedStatement } from "../../content/public-words.ts";
import type { Statement, StatementField } from "../../content/statement.ts";
import { isAudienceNote } from "../../content/statements/english/audience-notes.ts";
import { wordCount } from "../../text/word-count.ts";
import { takesBack } from "../mentions/mentions.ts";
import type { Project } from "../project.ts";
import { does, openFacts, sentencesOn } from "./checks.ts";
import type { Clarification } from "./clarification.ts";
import { isLeftOpen } from "./left-open.ts";
import { restOrContact } from "./open-offers.ts";
import { isAskedAsOpen, isQuotedIn, placeOfField } from "./open-points.ts";
import { isWish } from "./open-wishes.ts";
import { ownPageQuestions } from "./own-pages.ts";
import { quoted } from "./rule.ts";
import { guarantees, licensed } from "./rules/named-things.ts";
import { unnamed } from "./rules/said-in-passing.ts";
import { waitingDetails } from "./rules/waiting-details.ts";
import { isSilenced } from "./silence.ts";
import { vagueShares } from "./vague-shares.ts";
import { contactPath } from "./ways.ts";

// A field only for the agency, or about others, is no candidate for print.
const printable: readonly StatementField[] = ["description", "contentNotes"];

// Fewer letters beside a fact ('Tel. 01234 567890') say nothing that the question about the fact does not ask.
const ownLettersMin = 24;

const confirmedWhole: ReadonlySet<FactKind> = new Set([
  "price",
  "service",
  "person",
  "founded",
  "registration",
  "social",
]);

function isAskedAsFact(statement: Statement, project: Project): boolean {
  const within = openFacts(project, ...factKinds).filter((fact) => overlapInField(fact, statement));
  // The questions about these quote the whole sentence.
  if (within.some(({ kind }) => confirmedWhole.has(kind))) return true;
  const rest = within.reduce((text, fact) => text.replace(fact.text, " "), statement.text);
  return within.length > 0 && rest.replace(/[^\p{L}]/gu, "").length < ownLettersMin;
}

const wholeMax = 1200;

// A list of things without a person is what the business offers, even where it was judged private.
const listMin = 3;
const speaksOfSomebody =
  /\b(?:i|i'm|me|my|we|us|our|you|your|he|she|they|him|her|them|his|their|but|not|no|never|nobody|don't|didn't|can't)\b/i;

/** The beginning of a sentence that says to visitors what the business is or does. */
const describedTrade =
  /^(?:and |also |so )?(?:(?:i['’]m|i am|we['’]re|we are) (?:an?|fully|the only|all|both|qualified|insured|independent)|(?:we|i) (?:also )?(?:cover|offer|serve|repair|make|sell|teach|train|treat|speak|use|bake|grow|deliver|specialise|specialize|guarantee)|members (?:pay|get|can)|(?:started|founded|opened|established) (?:in|by|at))\b/i;

/** Signs that such a sentence is for the agency all the same. */
const isRemarkToAgency =
  /\b(?:not|no|never|don['’]?t|didn['’]?t|can['’]?t|but|though|honest\w*|honestly|lol|sadly|unfortunately|hate|tired|money|site|website|page|you|please|want|would|he|she|him|her|wife|husband|divorce|\w+['’]d)\b/i;

const doubtfulLettersMax = 200;

/** Whether a private sentence may be for visitors after all: a list, or a sentence that describes the trade. */
const isDoubtful = (statement: Statement): boolean =>
  isDoubtfulList(statement) ||
  (statement.kind === "private" &&
    statement.field === "description" &&
    statement.text.length <= doubtfulLettersMax &&
    describedTrade.test(statement.text) &&
    !isRemarkToAgency.test(statement.text) &&
    !trouble.test(statement.text));

/** Of what was judged private, a list that may be meant for visitors after all. */
const isDoubtfulList = ({ kind, field, text }: Statement): boolean =>
  kind === "private" &&
  field === "description" &&
  text.split(/[,;]/).length >= listMin &&
  !trouble.test(text) &&
  !speaksOfSomebody.test(text.replaceAll("’", "'"));

/** A rest in brackets, an instruction, what the business does not do, what its customers are like: nothing to decide, and the brief has it. */
const isForNobody =
  /^\(|^otherwise(?!\p{L})|^(?:please )?(?:don['’]?t|do not|never) (?:make|use|write|put|say|call)(?!\p{L})|^(?:i|we) (?:don['’]?t|do not|no longer) (?:do|sell|offer|make|take|give|repair|run)(?!\p{L})|(?<!\p{L})(?:(?:my|our) (?:customers|clients|guests|patients|pupils|buyers)|(?:one|two|three|four|some|a few|several) (?:customers|clients|guests|patients)) (?:are|do not|don['’]?t|want|have|come)(?!\p{L})|^(?:payment|we (?:take|accept)|you can pay)(?!\p{L})|(?<!\p{L})(?:would|['’]d) (?:love|like) (?:it|the site|this) (?:up|done|ready|live|online)(?!\p{L})|^there(?:['’]s| is| are) \p{L}+ of us(?!\p{L})/iu;

// A yes or no each.
const waitingMax = 24;

/** 'I do not.': says nothing without the sentence before. */
const isBareRefusal = (text: string): boolean => takesBack(text) && wordCount(text) <= 3;

/** 'No full replacements', 'We do not sell the bees', 'Do fleets and caravans': the beginning of what is on offer and what is not. */
const onOffer = /^(?:(?:we|i) )?(?:also )?(?:do|don['’]?t|do not|no|never)(?= \S+ \S)/iu;

/** A sentence that only the client can tell from a remark: about the offer, or about things without a person: 'Diver with own boat.' */
const saysOfOffer = ({ text }: Statement): boolean =>
  text.length <= doubtfulLettersMax &&
  (onOffer.test(text) ||
    describedTrade.test(text) ||
    (!speaksOfSomebody.test(text.replaceAll("’", "'")) && !isRemarkToAgency.test(text)));

/** 'No cartoon bees', 'Not to promise a cure': what the notes forbid is for whoever builds the site. */
const forbids =
  /^(?:(?:and|but|also|please),? )*(?:no|not|never|nothing|don['’]?t|do not|avoid)(?!\p{L})|^(?:\p{L}+ ){0,3}(?:privacy|cookie|data protection|legal) (?:notice|policy|statement|page)s?[.!]?$/iu;

/** Whether a sentence of these is about the offer, the place or the people, so that visitors may want it. */
const mayBeForVisitors = (statement: JudgedStatement, project: Project): boolean =>
  statement.kind === "unsure" &&
  saysOfOffer(statement) &&
  statement.dictatedBy === undefined &&
  printable.includes(statement.field) &&
  !isWish(statement) &&
  !trouble.test(statement.text) &&
  !restOrContact.test(statement.text) &&
  !isAskedAsOpen(statement, project);

/** The sentences that other questions are about, whether or not one of them is asked. */
const askedAnyway = (project: Project): ReadonlySet<string> =>
  new Set([
    ...vagueShares(project),
    ...guarantees(project),
    ...licensed(project),
    ...unnamed(project),
    ...ownPageQuestions(project).flatMap(({ quotes }) => quotes),
    ...(does("booking")(project) ? sentencesOn("booking", "bookingTalk", "table")(project) : []),
    ...(does("jobs")(project) ? sentencesOn("jobs")(project) : []),
  ]);

/** Whether it is open if a statement is for visitors, and no other question settles that. */
const isUnsettled = (statement: JudgedStatement, project: Project, asked: ReadonlySet<string>): boolean =>
  (statement.kind === "unsure" || isDoubtful(statement)) &&
  (printable.includes(statement.field) ||
    (statement.field === "audience" && !isAudienceNote(statement.text))) &&
  !asked.has(statement.text) &&
  !isWish(statement) &&
  !(takesBack(statement.text) && statement.field !== "description") &&
  !isLeftOpen(statement) &&
  !isForNobody.test(statement.text) &&
  !restOrContact.test(statement.text) &&
  !isAskedAsFact(statement, project) &&
  !isAskedAsOpen(statement, project);

/** With fewer sentences than this the pages say too little without those that wait. */
const printedMin = 3;

const isTold = ({ isProse, field }: JudgedStatement): boolean => isProse && field === "description";

/** Whether the pages, or one of the client's own, say little without the sentences that wait. */
function isSubstance(waiting: readonly JudgedStatement[], project: Project): boolean {
  const printed = project.words.statements.filter((statement) => statement.isPrinted && isTold(statement));
  const held = new Set(waiting.map(({ text }) => quoted(text)));
  return (
    (waiting.length > 0 && printed.length < printedMin) ||
    waiting.filter(isTold).length > printed.length ||
    ownPageQuestions(project).some(
      ({ quotes }) => quotes.length > 0 && quotes.every((text) => held.has(text)),
    )
  );
}

/** Questions after whose answer visitors may read the sentences that they quote; the others ask for more. */
const allowsPrint =
  /^(?:prices-current$|open-|conflict|booked-out$|address-|phone-first$|offers-included$|careful-claims$|number-check$|testimonials$)/;

/** A figure or a mark, which the client has to answer for. */
const isChecked = /\d|(?:percent|per cent)(?!\p{L})|\p{Lu}{2,}/u;

/** One doubtful sentence without such a thing is worth no question. */
const doubtfulMin = 2;

/** The sentences that nobody decided on and none of these questions settles, those first that the rules propose. */
function waitingSentences(
  project: Project,
  settling: readonly Pick<Clarification, "id" | "quotes">[],
): JudgedStatement[] {
  const { words, form } = project;
  const decided = new Set(form.wordChoices.map(({ id }) => id));
  const open = words.statements.filter(
    (statement) =>
      !isBareRefusal(statement.text) &&
      !(statement.field === "contentNotes" && forbids.test(statement.text)) &&
      !statement.isPrinted &&
      !decided.has(statement.id) &&
      !isSilenced(statement, project) &&
      !isQuotedIn(statement.text, settling),
  );
  const proposed = open.filter(
    (statement) =>
      (statement.proposal === "print" && statement.isProse) || mayBeForVisitors(statement, project),
  );
  const asked = askedAnyway(project);
  const unsettled = open.filter(
    (statement) => !proposed.includes(statement) && isUnsettled(statement, project, asked),
  );
  const isWorthAsking =
    proposed.length > 0 ||
    unsettled.length >= doubtfulMin ||
    unsettled.some(({ kind, text }) => kind === "private" || isChecked.test(text));
  return isWorthAsking ? [...proposed, ...unsettled] : [];
}

const sum = /[£$€] ?\d|\d ?[£$€]/u;

const thingsOf = (details: readonly string[], sentences: readonly string[]): string =>
  [...(details.length > 0 ? ["details"] : []), ...(sentences.length > 0 ? ["sentences"] : [])].join(" and ");

/** Asks once which of the details and sentences that nobody decided on visitors may read, beside these others. */
export function waitingWords(project: Project, others: readonly Clarification[]): Clarification[] {
  const { quotes: told, isNeeded, also } = waitingDetails(project, (text) => isQuotedIn(text, others));
  const settling = [
    ...others.filter(({ id }) => allowsPrint.test(id)),
    // Little more than a detail ('Tel. 01234 567890') is asked about as one.
    { id: "details", quotes: [...told] },
  ];
  const statements = waitingSentences(project, settling).slice(0, waitingMax);
  // A sentence that the client is asked to allow is quoted whole.
  const sentences = statements.map(({ text }) => quoted(text, wholeMax));
  const details = told
    .map((text) => quoted(text, wholeMax))
    .filter((text) => !sentences.some((sentence) => sentence.includes(text)));
  const quotes = [...details, ...sentences];
  if (quotes.length === 0) return [];
  const [first] = statements;
  const correct = sentences.length === 0 ? "" : ", with the spelling put right";
  return [
    {
      id: "words-waiting",
      path: told.length > 0 || !first ? contactPath : placeOfField[first.field],
      question: [
        `May visitors read these ${thingsOf(told, sentences)}${correct}? Please correct what is wrong${sentences.some((text) => /\d/u.test(text)) ? ", also in the figures" : ""}. Until you say so, the site leaves them out.`,
        ...also,
      ].join(" "),
      about: "",
      asks: "client",
      blocks:
        isNeeded || sentences.some((text) => sum.test(text)) || isSubstance(statements, project)
          ? "launch"
          : "nothing",
      quotes,
    },
  ];
}
