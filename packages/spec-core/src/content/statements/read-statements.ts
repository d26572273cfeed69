import type { OnboardingFormData } from "../../onboarding/form-data.ts";
import { type Statement, type StatementField, statementFields } from "../statement.ts";
import { textId } from "../text-id.ts";
import { splitAsides } from "./asides.ts";
import { dictatedText } from "./dictation.ts";
import { asksForSilence, judge, type Verdict } from "./judge.ts";
import { splitRunOn } from "./run-ons.ts";
import { splitSentences, trimmed } from "./split-sentences.ts";

// 'He is not to be mentioned', 'That was March': what it is about stands in the sentence before.
const lookingBack =
  /^["'(]?(?:he|she|they|it|it's|its|he's|she's|they're|this|that|that's|thats|these|those|his|her|their|him|them|which|who|so|but|because|otherwise|therefore|then|and)\b/iu;

const keep: Verdict = { kind: "unsure", proposal: "keep" };

/** The statement, and behind it the one that it dictates. */
function withDictated(statement: Statement): Statement[] {
  const { id, field, kind, text } = statement;
  const words = mayDictate(statement) ? dictatedText(text) : undefined;
  if (words === undefined) return [statement];
  const dictated = { ...statement, id: textId(field, words), text: words, dictatedBy: id } as const;
  return [
    kind === "wish" ? statement : { ...statement, kind: "wish", proposal: "keep" },
    { ...dictated, kind: "fact", proposal: "print" },
  ];
}

const mayDictate = ({ field, text }: Statement): boolean =>
  field !== "onlyForUs" && !asksForSilence(text);

function statementsOf(field: StatementField, answer: string): Statement[] {
  const seen = new Set<string>();
  let before: Verdict | undefined;
  return splitSentences(answer)
    .flatMap((span) => splitRunOn(answer, span))
    .flatMap((span) => splitAsides(answer, span, field))
    .flatMap((span) => {
      const { start, end } = trimmed(answer, span);
      const text = answer.slice(start, end);
      const own = judge(text, field);
      const verdict =
        own.proposal === "print" && before?.kind === "private" && lookingBack.test(text) ? keep : own;
      before = verdict;
      const id = textId(field, text);
      if (seen.has(id)) return [];
      seen.add(id);
      return withDictated({ id, field, text, start, end, ...verdict });
    });
}

/** Splits every answer in sentences and tells what each is (rules first; the client's own choices are not regarded here). */
export const readStatements = (form: OnboardingFormData): Statement[] =>
  statementFields.flatMap((field) => statementsOf(field, form[field]));
