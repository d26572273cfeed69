import { teamSizeIn } from "../../content/team-size.ts";
import { budgetOptions } from "../../onboarding/options.ts";
import type { Check } from "./rule.ts";

// A micro-enterprise has at most nine people (Recommendation 2003/361/EC, Annex, Article 2(3)).
const microMax = 9;

const aloneWords = /\b(?:i|i'm|i’m|my|myself|me|solo|one-man|one-woman|sole trader|self-employed)\b/i;

/**
 * True if the answers show that fewer than ten people work there: they state the number, name the people, or use the
 * first person singular.
 */
export const isEvidentlyTiny: Check = ({ words, form }) => {
  const texts = [
    form.legalForm,
    ...words.statements.filter(({ field }) => field === "description").map(({ text }) => text),
  ];
  const size = teamSizeIn(texts);
  if (size > 0) return size <= microMax;
  const people = words.facts.filter(({ kind }) => kind === "person").length;
  return (people > 1 && people <= microMax) || texts.some((text) => aloneWords.test(text));
};

/** The budgets that are typical of a business with fewer than ten people. */
const smallBudgets: readonly string[] = budgetOptions.slice(0, 2);

/** True if the budget is typical of a business with fewer than ten people. */
export const hasSmallBudget: Check = ({ form }) => smallBudgets.includes(form.budget.trim());
