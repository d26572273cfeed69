import { type Brand, type Money, moneyText, type Plan } from "@sitewright/brand";
import { type EntryData, places } from "./entry.ts";

const forYear = ({ name, monthly, annually }: Plan): string => {
  const twelve = moneyText({ ...monthly, amount: monthly.amount * 12 });
  return `${name}: ${moneyText(annually)} paid at once, where twelve single months are ${twelve}.`;
};

const currencyNames = { USD: "US dollars", GBP: "pounds sterling" } as const;

const namesOf = (amounts: readonly Money[]): string =>
  [...new Set(amounts.map(({ currency }) => currencyNames[currency]))].join(" and ");

/** Which prices are in which currency. */
function currenciesText({ plans, addOns }: Brand): string {
  const [ofPlans, ofAddOns] = [
    namesOf(plans.map(({ monthly }) => monthly)),
    namesOf(addOns.map(({ price }) => price.from)),
  ];
  return ofPlans === ofAddOns
    ? `All prices are in ${ofPlans}.`
    : `Plans are priced in ${ofPlans}, add-ons in ${ofAddOns}. A quote lists both, and does not add them together.`;
}

/** Questions about paying, besides those that the help centre answers. */
export const billingEntries = (brand: Brand): readonly EntryData[] => [
  {
    id: "annual-discount",
    topic: "plans",
    facet: "yearly",
    label: "Paying for a year",
    examples: [
      "what do I save by paying for a year",
      "is there an annual discount",
      "yearly instead of monthly",
      "price per year",
      "cheaper when paid annually",
      "how much is it for twelve months up front",
    ],
    answer: ["Paying for a year costs a fifth less than month by month.", ...brand.plans.map(forYear)].join(
      "\n",
    ),
    links: [places.pricing],
    quickReplies: ["plans-and-prices", "stop-a-plan"],
  },
  {
    id: "change-plan",
    topic: "plans",
    facet: "detail",
    label: "Changing my plan",
    examples: [
      "can I change my plan",
      "upgrade to a bigger plan",
      "switch plans later",
      "downgrade to a smaller plan",
      "move from essential to enterprise",
    ],
    answer:
      "You can change to another plan at the end of the month or year that you have paid for: write to us before. Your texts, pictures and specification remain yours.",
    links: [places.pricing, places.contact],
    quickReplies: ["stop-a-plan", "plans-and-prices"],
  },
  {
    id: "currencies",
    topic: "plans",
    facet: "detail",
    label: "Dollars and pounds",
    examples: [
      "why are the plans in dollars",
      "are the prices in pounds or dollars",
      "which currency do you use",
      "can I have the price in pounds",
      "what is $49 in pounds",
      "why are some prices in pounds and others in dollars",
      "how much is that in euros",
      "I am in the UK, why dollars",
      "do you charge in pounds sterling",
      "are these US dollars",
      "what is the currency of your prices",
      "dollars or pounds",
      "why not in pounds",
      "we are british, why is it in dollars",
    ],
    answer: currenciesText(brand),
    links: [places.pricing],
    quickReplies: ["plans-and-prices", "when-do-i-pay"],
  },
  {
    id: "custom-quote",
    topic: "quote",
    facet: "about",
    label: "A quote for something special",
    examples: [
      "can I have a quote",
      "custom quote for a bigger project",
      "an estimate for a special project",
      "none of your plans fits us",
      "a tailored offer",
      "request a proposal",
    ],
    answer:
      "Tell us what you need, in your own words. A person reads it and writes back with questions, a date and a quote. Nothing is ordered before you accept that.",
    links: [places.contact],
    quickReplies: ["talk-to-a-person", "plans-and-prices"],
  },
];
