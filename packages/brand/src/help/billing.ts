import type { Brand } from "../brand-shape.ts";
import { moneyText } from "../price-text.ts";
import type { HelpCategory } from "./help-shape.ts";

/** About money. */
export const billingHelp = ({
  contact,
  guarantee,
  plans,
}: Pick<Brand, "contact" | "guarantee" | "plans">): HelpCategory => ({
  id: "billing-and-pricing",
  title: "Billing & Pricing",
  items: [
    {
      id: "what-does-it-cost",
      question: "What does a website cost?",
      answer: `${plans.map(({ name, monthly }) => `${name} is ${moneyText(monthly)} a month`).join(", ")}. The Pricing page says what is in each, and what it costs by the year. You get a quote before you order anything.`,
      alsoCalled:
        "how much price prices charge charges fee fees rate rates cheap expensive afford budget package packages plans",
    },
    {
      id: "is-it-free",
      question: "What is free?",
      answer:
        "Planning: the account, the nine steps, the preview, the specification and its downloads. You only pay for building and running the site.",
      alsoCalled: "trial free of charge nothing",
    },
    {
      id: "when-do-i-pay",
      question: "When do I pay?",
      answer:
        "After you have accepted a quote. Plans are paid monthly, or yearly with 20% off. Add-ons are a one-off payment unless they show a monthly price.",
      alsoCalled: "payment invoice billing annual yearly discount deposit instalment direct debit",
    },
    {
      id: "is-vat-included",
      question: "Is VAT included?",
      answer: `The Pricing page does not say. Write to ${contact.email} before you accept a quote, and we tell you.`,
      alsoCalled: "tax taxes net gross excluding value added",
    },
    {
      id: "money-back",
      question: "Can I get my money back if I am not happy?",
      answer: `Yes, there is a ${guarantee}. Write to us within 30 days of your first payment. You do not have to say why.`,
      alsoCalled: "refund guarantee unhappy return",
      isPromise: true,
    },
    {
      id: "stop-a-plan",
      question: "How do I cancel my plan?",
      answer:
        "Write to us before the end of the month or year you have paid for. We take the site offline on the day you choose and send you everything that belongs to it.",
      alsoCalled: "cancel end terminate leave quit subscription contract tied notice",
    },
  ],
});
