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
        "Planning: the account, the nine steps, the preview, the specification and its downloads. You pay once we build and run the site.",
      alsoCalled: "cost price trial free of charge money",
    },
    {
      id: "when-do-i-pay",
      question: "When do I pay?",
      answer:
        "After you have accepted a quote. A plan is paid by the month, or by the year at a fifth less. Add-ons are paid once, unless a monthly price stands beside them.",
      alsoCalled: "payment invoice billing annual yearly discount",
    },
    {
      id: "money-back",
      question: "Do I get my money back if I am not content?",
      answer: `Yes: there is a ${guarantee}. Write to us within 30 days of your first payment; you need not say why.`,
      alsoCalled: "refund guarantee unhappy return",
      isPromise: true,
    },
    {
      id: "stop-a-plan",
      question: "How do I stop a plan?",
      answer:
        "Write to us before the month or year that you have paid for is over. We take the site offline on the day you name and send you everything that belongs to it.",
      alsoCalled: "cancel end terminate leave quit subscription",
    },
  ],
});
