import { budgetOptions } from "../../onboarding/options.ts";
import type { Check } from "./rule.ts";

// At most nine people make a micro-enterprise (Recommendation 2003/361/EC, Annex, Article 2(3)).
const microMax = 9;

const numbers = "two three four five six seven eight nine".split(" ");

const staff =
  /\b(\d{1,4}|two|three|four|five|six|seven|eight|nine) (?:\p{L}+ )?(?:people|of us|staff|employees|colleagues|therapists|stylists|teachers|instructors|trainers|doctors|dentists|vets|barbers|mechanics|workers|cooks|guides|painters|carpenters|electricians|groomers|florists)\b/iu;

/** 'Max 12 people', 'up to six people', 'groups of 12 people' are guests. */
const ofGuests = /\b(?:max\.?|maximum|up to|at most|groups? of|parties of|for|between|from|than) $/iu;

const aloneWords = /\b(?:i|i'm|i’m|my|myself|me|solo|one-man|one-woman|sole trader|self-employed)\b/i;

const countOf = (said: string): number => {
  const index = numbers.indexOf(said.toLowerCase());
  return index < 0 ? Number(said) : index + 2;
};

/**
 * True where the answers show that fewer than ten people work there: so many are counted or named, or the
 * writer uses the first person.
 */
export const isEvidentlyTiny: Check = ({ words, form }) => {
  const texts = [
    form.legalForm,
    ...words.statements.filter(({ field }) => field === "description").map(({ text }) => text),
  ];
  const counts = texts.flatMap((text) => {
    const match = staff.exec(text);
    return !match?.[1] || ofGuests.test(text.slice(0, match.index)) ? [] : [countOf(match[1])];
  });
  if (counts.length > 0) return Math.max(...counts) <= microMax;
  const people = words.facts.filter(({ kind }) => kind === "person").length;
  return (people > 1 && people <= microMax) || texts.some((text) => aloneWords.test(text));
};

/** The budgets of a site for a business that has fewer than ten people. */
const smallBudgets: readonly string[] = budgetOptions.slice(0, 2);

/** True where the budget is one of a business with fewer than ten people. */
export const hasSmallBudget: Check = ({ form }) => smallBudgets.includes(form.budget.trim());
