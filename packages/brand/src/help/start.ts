import type { HelpCategory } from "./help-shape.ts";

/** For clients who have not started. */
export const startHelp: HelpCategory = {
  id: "getting-started",
  title: "Getting Started",
  items: [
    {
      id: "how-do-i-begin",
      question: "How do I begin?",
      answer:
        "Press Start Free, give an email address and a password, and answer the first question. You can leave at any time: what you wrote is there when you come back.",
      alsoCalled: "start sign up register create account first step onboarding",
    },
    {
      id: "how-long-does-it-take",
      question: "How long do the nine steps take?",
      answer:
        "Half an hour if you know what you want, two or three evenings if you are still deciding. Only a few questions are required; everything else you may leave to us.",
      alsoCalled: "time duration minutes questionnaire",
    },
    {
      id: "what-do-i-need",
      question: "What should I have at hand?",
      answer:
        "Your logo and a few photographs if you have them, your address and opening hours, and what you tell people when they ask what you do. None of it is needed to begin.",
      alsoCalled: "prepare bring before images logo content",
    },
    {
      id: "i-do-not-know",
      question: "What if I cannot answer a question?",
      answer:
        "Leave it. The specification lists what is open, and we ask you about those points alone. Nothing is invented in the meantime.",
      alsoCalled: "skip empty unsure unknown optional",
    },
    {
      id: "what-happens-after-i-submit",
      question: "What happens after I submit?",
      answer:
        "You get a mail with a summary, and so do we. A person reads your specification and writes to you with questions, a date and a quote. Nothing is ordered before you accept that.",
      alsoCalled: "finish send next after done quote",
    },
  ],
};
