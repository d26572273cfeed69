import { isAnswered } from "../../answers.ts";
import type { Project } from "../../project.ts";
import { distinctValues, factsOf, hasOpenFact, not } from "../checks.ts";
import { blocksLaunchIf, type Check, type QuestionRule } from "../rule.ts";
import { saying, sayingForUs } from "../saying.ts";
import { contactPath } from "../ways.ts";
import { sentencesWith } from "../whole-sentences.ts";
import { phoneHidden, phonesApart } from "./phones-apart.ts";

/** Landline numbers by the numbering plans of GB, IE, DE, FR and ES, which cannot receive text messages. */
const landline = /^\+(?:44[12]|353[1-79]|353 ?2|49(?!1[5-7])|33[1-59]|34[89])/u;

/** Mobile numbers by the plans of the same countries. */
const mobile = /^\+(?:447|3538|491[5-7]|33[67]|34[67])/u;

/** Whether the client typed a landline and a mobile, each of which visitors know by its look. */
const areLandlineAndMobile: Check = (project) => {
  const values = [...new Set(factsOf(project, "phone").map(({ value }) => value))];
  return (
    isAnswered(project.form.contact.phone) &&
    values.length === 2 &&
    values.some((value) => landline.test(value)) &&
    values.some((value) => mobile.test(value))
  );
};

/** Whether there are several numbers, which one question asks about together. */
export const severalPhones: Check = (project) => distinctValues(factsOf(project, "phone")) > 1;

const firstNamed =
  /(?<!\p{L})(?:mobile|landline|whatsapp|number|phone|cell|office|first one|second one)\b.{0,20}(?:(?:is|are|works|['’]s) (?:better|best|easier)|preferred|comes first|goes first)(?!\p{L})|(?<!\p{L})(?:best|better|preferably) (?:on|by) (?:my |the |our )?(?:mobile|landline|whatsapp|cell|office)/iu;

/** True if the client decided which number comes first: by typing it in its field, or in a sentence. */
const prefersOnePhone: Check = ({ form, words }) =>
  isAnswered(form.contact.phone) ||
  words.statements.some(({ text, field }) => field !== "onlyForUs" && firstNamed.test(text));

const calling = /(?<!\p{L})(?:call|calls|calling|ring|phone|phones|tel|telephone|speak|talk)(?!\p{L})/iu;
const messaging = /(?<!\p{L})(?:whats ?app|sms|texts?(?: messages?)?|text me|signal|telegram)(?!\p{L})/iu;

/** 'I can't answer when I'm working': says why messages are preferred to calls, or that calls are not taken. */
const answersNoCalls =
  /(?<!\p{L})(?:can['’]?t|can ?not|don['’]?t|do not|won['’]?t|unable to|not able to|rarely|never) (?:always |often |usually )?(?:answer|pick up|get to the phone)(?!\p{L})(?! (?:\p{L}+ ){0,2}e-?mails?(?!\p{L}))/iu;

/** The sentences that give the business's only number for messages and say nothing of calls. */
const messageNumbers = (project: Project): string[] => {
  const phones = factsOf(project, "phone");
  const [only] = phones;
  if (!only || distinctValues(phones) > 1 || isAnswered(project.form.contact.phone)) return [];
  const said = sentencesWith(project, phones);
  return said.every((text) => messaging.test(text) && !calling.test(text) && !answersNoCalls.test(text))
    ? said
    : [];
};

/** 'Send us the plan on WhatsApp', 'text if no answer': people are to write to a number. */
const asksForMessages =
  /(?<!\p{L})(?:(?:send|message|write|contact|reach|get)(?: \p{L}+){0,6} (?:on|by|via|through|over) (?:whats ?app|text)|(?:please |just |or |and |pics? |photos? )?(?:(?<!(?:large|big|bigger|small|plain|clear|alt|the|more|less) )text|whats ?app) (?:us|me|if|first|instead|rather|please|is (?:best|better)|buttons?)|text[,;]? (?:do ?n['’]?t|do not|not|never) (?:call|ring|phone)|by text(?! message from us)|(?:do ?n['’]?t|never) (?:ring|call|phone)(?! (?:it|us names|ourselves|back|for an ambulance))(?: me| us)?)(?!\p{L})/iu;
const messagesAsked = saying(asksForMessages);
const messagesForUs = sayingForUs(
  asksForMessages,
  /(?<!\p{L})(?:to (?:reach|get|contact) me|public|private|not (?:the|my|this) number)(?!\p{L})/iu,
);

/** 'Can they send a picture on WhatsApp (yes, same number)'. */
const sameNumber = saying(/(?<!\p{L})same number(?!\p{L})(?! of)/iu);

/** Whether one number is known, and neither an answer nor the plan of its country tells if it takes messages. */
const mayTakeMessages: Check = (project) => {
  const values = [...new Set(factsOf(project, "phone").map(({ value }) => value))];
  const isWritten = asksForMessages.test(project.form.contact.openingHours);
  return (
    values.length === 1 &&
    (isWritten || messagesAsked(project).length + messagesForUs(project).length > 0) &&
    sameNumber(project).length === 0 &&
    sentencesWith(project, factsOf(project, "phone")).every((text) => !messaging.test(text)) &&
    !values.some((value) => mobile.test(value) && messagesForUs(project).length === 0)
  );
};

/** Questions about telephone numbers, and whether they take messages. */
export const phoneQuestions: readonly QuestionRule[] = [
  phonesApart,
  phoneHidden,
  {
    id: "phone-first",
    path: contactPath,
    question: (project) => {
      const rest = prefersOnePhone(project) ? "what is each for" : "which comes first";
      return hasOpenFact("phone")(project)
        ? `Are these phone numbers right, which may we show, and ${rest}?`
        : `Of these phone numbers, ${rest}?`;
    },
    asks: "client",
    blocks: blocksLaunchIf(not(areLandlineAndMobile)),
    when: severalPhones,
    // A label such as 'Emergency' already says when to call the number.
    settledBy: (project) =>
      !hasOpenFact("phone")(project) &&
      factsOf(project, "phone").filter(({ about }) => about === "").length < 2,
    quotes: (project) =>
      factsOf(project, "phone").map(({ about, text }) => (about === "" ? text : `${about}: ${text}`)),
  },
  {
    id: "whatsapp-only",
    path: contactPath,
    question:
      "You give this number for messages alone. May people call it too, and is there another number for calls?",
    asks: "client",
    blocks: "page",
    when: (project) => messageNumbers(project).length > 0,
    quotes: messageNumbers,
  },
  {
    id: "message-number",
    path: contactPath,
    question: (project) =>
      `${messagesForUs(project).length > 0 ? "In your notes for us you ask for messages rather than calls. Does that hold for your customers too, and should the site say so? " : ""}Does the number that you gave take texts and WhatsApp messages, or which other one does? Should the main button open a message or a call, and how soon do you answer?`,
    asks: "client",
    blocks: "nothing",
    when: mayTakeMessages,
    quotes: messagesAsked,
  },
];
