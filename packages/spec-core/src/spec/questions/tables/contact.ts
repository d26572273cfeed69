import type { JudgedFact } from "../../../content/public-words.ts";
import { isAnswered } from "../../answers.ts";
import type { Project } from "../../project.ts";
import {
  all,
  any,
  declines,
  distinctValues,
  does,
  factsOf,
  hasConflict,
  hasOpenFact,
  listed,
  mentions,
  openFacts,
  openGroupTimes,
  openTexts,
  sentencesOn,
  sentencesOnlyOn,
  shows,
} from "../checks.ts";
import type { Check, QuestionRule } from "../rule.ts";
import { hidesAddress, hidingSentences, isBookingRequest } from "../wishes.ts";

const knows = (project: Project, kind: "phone" | "email" | "address" | "hours"): boolean => {
  const { phone, email, address, openingHours } = project.form.contact;
  const typed = { phone, email, address, hours: openingHours }[kind];
  const isOpen = kind === "hours" && hasConflict("day")(project);
  return isAnswered(typed) || isOpen || factsOf(project, kind).length > 0;
};

const wantsNoPhone = /\b(?:no|not|n['’]?t|without|never)\b.{0,25}\b(?:phone|telephone|mobile)\b/i;
const byEmailAlone = /\b(?:only|just)\b.{0,12}\be-?mail\b/i;

const noMail =
  /\b(?:no|not|n['’]?t|dont|without|never|hate)\b.{0,30}\b(?:e-?mail(?:s|ing|ed)? (?:me|us)|(?:read|check|answer|use|do|open) (?:my |the |our )?e-?mails?|e-?mails? (?:at all|please))/i;

/** Whether the answers want no e-mail. */
const wantsNoMail: Check = ({ words }) =>
  words.statements.some(({ text, field }) => field !== "competitors" && noMail.test(text));

/** Whether the answers say that one writes to an address which they name, even where it waits for the client's word. */
const givesEmailAlone = ({ words }: Project): boolean =>
  words.statements.some(
    ({ text, field }) =>
      field !== "onlyForUs" &&
      byEmailAlone.test(text) &&
      words.facts.some((fact) => fact.kind === "email" && text.includes(fact.text)),
  );

const declinesPhone = ({ words }: Project): boolean =>
  words.statements.some(({ text }) => wantsNoPhone.test(text));

// Somebody who gives one way to be reached may not want the other; hours are for those who can be visited.
function missingWays(project: Project): string[] {
  const isReached = knows(project, "phone") || knows(project, "email") || givesEmailAlone(project);
  const needsAddress = shows("Contact", "contact")(project) || project.legalPages.length > 0;
  return [
    ...(isReached ? [] : declinesPhone(project) ? ["e-mail address"] : ["phone number", "e-mail address"]),
    ...(needsAddress && !knows(project, "address") && !hidesAddress(project) ? ["postal address"] : []),
    ...(shows("Contact")(project) && knows(project, "address") && !knows(project, "hours")
      ? ["opening hours"]
      : []),
  ];
}

// What happens on holidays is a question to those who speak of seasons, or whose guests come at fixed times.
const seasonal =
  /holiday|season|summer|winter|christmas|easter|january|february|march\b|april|june|july|august|september|october|november|december/i;

const closing = /\b(?:closed?|closing|shut|except|incl)/i;

// 'April to October' tells the seasons themselves.
const monthRange =
  /\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]{0,6} ?(?:to|until|till|through|[-–]) ?(?:end of )?(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)/i;

const isSeasonal = (text: string): boolean => seasonal.test(text) && !closing.test(text);

// Papers that customers bring or post are nothing that the site receives.
const throughSite =
  /(?<!\p{L})(?:upload\p{L}*|attach\p{L}*|form|online|(?:web)?site|page|through|via|able to|can|could|should|must|want|would like|photos?|pictures?|cv)(?!\p{L})/iu;

// What the owners put on their site is nothing that visitors send.
const ownUpload =
  /\b(?:i|we|my \p{L}+|our \p{L}+)(?:['’]d| would| want| like| can| could| should| to| will|['’]ll| must){0,3} upload\b/iu;

const uploadSentences = (project: Project): string[] =>
  sentencesOn("upload")(project).filter((text) => throughSite.test(text) && !ownUpload.test(text));

const clockOrDay =
  /\d ?[:.]\d\d|\d ?(?:am|pm|uhr|h\b)|\d ?[-–] ?\d|24|\b(?:mon|tue|wed|thu|fri|sat|sun|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|\b(?:mo|di|mi|do|fr|sa|so|lu|ma|me|je|ve|lun|jeu|ven|sam|dim)\b/i;

const holidays = /holiday|bank hol|feiertag|jours? fériés?|festivos?|festivi|feriados/i;

/** Whether an answer speaks of holidays already, or says that it is the same all year. */
const tellsHolidays = (project: Project): boolean =>
  [...hoursTexts(project), ...project.words.statements.map(({ text }) => text)].some(
    (text) => holidays.test(text) || /\b(?:all year|year[- ]round|365|24\/7)\b/i.test(text),
  );

const hoursTexts = (project: Project): string[] =>
  isAnswered(project.form.contact.openingHours)
    ? [project.form.contact.openingHours]
    : factsOf(project, "hours").map(({ text }) => text);

/** Numbers of a place by the plans of GB, IE, DE, FR and ES: none can receive a text. */
const landline = /^\+(?:44[12]|353[1-79]|353 ?2|49(?!1[5-7])|33[1-59]|34[89])/u;

/** The landline that stands in a sentence on WhatsApp as the only number of the business. */
function whatsappLandline(project: Project): string | null {
  const phones = factsOf(project, "phone");
  const [only] = phones;
  return phones.length === 1 && only && landline.test(only.value) ? only.value : null;
}

const severalPhones: Check = (project) => distinctValues(factsOf(project, "phone")) > 1;

const firstNamed =
  /(?<!\p{L})(?:mobile|landline|whatsapp|number|phone|cell|office|first one|second one)\b.{0,20}(?:(?:is|are|works|['’]s) (?:better|best|easier)|preferred|comes first|goes first)(?!\p{L})|(?<!\p{L})(?:best|better|preferably) (?:on|by) (?:my |the |our )?(?:mobile|landline|whatsapp|cell|office)/iu;

/** Whether it is told which number comes first: by typing it in its field, or in words. */
const tellsFirstPhone: Check = ({ form, words }) =>
  isAnswered(form.contact.phone) ||
  words.statements.some(({ text, field }) => field !== "onlyForUs" && firstNamed.test(text));

const contactPath = "businessInfo.contactDetails";

const confirming = (
  kind: "phone" | "email" | "address" | "hours",
  question: string,
  unless: Check = () => false,
): QuestionRule => ({
  id: `confirm-${kind}`,
  path: contactPath,
  question,
  asks: "client",
  blocks: "launch",
  when: hasOpenFact(kind),
  settledBy: unless,
  quotes: openTexts(kind),
});

const streetKind =
  /(?<!\p{L})(?:streets?|st|roads?|rd|avenue|ave|lane|ln|drive|dr|north|south|east|west|n[ew]?|s[ew]?)(?!\p{L})/giu;

const addressWords = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll(streetKind, " ")
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** The places named; one of which all words stand in another's is the same, told shorter. */
function places(project: Project): readonly JudgedFact[] {
  const facts = factsOf(project, "address");
  const words = facts.map(({ text }) => addressWords(text));
  return facts.filter((_, index) => {
    const own = words[index] ?? [];
    return !words.some(
      (other, at) => at !== index && other.length > own.length && own.every((word) => other.includes(word)),
    );
  });
}

/** Whether the places that wait for the client's word are another one's, told shorter. */
const isOpenPlaceTold: Check = (project) => {
  const kept = new Set(places(project));
  return openFacts(project, "address").every((fact) => !kept.has(fact));
};

const isSeveralAddresses: Check = (project) => distinctValues(places(project)) > 1;

/** Questions about how visitors reach the business. */
export const contactQuestions: readonly QuestionRule[] = [
  {
    id: "contact-details",
    path: contactPath,
    question: (project) => `Which ${listed(missingWays(project))} should the website show, if any?`,
    asks: "client",
    blocks: "launch",
    when: (project) => missingWays(project).length > 0,
  },
  {
    id: "legal-address",
    path: "legalAndCompliance.provider",
    question:
      "Which address may stand on the legal pages, invoices and parcels (a post office box, a registered agent)? The business's own is not to be shown.",
    asks: "client",
    blocks: "launch",
    when: hidesAddress,
    quotes: hidingSentences,
  },
  confirming("phone", "Is this phone number right, and may visitors see it?", severalPhones),
  {
    id: "phone-first",
    path: contactPath,
    question: (project) =>
      tellsFirstPhone(project)
        ? "Are these phone numbers right, which may visitors see, and what is each for?"
        : "Are these phone numbers right, which may visitors see, and which comes first?",
    asks: "client",
    blocks: "launch",
    when: severalPhones,
    // 'Emergency' beside the number says when to call it.
    settledBy: (project) =>
      !hasOpenFact("phone")(project) &&
      factsOf(project, "phone").filter(({ about }) => about === "").length < 2,
    quotes: (project) =>
      factsOf(project, "phone").map(({ about, text }) => (about === "" ? text : `${about}: ${text}`)),
  },
  {
    id: "whatsapp",
    path: contactPath,
    question: (project) =>
      whatsappLandline(project) === null
        ? "Which number is on WhatsApp?"
        : "Which number is on WhatsApp? The one named beside it is a landline.",
    asks: "client",
    blocks: "page",
    when: mentions("whatsapp"),
    settledBy: (project) => factsOf(project, "phone").length > 0 && whatsappLandline(project) === null,
    quotes: sentencesOn("whatsapp"),
  },
  confirming("email", "Is this e-mail address right, and may visitors see it?"),
  confirming(
    "address",
    "Is this address right, and may visitors see it?",
    any(isSeveralAddresses, isOpenPlaceTold),
  ),
  {
    id: "address-which",
    path: contactPath,
    question: "What is at each of these addresses, and which may visitors see?",
    asks: "client",
    blocks: "launch",
    when: isSeveralAddresses,
    quotes: (project) => places(project).map(({ text }) => text),
  },
  {
    ...confirming("hours", "Are these opening hours right?"),
    question: (project) =>
      hoursTexts(project).some((text) => clockOrDay.test(text))
        ? "Are these opening hours right?"
        : "Are these opening hours right, and on which days from when until when?",
  },
  {
    id: "holiday-hours",
    path: contactPath,
    question: "Do these opening hours hold on public holidays and in the holidays?",
    asks: "client",
    blocks: "nothing",
    when: all(shows("Contact", "contact"), (project) => knows(project, "hours")),
    settledBy: any(
      hasOpenFact("hours"),
      tellsHolidays,
      (project) =>
        !does("tables")(project) &&
        !hoursTexts(project).some((text) => isSeasonal(text) && !monthRange.test(text)),
    ),
    quotes: hoursTexts,
  },
  {
    id: "form-recipient",
    path: "projectRequirements.scope.features",
    question: (project) => {
      const mailbox =
        knows(project, "email") || givesEmailAlone(project)
          ? "Do the form's messages go to the e-mail address given"
          : "Which e-mail address receives the form's messages";
      if (wantsNoMail(project))
        return "Shall the site show a form or an e-mail address at all? The answers speak against it. If so, which address receives the messages, and what does the form ask for?";
      return mentions("reply")(project)
        ? `${mailbox}, and what does the form ask for?`
        : `${mailbox}, what does the form ask for, and how soon is one answered?`;
    },
    asks: "client",
    blocks: "launch",
    when: does("form"),
    settledBy: any(
      all(does("booking"), isBookingRequest),
      all((project) => knows(project, "email"), mentions("reply")),
    ),
    quotes: sentencesOnlyOn(["form"], ["jobs"]),
  },
  {
    id: "form-declined",
    path: "projectRequirements.scope.features",
    question: "Shall there be no form at all, or one that does not ask for what the client names?",
    asks: "client",
    blocks: "page",
    when: all(does("form"), declines("form")),
    quotes: ({ mentions: { against } }) => against("form"),
  },
  {
    id: "uploads",
    path: "projectRequirements.scope.features",
    question:
      "Which files may visitors send, of which type and size, where are they stored for how long, who sees them, and what do the senders agree to?",
    asks: "client",
    blocks: "page",
    when: (project) => mentions("upload")(project) && uploadSentences(project).length > 0,
    quotes: uploadSentences,
  },
  {
    id: "confirm-facts",
    path: "businessInfo.description",
    question: "Are these facts about the business right, and may visitors read them?",
    asks: "client",
    blocks: "page",
    when: any(
      hasOpenFact("founded", "registration", "social", "person", "service"),
      (project) => openGroupTimes(project).length > 0,
    ),
    quotes: (project) => [
      ...openTexts("founded", "registration", "social", "person", "service")(project),
      ...openGroupTimes(project),
    ],
  },
];
