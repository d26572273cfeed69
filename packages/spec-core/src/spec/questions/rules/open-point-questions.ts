import type { ConflictKind, OpenKind } from "../../../content/open/open-point.ts";
import type { Clarification } from "../clarification.ts";

/** A question about an open point. */
interface OpenQuestion {
  readonly id: string;
  /** The kinds of open points that it covers. */
  readonly kinds: readonly OpenKind[];
  /** Matches the subject of the open point; undefined if it covers all others of its kinds. */
  readonly named?: RegExp;
  /** Matches a doubt about something else, for which the question is not used. */
  readonly otherwise?: RegExp;
  readonly question: string;
  readonly asks?: Clarification["asks"];
  readonly blocks?: Clarification["blocks"];
}

/** Matches an open point about prices. */
export const ofPrices = /[£$€]|(?<!\p{L})(?:prices?|rates?|fees?|charges?|discount|tariffs?)(?!\p{L})/iu;

/** 'I would like the fees on the site but …': whether prices are shown at all, not how much they are. */
export const whetherPricesShown =
  /(?<!\p{L})(?:prices?|pricing|rates?|fees?|charges?|tariffs?)(?!\p{L})[^.!?]{0,60}(?<!\p{L})(?:on (?:the|our|my) (?:web ?)?(?:site|page)|online|publish\p{L}*|(?:be|are|get) (?:shown|listed|public))(?!\p{L})|(?<!\p{L})(?:publish\p{L}*|show\p{L}*|list(?:ing)?|put(?:ting)?(?: up)?|display\p{L}*) (?:the |our |my |any )?(?:prices|pricing|rates|fees|charges|tariffs)(?!\p{L})/iu;

const notYet = "Until then the site says nothing about it.";

/** The questions about open points; the first that fits is asked. */
export const openQuestions: readonly OpenQuestion[] = [
  {
    id: "open-link",
    kinds: ["function", "advice"],
    named: /(?<!\p{L})links?(?!\p{L})/iu,
    question: "Which address should the link lead to, on which page, and do the people it names agree?",
  },
  {
    id: "open-pictures",
    kinds: ["function", "advice"],
    named: /(?<!\p{L})(?:pics?|photos?|pictures?|images?|insta(?:gram)?)(?!\p{L})/iu,
    question:
      "Which of these pictures may we use, who sends them in full size, and have the people in them agreed?",
  },
  {
    id: "open-availability",
    kinds: ["function"],
    named:
      /(?<!\p{L}|any |opening |closing |visiting )(?:dates?|free|availab\p{L}*|slots?|calendar|times?)(?!\p{L})(?! of (?:the )?day)/iu,
    question:
      "Should the site show what is still free, and from which calendar? Or should people ask in a form that you answer?",
  },
  {
    id: "open-documents",
    kinds: ["function"],
    named: /(?<!\p{L})(?:documents?|files?|upload|deposit|portal|log ?in|account|secure)(?!\p{L})/iu,
    question:
      "Which service takes the documents or holds the accounts, and at which address? Or does the site need one of its own?",
    blocks: "page",
  },
  {
    id: "open-function",
    kinds: ["function"],
    otherwise:
      /(?<!\p{L})(?:changed?|edit(?:ed)?|updated?|altered|swapped)(?: \p{L}+)? (?:by us|ourselves|by me|myself)(?!\p{L})|(?<!\p{L})(?:list|place)(?!\p{L})[^.!?]{0,30}(?<!\p{L})full(?!\p{L})/iu,
    question:
      "What exactly should visitors be able to do here, with which tool, and do you need it at the launch?",
    // Of ten such questions in 80 forms builders needed two, and the site can go online without any of them.
    blocks: "nothing",
  },
  {
    id: "open-payment-plan",
    kinds: ["advice"],
    named:
      /(?<!\p{L})(?:pay|paid|instal+ments?|invoice|in (?:2|two|3|three)|at once|monthly|cost|costs|price|expensive|budget|extra|included?)(?!\p{L})/iu,
    question: "The client asks what this costs or how to pay for it. What has been agreed?",
    asks: "agency",
    blocks: "nothing",
  },
  {
    id: "open-law",
    kinds: ["advice"],
    named:
      /(?<!\p{L})(?:privacy|policy|legal|allowed|law|terms|cookies?|gdpr|imprint|impressum|insurance|rules?)(?!\p{L})/iu,
    question:
      "The client asks what the law requires of the site. Who answers that, and who checks the legal pages?",
    asks: "agency",
    blocks: "launch",
  },
  {
    // Without an answer the site keeps from visitors what the client would tell them.
    id: "open-section",
    kinds: ["advice"],
    named:
      /(?<!\p{L})(?:could|should|might|may|can|would|to)(?: (?:that|this|it|they|those|we|you|maybe|perhaps|also|even)){0,2} (?:be|have|get|go (?:in|on|under)|be given|make) (?:its|their|a|an)(?: own| separate| extra| little| small){1,2} (?:bit|bits|page|section|part|box|place|heading|paragraph|tab)(?!\p{L})/iu,
    question:
      "Should visitors read this, where on the site and in which words? If it names a qualification, a membership or a license: what is it called exactly, who holds it, and does it have a number? Until then the site leaves it out.",
    blocks: "page",
  },
  {
    id: "open-advice",
    kinds: ["advice"],
    question: "The client asks this. What is the answer, and what does it change on the site?",
    asks: "agency",
  },
  {
    id: "open-check",
    kinds: ["promise", "recall", "choice"],
    named:
      /(?<!\p{L})(?<!(?:i|we|i['’]ll|we['’]ll|will|must|have to|need to|to) )(?:please )?(?:double[- ]?)?check (?:that|it|this|them)(?! with)(?!\p{L})|(?:can|could) you (?:please )?(?:check|look (?:it|that) up)/iu,
    question: `The client asks you to check this. What is right? ${notYet}`,
    asks: "agency",
  },
  {
    id: "open-qualification",
    kinds: ["promise", "recall", "choice"],
    named:
      /(?<!\p{L})(?:diplomas?|degrees?|qualifi\p{L}*|(?:training|course) certificates?|certificates? in|(?:foundation|master|bachelor|trained|training|certified) in|level \d)(?!\p{L})/iu,
    question: `What is the qualification called exactly, at which level, who awarded it and when, and is its holder on a register (which one, under which number)? ${notYet}`,
  },
  {
    id: "open-booking",
    kinds: ["choice", "plan", "recall"],
    named:
      /(?<!\p{L})(?:book|books|booking|bookings|appointments?|diary|slots?)(?!\p{L})[^.!?]{0,120}(?<!\p{L})(?:online|buttons?|calendar|system|app|software|text|phone|form|paper|people)(?!\p{L})|(?<!\p{L})(?:online|buttons?|system|app|software)(?!\p{L})[^.!?]{0,60}(?<!\p{L})(?:book|booking|bookings|appointments?)(?!\p{L})/iu,
    question: `How should people book here: at which address of which tool, at which number, or with a form that you answer? For which of your offers, and with whom? ${notYet}`,
  },
  {
    id: "open-proof",
    kinds: ["promise", "recall", "choice"],
    named:
      /(?<!\p{L})(?:awards?|prize|certificates?|certified|runner[- ]up|winner|won|finalist|medal|diploma|accredit\p{L}*|licen[cs]e|insur(?:ance|ed)|(?<!(?:phone|mobile|whatsapp|exact|right) )number(?! to (?:text|ring|call|phone)(?!\p{L})| \d+ (?:bus|tram|train)| of (?!the (?:certificate|licen|register)))|siren|siret|vat)(?!\p{L})/iu,
    question: `Please send the certificate or the number, with the exact name and year. ${notYet}`,
  },
  {
    id: "open-address",
    kinds: ["promise"],
    named:
      /(?<!\p{L})(?:find|send|get|look (?:up|for)|dig out|forward|e-?mail)(?: you)? (?:the|its|their|that|you the|a) (?:links?|url|web address)(?!\p{L})/iu,
    question: "Please send the link that you mention, and say what you like there.",
  },
  {
    id: "open-required",
    kinds: ["promise"],
    named:
      /(?<!\p{L})(?:must|has to|have to|needs? to) (?:be|go|stand|appear) on (?:the|our|my|every|each) (?:\p{L}+ )?(?:web ?site|site|pages?|footer)(?!\p{L})/iu,
    question:
      "Please send us what you mention here. You say that the site has to show it, so it does not go online without it.",
    blocks: "launch",
  },
  {
    id: "open-consent",
    kinds: ["consent"],
    question: "Have these people agreed? Until then we show nothing of theirs.",
  },
  {
    id: "open-deposit",
    kinds: ["choice", "recall", "plan"],
    named: /(?<!\p{L})deposits?(?!\p{L})/iu,
    question: "How much is the deposit, and may the site name it? Until then we leave it out.",
  },
  {
    id: "open-price",
    kinds: ["choice", "plan"],
    named: whetherPricesShown,
    question:
      "Should the site show prices at all, and which? If not, what should people read instead (to ring, to ask for a quote)?",
  },
  {
    id: "open-price",
    kinds: ["choice", "recall", "plan"],
    named: ofPrices,
    question: "What are the right prices here, and which of them should the site show?",
  },
  {
    id: "open-later-price",
    kinds: ["later"],
    question: "From which day does this price apply? Until then the site shows the present one.",
  },
  {
    id: "open-points",
    kinds: ["promise", "plan", "choice", "recall", "mood"],
    question: `You leave this open. What is decided or right, what can you send us, and by when? ${notYet}`,
  },
];

/** The questions about contradictions, by kind. */
export const conflictQuestions: Readonly<
  Record<ConflictKind, { readonly id: string; readonly question: string }>
> = {
  number: {
    id: "conflict-number",
    question: "Which number is right? You gave two, so the site shows none until then.",
  },
  refusal: {
    id: "conflict-offer",
    question: "Do you offer this or not? You rule it out in one place and give a price in another.",
  },
  price: {
    id: "conflict-price-shown",
    question:
      "Should the site show these prices, or what should it say instead? You gave them and asked us not to show them.",
  },
  prices: {
    id: "conflict-prices-shown",
    question:
      "Should the site show prices, and which? You gave some and asked us to show none. Until then it shows none of these.",
  },
  day: {
    id: "conflict-hours",
    question: "Which hours are right, and from when? Your answers disagree about this day.",
  },
  customers: {
    id: "conflict-customers",
    question:
      "Whom do you take? You rule these people out in one place and take them in another, so the site says neither until then.",
  },
  cost: {
    id: "conflict-cost",
    question: "What is included, what costs extra, and how much is it?",
  },
};
