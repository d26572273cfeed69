import { listed } from "../../../text/listed.ts";
import { offersFreeVisit } from "../../data/free-visits.ts";
import type { Project } from "../../project.ts";
import { mentions, openWordsOn, sentencesOn, sentencesOnlyOn } from "../checks.ts";
import { isMobileTrade } from "../mobile-trade.ts";
import { type Part, partsOpen } from "../parts.ts";
import type { Check } from "../rule.ts";
import { saying } from "../saying.ts";
import { meeting } from "../visits.ts";
import { mentionsDeposit, takesDeposit } from "./deposits.ts";

// A free first meeting needs no deposit.
const freeMeeting =
  /\b(?:first|initial|intro\w*|trial) (?:meeting|consult\w*|call|session|lesson|visit|appointment)\b.{0,60}\b(?:free|no charge|without charge)\b|\bfree (?:first|initial|trial)\b/i;

/** True if visits cost nothing, so that a booking has no terms. */
export const isFreeVisit: Check = ({ words }) => words.statements.some(({ text }) => offersFreeVisit(text));

/** 'I bill the schools monthly': nobody pays for a booking. */
export const billedMonthly = saying(
  /(?<!\p{L})(?:invoic\p{L}*|bills?|billed)(?!\p{L})[^.!?]{0,40}(?<!\p{L})(?:(?:once|every|each|a|per) month|monthly|month['’]?s end|end of (?:the|each|every) month)(?!\p{L})|(?<!\p{L})monthly (?:invoices?|bills?)(?!\p{L})/iu,
);

const isFreeMeeting: Check = ({ words }) => words.statements.some(({ text }) => freeMeeting.test(text));

/** True if the answers leave open whether a cancellation costs something. */
export const isFeeOpen: Check = (project) => openWordsOn(/\bcancel|\bno[- ]shows?\b/i)(project).length > 0;

const paying =
  /\b(?:cash|cards? |credit|debit|contactless|bank transfer|invoices?d?|pay(?:s|ing)? (?:in advance|online|by|upfront|up front|on the (?:day|spot)|at|after|before)|prepaid|paypal|stripe|sumup|direct debit|standing order|bizum|twint|venmo|zelle)\b/i;

const mentionsPayment: Check = (project) =>
  mentions("payOnline", "payTool")(project) ||
  project.words.statements.some(({ text, field }) => field !== "competitors" && paying.test(text));

/** What a sentence about canceling leaves open, which decides whether it may be printed as it stands. */
const ofCanceling: readonly Part[] = [
  {
    asks: "does it hold for illness too",
    answeredBy: /(?<!\p{L})(?:ill|illness|sick\p{L}*|unwell)(?!\p{L})/iu,
  },
  {
    asks: "is the whole price due or a part",
    answeredBy: /(?<!\p{L})(?:whole|full|half|all of it|in full)(?!\p{L})|\d ?%|[£$€] ?\d|\d ?[£$€]/iu,
  },
  {
    asks: "how do people give notice",
    answeredBy:
      /(?<!\p{L})(?:by (?:phone|text|e-?mail|message)|(?:ring|call|text|e-?mail) (?:me|us)|let (?:me|us) know)(?!\p{L})/iu,
  },
  {
    asks: "what if you have to cancel",
    answeredBy: /(?<!\p{L})(?:i|we) (?:have to |need to |must )?(?:cancel|call it off)(?!\p{L})/iu,
  },
];

/** A charge for who cancels late: 'one day's notice or the session is charged'. */
const chargedLate =
  /(?<!\p{L})(?:notice|cancel\p{L}*)(?!\p{L})[^.!?]{0,60}(?<!\p{L})(?:charged?|pay|paid|payable|due|fee|lost)(?!\p{L})/iu;

const cancelingToldIn = (project: Project): string[] =>
  sentencesOnlyOn(["cancellation"], ["deposit"])(project).filter((text) => chargedLate.test(text));

/** The question about what the client tells of late cancelations; empty if it leaves nothing open. */
export const cancelingQuestion = (project: Project): string => {
  const told = cancelingToldIn(project);
  const open = told.length === 0 ? [] : partsOpen(ofCanceling, told);
  return open.length === 0 ? "" : `You tell what a late cancelation costs: ${listed(open)}?`;
};

/** The wording for a missed appointment, by who travels: the customer, the business or both. */
const missed = {
  comes: "they come late",
  visits: "nobody is there",
  both: "they come late, are not there",
} as const;

/** Whose door an appointment is at: a sweep with a showroom still goes to the customers. */
const goesTo = (project: Project): keyof typeof missed =>
  isMobileTrade(project) ? "visits" : meeting(project);

/** 'If you cancel inside 48 hours I keep the deposit': until when people cancel, and what it costs after that. */
const tellsLateCancel =
  /(?<!\p{L})cancel\p{L}*[^.!?]{0,40}(?<!\p{L})(?:inside|within|under|less than|before|later than)(?!\p{L})[^.!?]{0,12}\d+ ?(?:h|hrs?|hours?|days?|weeks?)(?!\p{L})[^.!?]{0,60}(?<!\p{L})(?:keep|lose|forfeit|charge\p{L}*|pay|due|non-refundable)(?!\p{L})/iu;
/** 'If I cancel for weather you get a full refund': what happens if the business cancels. */
const tellsOwnCancel =
  /(?<!\p{L})(?:if|when) (?:i|we) (?:have to |need to |must )?(?:cancel|call (?:it )?off)(?!\p{L})[^.!?]{0,60}(?<!\p{L})(?:refund\p{L}*|money back|another (?:day|date|time)|free)(?!\p{L})/iu;

/** The question about canceling and moving a booking, without what a sentence answers. */
function cancelOrMove(project: Project): string {
  const tells = (said: RegExp): boolean =>
    sentencesOn("cancellation")(project).some((text) => said.test(text));
  const own = tells(tellsOwnCancel) ? "" : " or you have to cancel";
  return tells(tellsLateCancel)
    ? `Can people move a booking instead, until when, and what if ${missed[goesTo(project)]}${own}?`
    : `Until when can people cancel or move a booking free of charge, what do you charge after that, and what if ${missed[goesTo(project)]}${own}?`;
}

/** The terms of a booking that the answers leave open. */
export function openTerms(project: Project): string[] {
  const deposit = takesDeposit(project)
    ? [
        mentionsDeposit(project)
          ? "Is the deposit for each booking or for each person or thing, how is it paid, and what happens to it if somebody does not come?"
          : "How much is the deposit, how is it paid, and what happens to it if somebody does not come?",
      ]
    : isFreeMeeting(project) || cancelingToldIn(project).length > 0
      ? []
      : ["Do you take a deposit?"];
  return [
    ...deposit,
    ...(isFeeOpen(project)
      ? [
          `Until when can people cancel free of charge, what do you charge after that, and what if ${missed[goesTo(project)]} or you have to cancel?`,
        ]
      : mentions("cancellation")(project) && !takesDeposit(project)
        ? [cancelingQuestion(project)].filter((text) => text !== "")
        : [cancelOrMove(project)]),
    ...(mentionsPayment(project)
      ? []
      : [`How and when do people pay${takesDeposit(project) ? " the rest" : ""}?`]),
    ...(mentions("reminder")(project) ? ["Which service should send the reminders?"] : []),
  ];
}
