import { readFileSync } from "node:fs";

/** Which half: rules and thresholds are made on the first, the second is only ever measured. */
export const halves = ["tuning", "held-out"] as const;
export type Half = (typeof halves)[number];

/** The kinds of questions; all from `near` on are to be refused. */
export const questionKinds = [
  "in scope",
  "follow-up",
  "ambiguous",
  "near",
  "off-topic",
  "hostile",
  "language",
] as const;

/** A question with the intents that answer it: one, several where it is ambiguous, none where it is to be refused. */
export interface AskedQuestion {
  readonly kind: (typeof questionKinds)[number];
  readonly text: string;
  readonly intents: readonly string[];
  /** The intent that was answered before. */
  readonly last?: string;
  /** The difficulty, where a question was chosen for it: 'typos', 'negation'. */
  readonly cause?: string;
}

/** A sentence whose personal data are in braces: `mail me at {email:a@b.example}`. */
export interface MarkedSentence {
  readonly marked: string;
}

/** A question that the site does not answer; those of a group ask for the same. */
export interface GroupedQuestion {
  readonly group: string;
  readonly text: string;
}

/** Sets of questions, each by another writer; the last is the youngest. */
export const questionSets = [
  "questions",
  "strangers-questions",
  "second-strangers-questions",
  "owners-questions",
  "visitors-questions",
  "typed-questions",
  "guests-questions",
  "panel-questions",
] as const;

interface Sets {
  readonly questions: AskedQuestion;
  /** By somebody who had read the public site and the entries' labels and answers, and none of their examples. */
  readonly "strangers-questions": AskedQuestion;
  /** By another, who had read only the public site and the entries' labels and answers. */
  readonly "second-strangers-questions": AskedQuestion;
  /** By the author of what they were to improve, before it was made, so many for each cause of errors. */
  readonly "owners-questions": AskedQuestion;
  /** By the author of the changes that came next, before the engine was looked at; the other half after these. */
  readonly "visitors-questions": AskedQuestion;
  /** Likewise by the author of the changes after those, as people type on a phone. */
  readonly "typed-questions": AskedQuestion;
  /** Likewise by a later author, as visitors of many kinds; see the README for the order of writing and measuring. */
  readonly "guests-questions": AskedQuestion;
  /** By nine writers who had only the entries' labels and answers; two of them wrote the held-out half. */
  readonly "panel-questions": AskedQuestion;
  readonly "personal-data": MarkedSentence;
  readonly paraphrases: GroupedQuestion;
  /** Of more wishes, by another author; split by the hash of their group. */
  readonly "further-paraphrases": GroupedQuestion;
}

/** The text of one half's file. */
export const setText = (name: keyof Sets, half: Half): string =>
  readFileSync(new URL(`../test/sets/${name}.${half}.jsonl`, import.meta.url), "utf8");

/** One half of a set. */
export function readSet<Name extends keyof Sets>(name: Name, half: Half): readonly Sets[Name][] {
  return setText(name, half)
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
}
