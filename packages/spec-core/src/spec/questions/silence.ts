import { askedFields, wholeSentences } from "../../content/open/hedges.ts";
import type { Place } from "../../content/open/open-point.ts";
import { overlapInField } from "../../content/place.ts";
import type { StatementField } from "../../content/statement.ts";
import type { Project } from "../project.ts";
import { oncePerProject } from "./once.ts";

const ban = "(?:don['’]?t|do not|never)";
const publish =
  "(?:print|publish|tell|repeat|mention|share|write|put|post|advertise) (?:that|this|it|them|anyone|anybody|him|her)";

/** A request not to publish something, anywhere in its sentence; 'or would you leave it out?' is none. */
const banned = new RegExp(
  `(?<!\\p{L})(?:between (?:us|you and me|ourselves)|off the record|not a word|${ban} ${publish}|(?<!or |(?:would|should|shall|could|do|can) (?:you|we|i) )leave (?:that|this|it) (?:alone|out|off)|must not be (?:referred|mentioned|published|named|known)|(?:keep|stays?) (?:it |this |that )?(?:quiet|to yourself|private)|not for (?:the (?:website|site|page|public|internet)|publication|print))(?!\\p{L})`,
  "iu",
);

/** Words for confidential information. */
const secret =
  /(?<!\p{L})(?:confidential\p{L}*|in confidence|secret(?! (?:weapons?|ingredients?|recipes?|gardens?|passages?|santa))|hush|nothing about|not (?:yet )?informed|(?:nobody|no[- ]one) (?:knows|(?:should|must|may|is to|has to|needs to) (?:ever )?(?:know|hear|read|see|learn|find out|be told|tell (?:the|my|our|him|her|them|anyone|anybody)))|discretion|personal reasons)(?!\p{L})/iu;

/** The same before the confidential words: 'Internal: the landlord …'. */
const bannedAhead =
  /^\W{0,3}(?:internal(?:ly)?|private(?:ly)?|confidential|for you only|only for you|off the record)\s*[:–—-]/iu;

/** The same as a separate sentence: 'Please don't print that.' */
const bareBan = new RegExp(
  `^(?:(?:so|and|but|please),? )*(?:${ban} ${publish}|(?:leave|keep) (?:that|this|it) (?:alone|out|off|quiet|private|between us)|(?:that|this|it)(?:['’]s| is| stays) (?:between us|private|confidential|off the record))(?!\\p{L}).{0,40}$`,
  "iu",
);

/** The business's own people, who may not learn it from the site; customers who do not know a thing should read it. */
const insiders =
  "(?:(?:the|my|our) )?(?!(?:i|we|you|they|who|customers?|clients?|guests?|patients?|visitors?|people|pupils?|parents|readers?|users?|public|audience|tourists?|locals)(?!\\p{L}))\\p{L}+";
const unaware = new RegExp(
  `(?<!\\p{L})${insiders} (?:do|does|did)(?: not|n['’]?t) (?:yet )?know (?:(?:about )?(?:this|that|it)(?: yet)?|yet)(?= ?(?:[.,;:!)–—-]|$)| and| so| either)|(?<!\\p{L})(?:have|has)(?: not|n['’]?t) (?:yet )?(?:told (?:the |my |our )?(?:staff|team|him|her|landlord|boss|partner|crew|lads|girls)|been told)(?!\\p{L})`,
  "iu",
);

/** A remark about the sentence before it is short: 'The staff do not know this yet.' */
const remarkMax = 60;
const saysUnaware = (text: string, next: string): boolean =>
  unaware.test(text) || (next.length <= remarkMax && unaware.test(next));

/** The sentences that must not be published by the client's request, which may be in the next sentence. */
const silencedSentences = oncePerProject(({ form }): Place[] =>
  askedFields.flatMap((field) => {
    const text = form[field];
    const sentences = wholeSentences(text);
    const textOf = (index: number): string => {
      const span = sentences[index];
      return span ? text.slice(span.start, span.end) : "";
    };
    return sentences
      .filter(
        (_, index) =>
          banned.test(textOf(index)) ||
          bannedAhead.test(textOf(index)) ||
          bareBan.test(textOf(index + 1)) ||
          saysUnaware(textOf(index), textOf(index + 1)),
      )
      .map(({ start, end }) => ({ field, start, end }));
  }),
);

/** A part of an answer, with its position. */
export interface PlacedText {
  readonly field: StatementField;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const isBanned = (words: PlacedText, project: Project): boolean =>
  silencedSentences(project).some((sentence) => overlapInField(sentence, words));

/** Whether words are confidential, or the client asks not to publish their sentence; no question quotes them. */
export const isSilenced = (words: PlacedText, project: Project): boolean =>
  secret.test(words.text) || isBanned(words, project);

/** The texts of the statements that the client asks not to publish. */
export const silencedTexts = oncePerProject(
  (project): ReadonlySet<string> =>
    new Set(
      project.words.statements.filter((statement) => isBanned(statement, project)).map(({ text }) => text),
    ),
);
