import type { Brand } from "./brand-shape.ts";
import { moneyText } from "./price-text.ts";

/** A question that people ask before they buy. */
export interface Question {
  readonly question: string;
  readonly answer: string;
  /** The answer is a promise: shown on the page but left out of the structured data for search engines. */
  readonly isPromise?: boolean;
}

/** Frequent questions about prices, answered with the brand's own figures. */
export function pricingQuestions({
  plans,
  guarantee,
}: Pick<Brand, "plans" | "guarantee">): readonly Question[] {
  const [first] = plans;
  const twelveMonths = first && moneyText({ ...first.monthly, amount: first.monthly.amount * 12 });
  return [
    {
      question: "What does it cost to plan my website?",
      answer:
        "Nothing. The nine steps, the preview and the specification are free, and you can take the specification elsewhere. You only choose a plan when you want us to build the site.",
    },
    {
      question: "What do I save by paying for a year?",
      answer: first
        ? `A fifth. ${first.name} for a year is ${moneyText(first.annually)} paid up front, while twelve single months cost ${twelveMonths}.`
        : "A fifth of what twelve single months cost.",
    },
    {
      question: "Can I change my plan, or stop?",
      answer:
        "Yes, both, at the end of the month or year you have paid for. Your texts, images and specification remain yours, and you can download them at any time.",
    },
    {
      question: "What if I do not like the result?",
      answer: `Every plan has a ${guarantee}. Tell us within 30 days of your first payment. You do not have to give a reason.`,
      isPromise: true,
    },
  ];
}
