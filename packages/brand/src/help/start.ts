import type { Brand } from "../brand-shape.ts";
import { priceText } from "../price-text.ts";
import type { HelpCategory } from "./help-shape.ts";

/** For clients who have not started. */
export const startHelp = ({
  addOns,
  contact,
  services,
}: Pick<Brand, "addOns" | "contact" | "services">): HelpCategory => ({
  id: "getting-started",
  title: "Getting Started",
  items: [
    {
      id: "how-do-i-begin",
      question: "How do I start?",
      answer:
        "Press ‘Start Free’, enter your name, an email address and a password, and answer the first question. You can leave at any time. Your answers will be there when you come back.",
      alsoCalled: "start sign up register create account first step onboarding",
    },
    {
      id: "how-long-does-it-take",
      question: "How long do the nine steps take?",
      answer:
        "Half an hour if you know what you want, two or three evenings if you are still deciding. Only a few questions are required. You can leave the rest to us.",
      alsoCalled: "time duration minutes questionnaire",
    },
    {
      id: "what-do-i-need",
      question: "What should I have ready?",
      answer:
        "Your logo and a few photographs if you have them, your address and opening hours, and what you say when people ask what you do. You can start without any of it.",
      alsoCalled: "prepare bring before images logo content",
    },
    {
      id: "i-do-not-know",
      question: "What if I cannot answer a question?",
      answer:
        "Leave it blank. The specification lists what is still open, and we ask you about those points. Nothing is made up in the meantime.",
      alsoCalled: "skip empty unsure unknown optional",
    },
    {
      id: "what-happens-after-i-submit",
      question: "What happens after I submit?",
      answer:
        "You get an email with a summary, and so do we. A person reads your specification, gets in touch within 24 hours on days we are open, and sends you questions, a date and a quote. You are not ordering anything until you accept the quote.",
      alsoCalled: "finish send next after done quote",
    },
    {
      id: "talk-to-a-person",
      question: "How do I talk to a person?",
      answer: `Write to ${contact.email}${contact.phone ? `, ring ${contact.phone}` : ""}, or use the form on the Contact page. A reply comes within 24 hours on days we are open: ${contact.hours.map(({ label }) => label).join(", ")}.`,
      alsoCalled:
        "call phone telephone number speak human someone somebody support meet office opening whatsapp",
    },
    {
      id: "what-else-you-make",
      question: "What do you make besides websites?",
      answer: `${[...addOns, ...services.filter(({ id }) => id === "ai-chatbots")].map(({ name, price }) => `${name}: ${priceText(price)}`).join(". ")}.`,
      alsoCalled: "services wordpress migrate move transfer chatbot bot agent assistant android iphone",
    },
  ],
});
