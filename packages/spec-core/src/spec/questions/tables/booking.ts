import type { Project } from "../../project.ts";
import {
  all,
  any,
  declines,
  does,
  mentions,
  not,
  openWordsOn,
  sentencesOn,
  sentencesOnlyOn,
} from "../checks.ts";
import { type PartsQuestion, partsAsked } from "../parts.ts";
import type { Check, QuestionRule } from "../rule.ts";
import { saying } from "../saying.ts";
import { isBookingRequest } from "../wishes.ts";

const features = "projectRequirements.scope.features";
const stays =
  /\b(?:b ?& ?b|bed (?:and|&) breakfast|guest ?houses?|hotels?|hostels?|inns?|holiday (?:lets?|homes?|flats?|cottages?|rentals?)|vacation rentals?|self[- ]catering|glamping|retreats?|camp ?sites?|lodges?|casa rural|pensions?)\b/i;

/** True where people stay for the night, by the answers or by the trade. */
// 'Landlords, holiday lets' among the customers let nothing here.
const hasGuests: Check = (project) =>
  stays.test(project.form.niche) ||
  (mentions("stay")(project) &&
    sentencesOn("stay")(project).some((text) => !project.form.audience.includes(text)));

const isAppointment = all(does("booking"), not(does("tables")), not(hasGuests));
const isStay = all(does("booking"), hasGuests);

// Clients who 'deposit their documents' pay nothing.
const depositing =
  /\bdeposit(?:s|ed|ing)? (?:their|your|our|the|his|her|some|any|documents?|files?|papers?)\b/i;

const depositSentences = (project: Project): string[] =>
  sentencesOn("deposit")(project).filter((text) => !depositing.test(text));

/** The sentences about the deposit: whole open points first, then what is said about it. */
function depositQuotes(project: Project): string[] {
  const open = openWordsOn(/(?<!\p{L})deposits?(?!\p{L})/iu)(project).filter(
    (text) => !depositing.test(text),
  );
  return [
    ...open,
    ...depositSentences(project).filter((text) => !open.some((words) => words.includes(text))),
  ];
}

// '30 % deposit' states the amount.
const depositSum =
  /\bdeposits?\b(?: (?:of|is|are))?[ :=]{0,3}(?:[£€$] ?)?\d|\d ?(?:%|[£€$]|euros?|pounds?|dollars?|percent)? (?:non-refundable |refundable )?deposit\b|\bhalf (?:down|up ?front|deposit)/i;

const mentionsDeposit: Check = (project) =>
  openWordsOn(/(?<!\p{L})deposits?(?!\p{L})/iu)(project).length === 0 &&
  depositSentences(project).some((text) => depositSum.test(text));

const takesDeposit: Check = (project) => depositSentences(project).length > 0;

// A first meeting that is free needs no deposit.
const freeMeeting =
  /\b(?:first|initial|intro\w*|trial) (?:meeting|consult\w*|call|session|lesson|visit|appointment)\b.{0,60}\b(?:free|no charge|without charge)\b|\bfree (?:first|initial|trial)\b/i;

const isFreeMeeting: Check = ({ words }) => words.statements.some(({ text }) => freeMeeting.test(text));

const namedTool =
  /(?<!\p{L})(?:[Bb]ookings?|[Bb]ook|[Aa]ppointments?|[Rr]eservations?|[Ss]cheduling)(?: (?:all|system|go|goes|run|runs|come|comes|are|is|work|works|made|taken|done|handled|in|online)){0,3} (?:through|via|with|on|by) (?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Whats|Face|Insta|Google|Excel|Phone|E-?mail|Text|Dr\b)\p{Lu}\p{L}+/u;

// 'I use Total Drive for the diary': whatever the tool is called.
const toolInUse = saying(
  /(?<!\p{L})[Uu]s(?:e|es|ing) (?:an? (?:app|tool|system|thing) called )?(?!WhatsApp|Google|Excel|Facebook|Instagram|Booking\.com|Airbnb)\p{Lu}[\p{L}\p{N}]+(?: \p{Lu}\p{L}+)?(?!\p{L}).{0,40}(?<!\p{L})(?:bookings?|book|diary|calendar|appointments?|scheduling|reservations?)(?!\p{L})/u,
);

/** The sentences that name the tool with which one books today, known to us or not. */
const toolSentences = (project: Project): string[] => [
  ...new Set([
    ...sentencesOn("bookingTool")(project),
    ...sentencesOn("booking", "bookingTalk")(project).filter((text) => namedTool.test(text)),
    ...toolInUse(project),
  ]),
];

// The tool in use holds what can be booked when, and on which terms.
const hasTool: Check = (project) => toolSentences(project).length > 0;

/** True where it is open whether a cancellation costs something. */
const isFeeOpen: Check = (project) => openWordsOn(/\bcancel|\bno[- ]shows?\b/i)(project).length > 0;

const paying =
  /\b(?:cash|cards? |credit|debit|contactless|bank transfer|invoices?d?|pay(?:s|ing)? (?:in advance|online|by|upfront|up front|on the (?:day|spot)|at|after|before)|prepaid|paypal|stripe|sumup|direct debit|standing order|bizum|twint|venmo|zelle)\b/i;

const mentionsPayment: Check = (project) =>
  mentions("payOnline", "payTool")(project) ||
  project.words.statements.some(({ text, field }) => field !== "competitors" && paying.test(text));

/** The terms of a booking that the answers leave open. */
function termsQuestion(project: Project): string {
  const deposit = takesDeposit(project)
    ? [
        `${mentionsDeposit(project) ? "" : "how much is the deposit, "}how is ${mentionsDeposit(project) ? "the deposit" : "it"} paid, and what happens to it when somebody does not come`,
      ]
    : isFreeMeeting(project)
      ? []
      : ["is a deposit taken, and how"];
  const parts = [
    ...deposit,
    ...(isFeeOpen(project)
      ? ["until when can a booking be cancelled at no cost, and is there a fee after that, and how much"]
      : mentions("cancellation")(project) && !takesDeposit(project)
        ? []
        : ["until when can a booking be cancelled or moved at no cost"]),
    ...(mentionsPayment(project) ? [] : ["how does one pay the rest, and when"]),
    ...(mentions("reminder")(project)
      ? ["through which service are reminders sent"]
      : ["are reminders sent by e-mail or SMS"]),
  ];
  const [first = "", ...others] = parts;
  return `${first.charAt(0).toUpperCase()}${[first.slice(1), ...others].join("; ")}?`;
}

const sentencesOnPlatforms = saying(/\b(?:booking\.com|airbnb|expedia|vrbo|hostelworld)\b/i);

/** Questions of guests about any house, and the words that answer them. */
const houseRules: PartsQuestion = {
  lead: "Besides",
  parts: [
    {
      asks: "from and until when one arrives and leaves",
      told: /\bcheck[- ]?(?:in|out)\b.{0,20}\d|\barriv\p{L}*\b.{0,20}\d/iu,
    },
    {
      asks: "whether dogs are welcome",
      told: /\b(?:dogs?|pets?) (?:are |is )?(?:very |always )?(?:welcome|allowed|not|free)|\bno (?:dogs|pets)\b|\b(?:dog|pet)[- ]friendly\b/i,
    },
    {
      asks: "from which age children may stay",
      told: /\bchildren (?:from|over|under|of all ages|are welcome|welcome)|\badults only\b|\bno children\b(?!.{0,60}\b(?:but|except)\b)/i,
    },
  ],
};

const sentencesOf = ({ words }: Project): string[] =>
  words.statements
    .filter(({ field }) => field === "description" || field === "contentNotes")
    .map(({ text }) => text);

/** Questions about what visitors can book. */
export const bookingQuestions: readonly QuestionRule[] = [
  {
    id: "booking-declined",
    path: features,
    question: "Shall visitors book online or not? Goals or pages ask for it, and the answers decline it.",
    asks: "client",
    blocks: "page",
    when: all(does("booking"), declines("booking", "table")),
    quotes: sentencesOn("booking", "table"),
  },
  {
    id: "booking-tool",
    path: "technology.backend",
    question:
      "Which booking tool is used, and in whose account, or is it a request that a person answers? Does it have to match a calendar that is in use?",
    asks: "client",
    blocks: "page",
    when: does("booking"),
    settledBy: any(hasTool, isBookingRequest),
    quotes: sentencesOnlyOn(["booking", "bookingTalk", "table"], ["jobs"]),
  },
  {
    id: "booking-request",
    path: features,
    question: (project) =>
      `What does the request for a date ask for${isAppointment(project) ? " (what, with whom, which days)" : ""}, which mailbox receives it and the other messages, how soon does who answer, and by phone or e-mail?`,
    asks: "client",
    blocks: "launch",
    when: all(does("booking"), isBookingRequest),
    quotes: sentencesOn("bookingRequest"),
  },
  {
    id: "booking-tool-access",
    path: "technology.backend",
    question: (project) =>
      `Who gives access to the booking tool named, and does it load in the page or open at its own address?${mentions("cancellation")(project) ? "" : " Until when is a booking moved or cancelled at no cost?"}`,
    asks: "client",
    blocks: "page",
    when: hasTool,
    quotes: toolSentences,
  },
  {
    id: "booking-slots",
    path: features,
    question:
      "What can be booked in which lengths, with whom and at which times, how many at once or a day, and how far ahead?",
    asks: "client",
    blocks: "page",
    when: isAppointment,
    settledBy: any(isBookingRequest, hasTool),
    quotes: sentencesOnlyOn(["booking", "bookingTalk"], ["jobs"]),
  },
  {
    id: "booking-tables",
    path: features,
    question:
      "For how many guests, at which times and how far ahead can a table be booked, and who confirms it?",
    asks: "client",
    blocks: "page",
    when: does("tables"),
    // The tool named holds its own rules.
    settledBy: mentions("bookingTool"),
    quotes: sentencesOn("table"),
  },
  {
    id: "booking-stays",
    path: features,
    question: (project) =>
      `What can be booked for which nights and at which price by season, how short and how long, and with which calendars are free dates matched? ${partsAsked(houseRules, sentencesOf(project)) ?? ""}`.trim(),
    asks: "client",
    blocks: "page",
    when: isStay,
    settledBy: isBookingRequest,
    quotes: (project) => [
      ...new Set([...sentencesOn("stay", "integration")(project), ...sentencesOnPlatforms(project)]),
    ],
  },
  {
    id: "booking-terms",
    path: features,
    question: termsQuestion,
    asks: "client",
    blocks: "launch",
    when: does("booking"),
    settledBy: any(
      all(isBookingRequest, not(hasGuests), not(takesDeposit)),
      all(hasTool, not(takesDeposit)),
      all(takesDeposit, mentions("cancellation"), mentions("reminder"), mentionsDeposit),
    ),
    quotes: (project) => [
      ...depositQuotes(project),
      ...sentencesOnlyOn(["cancellation", "reminder"], ["deposit"])(project),
    ],
  },
  {
    id: "deposit",
    path: features,
    question: (project) =>
      mentionsDeposit(project)
        ? "How is the deposit paid: on the site, by transfer or on the spot, and what happens to it on a cancellation?"
        : "How much is the deposit, how is it paid (on the site, by transfer or on the spot), and what happens to it on a cancellation?",
    asks: "client",
    blocks: "page",
    when: all(takesDeposit, not(does("booking"))),
    quotes: depositQuotes,
  },
  {
    id: "stay-booking",
    path: features,
    question: "How do guests book: by phone, by a request on the site, or online with the free dates shown?",
    asks: "client",
    blocks: "page",
    when: all(hasGuests, not(does("booking"))),
    settledBy: declines("booking"),
    quotes: sentencesOn("stay", "calendar"),
  },
  {
    id: "stay-registration",
    path: "legalAndCompliance.provider",
    question: "Which registration number of the let has to be shown, and which tourist tax comes on top?",
    asks: "client",
    blocks: "launch",
    when: all(isStay, ({ legal }) => legal.law?.family === "eu"),
    settledBy: any(
      ({ form }) => form.registrationNumber.trim() !== "",
      ({ words }) => words.facts.some(({ kind }) => kind === "registration"),
    ),
  },
];
