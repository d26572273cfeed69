import type { HelpCategory } from "./help-shape.ts";

/** For clients who are answering the nine steps. */
export const featuresHelp: HelpCategory = {
  id: "features",
  title: "Features",
  items: [
    {
      id: "live-preview",
      question: "Is the preview the finished website?",
      answer:
        "It is a proposal, made of your answers as you give them. The finished site follows the same specification, with your own pictures and texts that you have approved.",
      alsoCalled: "live preview design mockup look see",
    },
    {
      id: "contrast-check",
      question: "Why does it say that my colours fail?",
      answer:
        "Because some people could not read your text. Each pair of colours is measured by the formula of the WCAG, for light and for dark, and beside a pair that fails stands the nearest colour that passes.",
      alsoCalled: "contrast accessibility colors ratio palette theme wcag",
    },
    {
      id: "whose-words",
      question: "Will you print everything that I write?",
      answer:
        "No. What reads as a remark to us stays between us, and a phone number or a price is shown only once you have confirmed it. You see which of your sentences visitors will read before you submit.",
      alsoCalled: "private remarks text content published",
    },
    {
      id: "what-is-a-specification",
      question: "What is in the specification?",
      answer:
        "Every page with its address and sections, colours, type, tone, hosting, legal pages, and a list of what is still open. You can download it as a brief for people, as files for an AI, or as a starter site that runs.",
      alsoCalled: "brief spec download bundle agents developer export",
    },
    {
      id: "change-later",
      question: "Can I change something after I have submitted?",
      answer:
        "Yes. Open the project under Projects, change the answer and save. Each save is a new version, and we see what changed in words, so nobody has to compare by eye.",
      alsoCalled: "edit modify version update correct mistake",
    },
  ],
};
