import type { Project } from "../../project.ts";
import { openWordsOn, sentencesOn } from "../checks.ts";
import type { Check } from "../rule.ts";

// Not about payments: clients who 'deposit their documents', and a tenancy's deposit, which the law regulates.
const depositing =
  /\bdeposit(?:s|ed|ing)? (?:their|your|our|the|his|her|some|any|documents?|files?|papers?|protect\w*|schemes?|(?:is |are )?(?:with|held) (?:by )?(?:the )?[A-Z]\w*)\b|\bholding deposit\b|\b(?:rent|tenan(?:ts?|cy|cies))\b.{0,60}\bdeposit\b|\bdeposit\b.{0,40}\brent\b/i;

/** 'The last web guy took our deposit': notes for the agency are not about what customers pay. */
const isNote = (text: string, { words }: Project): boolean =>
  words.statements.some((statement) => statement.field === "onlyForUs" && statement.text === text);

const depositSentences = (project: Project): string[] =>
  sentencesOn("deposit")(project).filter((text) => !depositing.test(text) && !isNote(text, project));

/** The sentences about the deposit: first the open points, then the other sentences. */
export function depositQuotes(project: Project): string[] {
  const open = openWordsOn(/(?<!\p{L})deposits?(?!\p{L})/iu)(project).filter(
    (text) => !depositing.test(text),
  );
  return [
    ...open,
    ...depositSentences(project).filter((text) => !open.some((words) => words.includes(text))),
  ];
}

// '30 % deposit' states the amount.
const depositSum =
  /\bdeposits?\b(?: (?:of|is|are|which is|that is))?[ :=]{0,3}(?:[£€$] ?)?\d|\d ?(?:%|[£€$]|euros?|pounds?|dollars?|percent)? (?:non-refundable |refundable )?deposit\b|\bhalf (?:down|up ?front|deposit)/i;

export const mentionsDeposit: Check = (project) =>
  openWordsOn(/(?<!\p{L})deposits?(?!\p{L})/iu)(project).length === 0 &&
  depositSentences(project).some((text) => depositSum.test(text));

/** 'No deposit up to two weeks before': one is due afterwards, and no sentence says how much. */
const depositOnCondition =
  /(?<!\p{L})no deposits?(?!\p{L})[^.;!?]{0,40}(?<!\p{L})(?:up to|until|till|before|unless|except|more than|over|under)(?!\p{L})/iu;
export const isDepositOnCondition: Check = (project) =>
  !mentionsDeposit(project) && depositSentences(project).some((text) => depositOnCondition.test(text));

export const takesDeposit: Check = (project) => depositSentences(project).length > 0;
