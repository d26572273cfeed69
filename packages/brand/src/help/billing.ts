import type { Brand } from "../brand-shape.ts";
import type { HelpCategory } from "./help-shape.ts";

/** About money. */
export const billingHelp = ({ guarantee }: Pick<Brand, "guarantee">): HelpCategory => ({
  id: "billing-and-pricing",
  title: "Billing & Pricing",
  items: [
    {
      id: "is-it-free",
      question: "What is free?",
      answer:
        "Planning: the account, the nine steps, the preview, the specification and its downloads. You only pay for building and running the site.",
      alsoCalled: "cost price trial free of charge money",
    },
    {
      id: "when-do-i-pay",
      question: "When do I pay?",
      answer:
        "After you have accepted a quote. Plans are paid monthly, or yearly with 20% off. Add-ons are a one-off payment unless they show a monthly price.",
      alsoCalled: "payment invoice billing annual yearly discount",
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
      alsoCalled: "cancel end terminate leave quit subscription",
    },
  ],
});
