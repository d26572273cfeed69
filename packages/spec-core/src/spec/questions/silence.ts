import { askedFields, wholeSentences } from "../../content/open/hedges.ts";
import type { Place } from "../../content/open/open-point.ts";
import type { StatementField } from "../../content/statement.ts";
import type { Project } from "../project.ts";
import { oncePerProject } from "./once.ts";

const ban = "(?:don['’]?t|do not|never)";
const publish =
  "(?:print|publish|tell|repeat|mention|share|write|put|post|advertise) (?:that|this|it|them|anyone|anybody|him|her)";

const secret = new RegExp(
  `(?<!\\p{L})(?:between (?:us|you and me|ourselves)|confidential\\p{L}*|in confidence|off the record|secret|hush|not a word|${ban} ${publish}|(?<!or )leave (?:that|this|it) (?:alone|out|off)|nothing about|must not be (?:referred|mentioned|published|named|known)|not (?:yet )?informed|(?:keep|stays?) (?:it |this |that )?(?:quiet|to yourself|private)|(?:nobody|no[- ]one) (?:knows|should|must|may|is to|has to|needs to)|discretion|personal reasons)(?!\\p{L})`,
  "iu",
);

/** A ban that is a sentence of its own: 'Please don't print that.' */
const bareBan = new RegExp(
  `^(?:(?:so|and|but|please),? )*(?:${ban} ${publish}|(?:leave|keep) (?:that|this|it) (?:alone|out|off|quiet|private|between us)|(?:that|this|it)(?:['’]s| is| stays) (?:between us|private|confidential|off the record))(?!\\p{L}).{0,40}$`,
  "iu",
);

/** The sentences that the client asks not to publish, also where the ban is the next sentence. */
const silencedSentences = oncePerProject(({ form }): Place[] =>
  askedFields.flatMap((field) => {
    const text = form[field];
    const sentences = wholeSentences(text);
    const textOf = (index: number): string => {
      const span = sentences[index];
      return span ? text.slice(span.start, span.end) : "";
    };
    return sentences
      .filter((_, index) => secret.test(textOf(index)) || bareBan.test(textOf(index + 1)))
      .map(({ start, end }) => ({ field, start, end }));
  }),
);

/** Words of an answer, and where they are in it. */
export interface PlacedText {
  readonly field: StatementField;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Whether the client asks for these words not to be published: in them, or in the rest of their sentence. No question quotes them. */
export const isSilenced = (words: PlacedText, project: Project): boolean =>
  secret.test(words.text) ||
  silencedSentences(project).some(
    ({ field, start, end }) => field === words.field && start < words.end && words.start < end,
  );

/** The statements that no question quotes, by their texts. */
export const silencedTexts = oncePerProject(
  (project): ReadonlySet<string> =>
    new Set(
      project.words.statements
        .filter((statement) => isSilenced(statement, project))
        .map(({ text }) => text),
    ),
);
