import { type FactKind, factKinds } from "../../content/fact.ts";
import { trouble } from "../../content/facts/data/keep-words.ts";
import { withholdsNumber } from "../../content/facts/phones/withheld-phones.ts";
import { overlapInField } from "../../content/place.ts";
import type { JudgedStatement } from "../../content/public-words.ts";
import type { Statement, StatementField } from "../../content/statement.ts";
import { isAudienceNote } from "../../content/statements/english/audience-notes.ts";
import { wordCount } from "../../text/word-count.ts";
import { isAnswered } from "../answers.ts";
import { takesBack } from "../mentions/mentions.ts";
import type { Project } from "../project.ts";
import { does, openFacts, sentencesOn } from "./checks.ts";
import type { Clarification } from "./clarification.ts";
import { restOrContact } from "./contact-wishes.ts";
import { daysNamed } from "./days-named.ts";
import { hangsOnWish, isRefusedPrice } from "./hanging-sentences.ts";
import { isInstruction } from "./instructions.ts";
import { isLeftOpen } from "./left-open.ts";
import { isAskedAsOpen, isQuotedIn, placeOfField } from "./open-points.ts";
import { ownPageQuestions } from "./own-pages.ts";
import { quoted } from "./rule.ts";
import { guarantees, licensed } from "./rules/named-things.ts";
import { unnamed } from "./rules/said-in-passing.ts";
import { waitingDetails } from "./rules/waiting-details.ts";
import { isSilenced } from "./silence.ts";
import { vagueShares } from "./vague-shares.ts";
import { contactPath, hoursSentences } from "./ways.ts";

// Fields that are only for the agency, or about others, are never printed.
const printable: readonly StatementField[] = ["description", "contentNotes"];

// With fewer letters besides a fact ('Tel. 01234 567890'), the question about the fact covers the sentence.
const ownLettersMin = 24;

const confirmedWhole: ReadonlySet<FactKind> = new Set([
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

// A list of things without a person is an offer, even if it was classified as private.
const listMin = 3;
const speaksOfSomebody =
  /\b(?:i|i'm|me|my|we|us|our|you|your|he|she|they|him|her|them|his|their|but|not|no|never|nobody|don't|didn't|can't)\b/i;

/** The beginning of a sentence that describes the business to visitors. */
const describedTrade =
  /^(?:and |also |so )?(?:(?:i['’]m|i am|we['’]re|we are) (?:an?|fully|the only|all|both|qualified|insured|independent)|(?:we|i) (?:also )?(?:cover|offer|serve|repair|make|sell|teach|train|treat|speak|use|bake|grow|deliver|specialise|specialize|guarantee)|members (?:pay|get|can)|(?:started|founded|opened|established) (?:in|by|at))\b/i;

/** Signs that such a sentence is nevertheless for the agency. */
const isRemarkToAgency =
  /\b(?:not|no|never|don['’]?t|didn['’]?t|can['’]?t|but|though|honest\w*|honestly|lol|sadly|unfortunately|hate|tired|money|site|website|page|you|please|want|would|he|she|him|her|wife|husband|divorce|\w+['’]d)\b/i;

const doubtfulLettersMax = 200;

/** Whether a private sentence may be for visitors after all: a list, or a description of the trade. */
const isDoubtful = (statement: Statement): boolean =>
  isDoubtfulList(statement) ||
  (statement.kind === "private" &&
    statement.field === "description" &&
    statement.text.length <= doubtfulLettersMax &&
    describedTrade.test(statement.text) &&
    !isRemarkToAgency.test(statement.text) &&
    !trouble.test(statement.text));

/** Whether a statement classified as private is a list that may be for visitors after all. */
const isDoubtfulList = ({ kind, field, text }: Statement): boolean =>
  kind === "private" &&
  field === "description" &&
  text.split(/[,;]/).length >= listMin &&
  !trouble.test(text) &&
  !speaksOfSomebody.test(text.replaceAll("’", "'"));

/**
 * A fragment in brackets, an instruction, what the business does not do, what its customers are like: needs no
 * decision, and is in the brief.
 */
const isForNobody =
  /^\(|^otherwise(?!\p{L})|^(?:please )?(?:don['’]?t|do not|never) (?:make|use|write|put|say|call)(?!\p{L})|^(?:i|we) (?:don['’]?t|do not|no longer) (?:do|sell|offer|make|take|give|repair|run)(?!\p{L})|(?<!\p{L})(?:(?:my|our) (?:customers|clients|guests|patients|pupils|buyers)|(?:one|two|three|four|some|a few|several) (?:customers|clients|guests|patients)) (?:are|do not|don['’]?t|want|have|come)(?!\p{L})|^(?:payment|we (?:take|accept)|you can pay)(?!\p{L})|(?<!\p{L})(?:would|['’]d) (?:love|like) (?:it|the site|this) (?:up|done|ready|live|online)(?!\p{L})|^there(?:['’]s| is| are) \p{L}+ of us(?!\p{L})/iu;

// Each of them only needs a yes or no, so many can be asked at once.
const waitingMax = 24;

/** 'I do not.': means nothing without the sentence before it. */
const isBareRefusal = (text: string): boolean => takesBack(text) && wordCount(text) <= 3;

/** 'Prams ok, we lift them in', 'Helmets supplied', 'wet dogs stay outside', 'we take cards': a rule for visitors. */
const allows =
  /^[^.!?]{3,60}(?<!\p{L})(?:ok|okay|fine|welcome|allowed|supplied|provided)(?:, [^.!?]{1,40})?[.!]?$|^(?:(?:all|any|no|sick|ill|wet|small|young|unaccompanied) )?(?:children|kids|babies|dogs|cats|pets|pupils|students|guests|visitors|riders) (?:stay|wait|remain|keep) [^.!?]{3,60}[.!]?$|^(?:we|i) (?:also )?(?:take|accept) (?!(?:(?:on|orders|bookings|photos|pictures|part|care|back|in)(?!\p{L})))[^,.!?]{3,40}[.!]?$/iu;

/**
 * The beginning of a sentence about what is offered or not: 'No full replacements', 'We do not sell the bees', 'Do
 * fleets and caravans'.
 */
const onOffer = /^(?:(?:we|i) )?(?:also )?(?:do|don['’]?t|do not|no|never)(?= \S+ \S)/iu;

/**
 * Whether a sentence may be an offer or a remark, which only the client can decide: it is about the offer, or about
 * things without a person ('Diver with own boat.').
 */
const saysOfOffer = ({ text }: Statement): boolean =>
  text.length <= doubtfulLettersMax &&
  (onOffer.test(text) ||
    allows.test(text) ||
    describedTrade.test(text) ||
    (!speaksOfSomebody.test(text.replaceAll("’", "'")) && !isRemarkToAgency.test(text)));

/** Prohibitions in the notes are for the builder: 'No cartoon bees', 'Not to promise a cure'. */
const forbids =
  /^(?:(?:and|but|also|please),? )*(?:no|not|never|nothing|don['’]?t|do not|avoid)(?!\p{L})|^(?:\p{L}+ ){0,3}(?:privacy|cookie|data protection|legal) (?:notice|policy|statement|page)s?[.!]?$/iu;

/** Most sentences of the notes are for the agency; only those that read as if they were for visitors are asked about. */
const isPerhapsForVisitors = ({ field, mayBeForVisitors: isLikely, proposal }: JudgedStatement): boolean =>
  field !== "contentNotes" || isLikely || proposal === "print";

/** Whether an unsure sentence is about the offer, the place or the people, so that visitors may be interested in it. */
const mayBeForVisitors = (statement: JudgedStatement, project: Project): boolean =>
  statement.kind === "unsure" &&
  isPerhapsForVisitors(statement) &&
  saysOfOffer(statement) &&
  statement.dictatedBy === undefined &&
  printable.includes(statement.field) &&
  !withholdsNumber(statement.text) &&
  !trouble.test(statement.text) &&
  !restOrContact.test(statement.text) &&
  !isAskedAsOpen(statement, project);

/** Notes on what customers are like: 'A lot of my clients are retired', 'most come back every year'. */
const ofCustomers =
  /^(?:a lot|lots|many|most|some|half|plenty|(?:about |over )?(?:half|a third|a quarter)) (?:of (?:my|our|the|them)(?: \p{L}+)? )?(?:\p{L}+ )?(?:are|come|came|have|live|started)(?!\p{L})/iu;

const isNoteOnCustomers = ({ field, text }: Statement): boolean =>
  field === "audience" && ofCustomers.test(text);

/** 'Buffet for parties.': a few words that the list of offers tells in more detail. */
const shortMax = 4;
const isAmongOffers = ({ text }: Statement, { form }: Project): boolean =>
  wordCount(text) <= shortMax &&
  form.offers.some(
    ({ name, what }) => isAnswered(what) && text.toLowerCase().startsWith(name.trim().toLowerCase()),
  );

/** The sentences that other questions are about, even if these are not asked. */
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

/** Whether it is open if a statement is for visitors, and no other question decides that. */
const isUnsettled = (statement: JudgedStatement, project: Project, asked: ReadonlySet<string>): boolean =>
  (statement.kind === "unsure" || isDoubtful(statement)) &&
  (printable.includes(statement.field) ||
    (statement.field === "audience" && !isAudienceNote(statement.text))) &&
  !asked.has(statement.text) &&
  !withholdsNumber(statement.text) &&
  !(takesBack(statement.text) && statement.field !== "description") &&
  !isLeftOpen(statement) &&
  !isForNobody.test(statement.text) &&
  isPerhapsForVisitors(statement) &&
  !restOrContact.test(statement.text) &&
  !isAskedAsFact(statement, project) &&
  !isAskedAsOpen(statement, project);

/** With fewer printed sentences, the pages have too little content without the undecided ones. */
const printedMin = 3;

const isTold = ({ isProse, field }: JudgedStatement): boolean => isProse && field === "description";

/** Whether the pages, or one of the custom pages, have too little content without the undecided sentences. */
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

/** Questions whose answer also decides that the quoted sentences may be printed. */
const allowsPrint =
  /^(?:prices-current$|open-|conflict|booked-out$|address-|phone-first$|offers-included$|careful-claims$|number-check$|testimonials$|team-consent$)/;

/** A number or an acronym, for which the client is responsible. */
const isChecked = /\d|(?:percent|per cent)(?!\p{L})|\p{Lu}{2,}/u;

/** A single doubtful sentence without numbers or acronyms is not worth a question. */
const doubtfulMin = 2;

/** The undecided sentences that none of the given questions covers; those that the rules propose come first. */
function waitingSentences(
  project: Project,
  settling: readonly Pick<Clarification, "id" | "quotes">[],
): JudgedStatement[] {
  const { words, form } = project;
  const decided = new Set(form.wordChoices.map(({ id }) => id));
  const open = words.statements.filter(
    (statement) =>
      !isBareRefusal(statement.text) &&
      !isInstruction(statement) &&
      !(statement.field === "contentNotes" && forbids.test(statement.text)) &&
      !statement.isPrinted &&
      !hangsOnWish(project, statement) &&
      !isRefusedPrice(project, statement) &&
      !isNoteOnCustomers(statement) &&
      !isAmongOffers(statement, project) &&
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

const sum = /[£$€] ?\d|\d ?(?:[£$€]|(?:bucks|quid|euros?|dollars?|pounds?)(?!\p{L}))/iu;

const thingsOf = (details: readonly string[], sentences: readonly string[]): string =>
  [...(details.length > 0 ? ["details"] : []), ...(sentences.length > 0 ? ["sentences"] : [])].join(" and ");

/** The recognised hours on days that the typed hours name. */
function hoursTyped(project: Project): string[] {
  const typed = daysNamed(project.form.contact.openingHours);
  return hoursSentences(project).filter((text) => {
    const named = [...daysNamed(text)];
    return named.length > 0 && named.every((day) => typed.has(day));
  });
}

/** The waiting details, except hours that repeat typed ones. */
function waitingOf(
  project: Project,
  others: readonly Clarification[],
  repeated: readonly string[],
): ReturnType<typeof waitingDetails> {
  const waiting = waitingDetails(project, (text) => isQuotedIn(text, others));
  const quotes = waiting.quotes.filter((text) => !repeated.includes(text));
  // What else is asked about hours is not asked where only typed ones are left.
  return quotes.length > 0 || waiting.quotes.length === 0
    ? { ...waiting, quotes }
    : { ...waiting, quotes, isNeeded: false, also: [] };
}

/**
 * One question about all undecided details and sentences that the given questions do not cover: which of them may
 * visitors read?
 */
export function waitingWords(project: Project, others: readonly Clarification[]): Clarification[] {
  const repeated = hoursTyped(project);
  const { quotes: told, isNeeded, also, others: people } = waitingOf(project, others, repeated);
  const settling = [
    // An optional question may stay open, and its sentences with it.
    ...others.filter(({ id, blocks }) => blocks !== "nothing" && allowsPrint.test(id)),
    // A sentence with little more than a detail ('Tel. 01234 567890') is asked about as a detail.
    { id: "details", quotes: [...told, ...repeated] },
  ];
  const statements = waitingSentences(project, settling).slice(0, waitingMax);
  // Quoted in full, because the client is asked to approve it.
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
        `May visitors read these ${thingsOf(told, sentences)}${correct}? Please correct what is wrong${sentences.some((text) => /\d/u.test(text)) ? ", also in the figures" : ""}, and add what has to stand beside them: limits, exceptions, what it costs. Until you say so, the site leaves them out.`,
        ...also,
        ...(people.some((name) => quotes.some((text) => text.includes(name)))
          ? ["Do the people named agree, and with which full name, role and qualification?"]
          : []),
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
