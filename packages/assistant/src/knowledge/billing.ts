import type { Brand } from "@sitewright/brand";
import { pricingQuestions } from "@sitewright/brand/questions";
import { type EntryData, places } from "./entry.ts";

/** What is asked about paying and stands among the questions of the pricing page. */
export function billingEntries(brand: Brand): readonly EntryData[] {
  const [, yearly, change] = pricingQuestions(brand);
  return [
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
      answer: yearly?.answer ?? "",
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
      answer: change?.answer ?? "",
      links: [places.pricing, places.contact],
      quickReplies: ["stop-a-plan", "plans-and-prices"],
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
}
