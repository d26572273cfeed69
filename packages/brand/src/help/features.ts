import type { HelpCategory } from "./help-shape.ts";

/** About the nine steps, and the website that comes of them. */
export const featuresHelp: HelpCategory = {
  id: "features",
  title: "Features",
  items: [
    {
      id: "live-preview",
      question: "Is the preview the finished website?",
      answer:
        "No, it is a proposal, put together from your answers as you give them. The finished site follows the same specification, with your own pictures and with texts you have approved.",
      alsoCalled: "live preview design mockup look see template example sample",
    },
    {
      id: "contrast-check",
      question: "Why does it say my colours fail?",
      answer:
        "Because some people would not be able to read your text. Each pair of colours is measured with the WCAG formula, in light and dark mode. Next to any pair that fails, you see the closest colour that passes.",
      alsoCalled: "contrast accessibility colors ratio palette theme wcag",
    },
    {
      id: "whose-words",
      question: "Will you publish everything I write?",
      answer:
        "No. Remarks meant for us stay between us, and a phone number or price is only shown once you have confirmed it. Before you submit, you see exactly which of your sentences visitors will read.",
      alsoCalled: "private remarks text content published",
    },
    {
      id: "what-is-a-specification",
      question: "What is in the specification?",
      answer:
        "Every page with its address and sections, colours, type, tone, hosting, legal pages, and a list of what is still open. It comes as a brief for people, as files for an AI, and as a working starter site.",
      alsoCalled: "brief spec download bundle agents developer export",
    },
    {
      id: "change-later",
      question: "Can I change something after I have submitted?",
      answer:
        "Yes. Press ‘Load project’ under ‘Saved projects’, change the answer, then press ‘Save changes’ on the last step. That creates a new version, and we see what changed in plain words.",
      alsoCalled: "edit modify version update correct mistake",
    },
    {
      id: "bookings-and-orders",
      question: "Can my website take bookings, orders or payments?",
      answer:
        "Our plans name none of these, so we cannot promise them here. Say in step 2, Client Questionnaire, what your visitors should be able to do. Your quote says whether we build it, and what it costs.",
      alsoCalled:
        "booking appointment appointments calendar reservation online shop store ecommerce basket checkout card stripe paypal sell selling members translation languages",
    },
    {
      id: "changes-to-a-live-site",
      question: "Who changes the website once it is live?",
      answer:
        "These pages do not say how a finished site is changed, or how many changes a plan includes. Ask for it in your quote.",
      alsoCalled: "maintenance maintain update updates look after cms edit text myself",
    },
  ],
};
