import type { ConflictKind, OpenKind } from "../../../content/open/open-point.ts";
import type { Clarification } from "../clarification.ts";

/** The question about words that leave something open. */
export interface OpenQuestion {
  readonly id: string;
  /** The kinds of open points it is for; the general question of the first can replace it. */
  readonly kinds: readonly OpenKind[];
  /** Matches what is open; without one, it is the kind's general question. */
  readonly named?: RegExp;
  readonly question: string;
  readonly asks?: Clarification["asks"];
  readonly blocks?: Clarification["blocks"];
}

const notYet = "The site says nothing of it until then.";

/** The questions about what is open: of a kind the special ones first, the general one last. */
export const openQuestions: readonly OpenQuestion[] = [
  {
    id: "open-link",
    kinds: ["function", "advice"],
    named: /(?<!\p{L})links?(?!\p{L})/iu,
    question: "To which address does the link lead, on which page is it, and do those it names agree?",
  },
  {
    id: "open-pictures",
    kinds: ["function", "advice"],
    named: /(?<!\p{L})(?:pics?|photos?|pictures?|images?|insta(?:gram)?)(?!\p{L})/iu,
    question:
      "Which of these pictures may be used, who sends them in full size, and have those who are in them or own what they show agreed?",
  },
  {
    id: "open-availability",
    kinds: ["function"],
    named: /(?<!\p{L})(?:dates?|free|availab\p{L}*|slots?|calendar|times?)(?!\p{L})/iu,
    question:
      "Is a live view of what is free wanted, from which calendar, kept by whom, or is it asked in the form and answered by a person?",
  },
  {
    id: "open-documents",
    kinds: ["function"],
    named: /(?<!\p{L})(?:documents?|files?|upload|deposit|portal|log ?in|account|secure)(?!\p{L})/iu,
    question:
      "Which service takes the documents or holds the accounts, at which address, or does the site need one of its own?",
  },
  {
    id: "open-function",
    kinds: ["function"],
    question:
      "What exactly should visitors be able to do here, with which tool and whose data, and does it have to be there at the launch?",
  },
  {
    id: "open-payment-plan",
    kinds: ["advice"],
    named:
      /(?<!\p{L})(?:pay|paid|instal+ments?|invoice|in (?:2|two|3|three)|at once|monthly|cost|costs|price|expensive|budget|extra|included?)(?!\p{L})/iu,
    question: "The client asks what this costs or how it can be paid: what is agreed?",
    asks: "agency",
    blocks: "nothing",
  },
  {
    id: "open-law",
    kinds: ["advice"],
    named:
      /(?<!\p{L})(?:privacy|policy|legal|allowed|law|terms|cookies?|gdpr|imprint|impressum|insurance|rules?)(?!\p{L})/iu,
    question:
      "The client asks what the law requires of the site: who answers that, and who checks the drafts of the legal pages?",
    asks: "agency",
    blocks: "launch",
  },
  {
    id: "open-advice",
    kinds: ["advice"],
    question: "The client asks this: what is the answer, and what does it change on the site?",
    asks: "agency",
  },
  {
    id: "open-proof",
    kinds: ["promise", "recall", "choice"],
    named:
      /(?<!\p{L})(?:awards?|prize|certificates?|certified|runner[- ]up|winner|won|finalist|medal|diploma|accredit\p{L}*|licen[cs]e|insur(?:ance|ed)|number|siren|siret|vat)(?!\p{L})/iu,
    question: `Please send the paper or the number, with its exact name and year. ${notYet}`,
  },
  {
    id: "open-words",
    kinds: ["promise", "consent"],
    named:
      /(?<!\p{L})(?:reviews?|quotes?|testimonials?|words|letter|letters|references?|thank[- ]you)(?!\p{L})/iu,
    question:
      "Please send the customers' words in full, with the names under which they may be shown, and say who has agreed. Nothing of them is shown until then.",
  },
  {
    id: "open-files",
    kinds: ["promise"],
    question: "Please send what is promised here. The site goes without it until then.",
  },
  {
    id: "open-consent",
    kinds: ["consent"],
    question: "Have these people agreed? Nothing of theirs is shown until then.",
  },
  {
    id: "open-hours",
    kinds: ["plan", "choice", "recall"],
    named:
      /(?<!\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|hours|opening|weekends?|evenings?|mornings?)(?!\p{L})/iu,
    question:
      "Do these hours change, from when on, and does the site name them until then or leave them out?",
  },
  {
    id: "open-deposit",
    kinds: ["choice", "recall", "plan"],
    named: /(?<!\p{L})deposits?(?!\p{L})/iu,
    question: "How much is the deposit, and may the site name it? It is left out until then.",
  },
  {
    id: "open-price",
    kinds: ["choice", "recall", "plan"],
    named: /[£€$]|(?<!\p{L})(?:prices?|rates?|fees?|charges?|discount|tariffs?)(?!\p{L})/iu,
    question: "Which prices does the site name, how much are they, and on which pages are they shown?",
  },
  {
    id: "open-later-price",
    kinds: ["later"],
    question:
      "From which day does this price hold, and which one does the site name until then? It names the present one.",
  },
  {
    id: "open-plan",
    kinds: ["plan"],
    question: `Does this change come, and from when on? ${notYet}`,
  },
  {
    id: "open-name",
    kinds: ["choice"],
    named: /(?<!\p{L})(?:name|called|call it|slogan|tagline|logo)(?!\p{L})/iu,
    question: "Which of these is it to be? The site shows the name given until it is decided.",
  },
  {
    id: "open-choice",
    kinds: ["choice"],
    question: "Which is it to be? The site leaves it out until it is decided.",
  },
  {
    id: "open-recall",
    kinds: ["recall"],
    question: `What exactly is right here? ${notYet}`,
  },
  {
    id: "open-mood",
    kinds: ["mood"],
    question: "Is this meant, and wanted at the launch?",
  },
];

/** The questions about two places that contradict each other. */
export const conflictQuestions: Readonly<
  Record<ConflictKind, { readonly id: string; readonly question: string }>
> = {
  number: {
    id: "conflict-number",
    question: "Which number is right? The answers give two, and the site names none until then.",
  },
  refusal: {
    id: "conflict-offer",
    question: "Is this offered or not? The answers refuse it in one place and price it in another.",
  },
  price: {
    id: "conflict-price-shown",
    question:
      "Are these prices shown on the site, or what does it say in their place? The answers name them and ask for them not to be shown.",
  },
  prices: {
    id: "conflict-prices-shown",
    question:
      "Does the site name prices, and which? The answers name them and ask for none to be shown. It shows none until then.",
  },
  day: {
    id: "conflict-hours",
    question: "Which hours are right, and from when on? The answers contradict each other on this day.",
  },
  cost: {
    id: "conflict-cost",
    question: "What is included, and from where on is it charged for, at what price?",
  },
};
