import { matches } from "../../../content/regex-prefilter/prefiltered-match.ts";
import type { Project } from "../../project.ts";
import { collectsData } from "../../site-does.ts";
import { all, any, does, mentions, not, sentencesOn, sentencesOnlyOn } from "../checks.ts";
import type { Clarification } from "../clarification.ts";
import { formlessSaid, limitedCase, preferredWays, tellsReply } from "../contact-wishes.ts";
import { blocksPageIf, type Check, type QuestionRule } from "../rule.ts";
import { givesEmailAlone, knows } from "../ways.ts";
import { isBookingRequest } from "../wishes.ts";

const noMail =
  /(?:\b(?:no|not|without|never|hate)|n['’]?t)\b.{0,30}\b(?:e-?mail(?:s|ing|ed)? (?:me|us)|(?:read|check|answer|use|do|open) (?:my |the |our )?e-?mails?|e-?mails? (?:at all|please|much))|\b(?:do not|don['’]?t|never|no) (?:send )?e-?mails?\b(?! address| newsletter)|\be-?mails? (?:is|are) (?:rubbish|useless|hopeless|no good|no use|a pain)\b|\be-?mails?\b.{0,40}\b(?:do not|don['’]?t|never|won['’]?t) (?:read|see|look at|check|answer) (?:it|them)\b/i;

/**
 * The law requires an e-mail address on the site: Directive 2000/31/EC, Article 5(1)(c); Electronic Commerce
 * Regulations 2002, reg. 6(1)(c).
 */
const mustShowMail: Check = ({ legal }) => legal.law?.family === "eu" || legal.law?.family === "uk";

/** Whether the client does not want e-mail. */
const wantsNoMail: Check = ({ words }) =>
  words.statements.some(({ text, field }) => field !== "competitors" && noMail.test(text));

// Only what is sent through the site counts, not papers that customers bring or post.
const throughSite =
  /(?<!\p{L})(?:upload\p{L}*|attach\p{L}*|form|online|(?:web)?site|page|through|via|able to|can|could|should|must|want|would like|photos?|pictures?|cv)(?!\p{L})/iu;

// Pictures and texts that the owners add to their site are not uploads by visitors.
const ownUpload =
  /\b(?:i|we|my \p{L}+(?: \p{Lu}\p{L}+)?|our \p{L}+)(?:['’]d| would| want| like| can| could| should| to| will|['’]ll| must){0,3} (?:upload|send|attach(?:ed)?)\b/iu;

// 'A page with a photo' is the agency's work; 'tell us with photos what you have' is for visitors.
const withPicture = /\bwith (?:a |their |some )?(?:photos?|pictures?)\b/i;
/** 'We write reports with photos': the business's own work. */
const ownWork = /\b(?:we|i) (?:also )?(?:do|write|make|prepare|give|deliver|provide|send)\b/i;
const ownReport = /\b(?:reports?|certificates?|estimates?)\b.{0,12}\bwith (?:photo(?:graph)?s|pictures)\b/i;
const sends = /\b(?:send|tell|ask|request|enquir\w*|quotes?|submit|upload|attach|report|apply|forms?)\b/i;

/** 'Send photos on WhatsApp': sent to a phone, not through the site. */
const toPhone =
  /(?<!\p{L})(?:whats ?app|messenger|telegram|signal|text (?:me|us)|(?:by|via) (?:text|mms|e-?mail))(?!\p{L})/iu;
const onSite = /(?<!\p{L})(?:upload\p{L}*|form|(?:web)?site|page)(?!\p{L})/iu;

/** Papers of people who are clients already: 'you upload your receipts and I sort them'. */
const byClients =
  /(?<!\p{L})(?:you|clients?|they|everyone|everybody)(?: can| just| then| simply| will)? (?:upload|share)s? (?:\p{L}+ ){0,2}(?:documents?|papers|paperwork|files|receipts|invoices|records|statements|returns|contracts?)(?!\p{L})/iu;

/** 'We attach importance to precise terms': nothing is sent. */
const figurative =
  /(?<!\p{L})attach(?:es|ed)? (?:\p{L}+ ){0,2}(?:importance|value|weight|conditions?|strings)(?!\p{L})/iu;

const uploadSentences = (project: Project): string[] =>
  sentencesOn("upload")(project).filter(
    (text) =>
      !(toPhone.test(text) && !onSite.test(text)) &&
      throughSite.test(text) &&
      !figurative.test(text) &&
      !ownReport.test(text) &&
      !ownUpload.test(text) &&
      !(withPicture.test(text) && (!sends.test(text) || ownWork.test(text))),
  );

/** Photos of a job, with their purpose: 'a photo of their door so I can give them an idea'. */
const photosAlone =
  /(?<!\p{L})(?:photo(?:graph)?s?|pictures?|pics?)(?!\p{L}).{0,80}(?<!\p{L})(?:so (?:that )?(?:i|we)|for (?:a|an|the) (?:quote|estimate|price|idea)|to (?:see|price|quote|give))(?!\p{L})/iu;

/** 'The form should ask date, venue and how many guests'. */
const formAsks =
  /(?<!\p{L})form (?:(?:should|must|can|could|would|will|has to|needs to|please|that|which|also|just|only) ){0,3}(?:asks|(?<!form )ask)(?: for| them| people)?(?! (?:questions|nothing|everything|little|less|too)(?!\p{L}))(?!\p{L})(?![^.]*\?)/iu;

/** 'A form with the wedding date and venue'. */
const formWith =
  /(?<!\p{L})form (?:with|for) (?:(?!(?:no|not|few|fewer|nothing)(?!\p{L}))\p{L}+ ){0,3}(?:names?|e-?mails?|phones?|numbers?|dates?|times?|venues?|places?|address(?:es)?|post ?codes?|sizes?|guests|budget|messages?)(?!\p{L})/iu;

/** Files need a decision on where they go, even if all fields are named. */
const withFiles = /(?<!\p{L})(?:photo|pic|image|upload|file|attach|document)/iu;

/** Whether a sentence about the form lists its fields: 'name, boat, size and sail' are four. */
function listsFields(text: string): boolean {
  const parts = text.split(/,|(?<!\p{L})and(?!\p{L})/u).length;
  return (
    parts >= 4 || (parts >= 2 && (formAsks.test(text) || (formWith.test(text) && !withFiles.test(text))))
  );
}

/** 'For emergencies call, do not fill in a form': says nothing of the form in other cases. */
const inAllCases = (texts: readonly string[]): string[] =>
  texts.filter((text) => !matches(limitedCase, text) && !ofUrgent.test(text));
/** The same with the case before it: 'Anything urgent must say ring us, do not fill in a form'. */
const ofUrgent =
  /(?<!\p{L})(?:anything|everything|something|what(?:ever)?(?: is|['’]s)) urgent(?!\p{L})[^.!?]{0,60}(?<!\p{L})(?:ring|call|phone)(?!\p{L})[^.!?]*(?<!\p{L})forms?(?!\p{L})/iu;

/** Forms of an authority or insurer, on paper: 'we help you with the forms', 'the grant forms are long'. */
const othersForms =
  /(?<!\p{L})(?:(?:help|helps|helping|assist|deal|deals) (?:\p{L}+ ){0,2}(?:with|in|fill(?:ing)?(?: in| out)?) (?:\p{L}+ ){0,2}forms|[^.!?]{0,60}(?<!\p{L})forms?(?: for \p{L}+)? (?:but |that |which )?(?:not )?(?:everyone|everybody|they|parents|all) (?:has |have )?(?:ticked|signed|returned)|(?:grants?|tax|claims?|insurance|council|government|planning|customs|visa|benefits?|pension|consent|permission|medical|waiver|model release) forms?|(?:i|we) (?:can |could |will |also )?(?:do|fill in|fill out|complete) (?:the|that|this) (?:\p{L}+ )?forms? for (?:you|them|people|customers)|(?:i|we)(?:['’]ve| have|['’]ll| will)? (?:sent|send|signed|sign|gave|give) (?:you |them |people )?(?:the|an?|our|this) (?:\p{L}+ )?form)(?!\p{L})/iu;

const formSentences = (project: Project): string[] =>
  inAllCases(sentencesOnlyOn(["form"], ["jobs"])(project)).filter(
    (text) =>
      !formlessSaid(project).includes(text) &&
      (!othersForms.test(text) || onSite.test(text.replace(othersForms, ""))),
  );

/** 'I am not against a form', 'I don't mind a form': a refusal of the refusal. */
const notRefused =
  /(?:(?:(?<!\p{L})(?:not|nothing|dont)|n['’]t) (?:against|opposed to|averse to|mind)|(?<!\p{L})no (?:problems?|issues?|objections?) (?:with|to)) (?:having |using )?(?:(?!no(?!\p{L}))\p{L}+ ){0,3}forms?(?!\p{L})/iu;

const refusals = ({ mentions: { against } }: Project): string[] =>
  inAllCases(against("form")).filter((text) => !notRefused.test(text));

/** Whether the client says how to be contacted and does not ask for a form. */
const isFormInDoubt: Check = (project) =>
  preferredWays(project).length > 0 && formSentences(project).length === 0;

/** A wish for a form: 'Can we have a form where they put both postcodes?' */
const wanted =
  /(?<!\p{L})(?:(?:can|could|may) (?:we|i|you|there)|(?:i|we)(?:['’]d| would)? (?:also )?(?:want|need|like|love)|please|should (?:be|have)|must have|would be (?:good|great|nice|useful|handy))(?!\p{L})/iu;

/**
 * What the question about the form blocks. By default messages go to the known address, and the form has the usual
 * fields.
 */
function recipientBlocks(project: Project): Clarification["blocks"] {
  if (!knows(project, "email") || wantsNoMail(project)) return "launch";
  return formSentences(project).some((text) => wanted.test(text)) ? "page" : "nothing";
}

const capitalized = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/** What is open about a form, as a list of clauses. */
function formParts(project: Project): string {
  const mailbox =
    knows(project, "email") || givesEmailAlone(project)
      ? "should messages from the form go to the e-mail address you gave"
      : "which e-mail address should receive messages from the form (may the site and its legal pages show it?)";
  const parts = [
    mailbox,
    ...(formSentences(project).some(listsFields) ? [] : ["what should the form ask"]),
    ...(tellsReply(project) ? [] : ["how soon do you reply"]),
    ...(recipientBlocks(project) === "launch" ? ["for how long do you keep messages"] : []),
  ];
  return parts.length === 1 ? mailbox : `${parts.slice(0, -1).join(", ")}, and ${parts.at(-1)}`;
}

const recipient: QuestionRule = {
  id: "form-recipient",
  path: "projectRequirements.scope.features",
  question: (project) => {
    if (wantsNoMail(project) && !knows(project, "email") && mustShowMail(project))
      return "You would rather not get e-mail, but the law asks for an e-mail address on a business's site. Which one may it show, and who reads it for you? Should there be a form at all, and what should it ask?";
    if (wantsNoMail(project))
      return "You would rather not get e-mail. Should the site have a form or an e-mail address at all, or only a number to text or ring? If so, where should messages go, and what should the form ask?";
    return isFormInDoubt(project)
      ? `You say how people should contact you. Should the site have a message form beside it? If so, ${formParts(project)}?`
      : `${capitalized(formParts(project))}?`;
  },
  asks: "client",
  blocks: recipientBlocks,
  when: does("form"),
  settledBy: any(
    all(does("booking"), isBookingRequest),
    // Another question asks whether there is a form at all.
    (project) => !isFormInDoubt(project) && refusals(project).length > 0,
    // Messages go to the known address, and the fields are listed.
    (project) =>
      knows(project, "email") &&
      !wantsNoMail(project) &&
      !isFormInDoubt(project) &&
      formSentences(project).every(listsFields),
  ),
  quotes: (project) => (isFormInDoubt(project) ? preferredWays(project) : formSentences(project)),
};

/** Whether the question about the recipient also asks how long messages are kept. */
const asksHowLong: Check = (project) =>
  recipient.when(project) && !recipient.settledBy?.(project) && recipientBlocks(project) === "launch";

/** Whether the site has a form that no answer asks for, and no other question asks about it. */
const isFormUnasked: Check = all(
  does("form"),
  (project) => formSentences(project).length === 0 && refusals(project).length === 0,
  (project) => !recipient.when(project) || recipient.settledBy?.(project) === true,
);

/** Papers that clients upload in a service of their own, to which the site may only link. */
const areFilesElsewhere: Check = (project) =>
  uploadSentences(project).length > 0 &&
  uploadSentences(project).every((text) => byClients.test(text) && !onSite.test(text.replace(byClients, "")));

/** Questions about what visitors send through the site. */
export const formQuestions: readonly QuestionRule[] = [
  recipient,
  {
    id: "messages-kept",
    path: "legalAndCompliance.pages",
    question: (project) =>
      `${isFormUnasked(project) ? "Should the site have a message form, and what may it ask? " : ""}Who reads the messages that come in by mail, by phone or through the site, at which address, and how soon do you answer? What else do you keep about customers (lists, notes, payments), where, and for how long? The privacy notice says so.`,
    asks: "client",
    blocks: "launch",
    when: all(({ does: done, legalPages }) => collectsData(done) && legalPages.length > 0, not(asksHowLong)),
  },
  {
    id: "form-declined",
    path: "projectRequirements.scope.features",
    question: (project) =>
      `Should the site have no form at all, or a form without the fields you do not want?${knows(project, "email") || !mustShowMail(project) ? "" : " The law asks for an e-mail address on a business's site: which one may it show, and who reads it?"}`,
    asks: "client",
    blocks: "page",
    when: all(does("form"), (project) => refusals(project).length > 0),
    quotes: refusals,
  },
  {
    id: "uploads",
    path: "projectRequirements.scope.features",
    question: (project) =>
      areFilesElsewhere(project)
        ? "With which service do your clients send you these files (name and address of its login)? Is it for clients alone, so that the site only links to it, or should visitors send files through the site too?"
        : "Where do the files go that visitors send (to which mailbox or service), who sees them, and how long do you keep them?",
    asks: "client",
    // A photo in addition to the request needs no further decision.
    blocks: blocksPageIf((project) => uploadSentences(project).some((text) => !photosAlone.test(text))),
    when: (project) => mentions("upload")(project) && uploadSentences(project).length > 0,
    quotes: uploadSentences,
  },
];
