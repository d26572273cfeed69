import type { Industry } from "../../industry/industries.ts";

/**
 * Good practices for sites of each industry, and points that its businesses may have to check. Hints only: they never
 * add a page or a requirement.
 */
export const industryGuidance: Readonly<
  Record<Industry, { readonly advice: readonly string[]; readonly legal: readonly string[] }>
> = {
  Technology: {
    advice: [
      "Show the product itself on the first screen.",
      "Let visitors try or see a demo before they talk to anyone.",
    ],
    legal: ["Check whether customers expect to read where their data is processed, and by whom."],
  },
  Healthcare: {
    advice: [
      "Put the way to make an appointment on every page.",
      "Write at a reading age of twelve: visitors may be worried.",
    ],
    legal: [
      "Check that no form asks for details of health: they need special protection in many countries.",
      "Check claims about treatments against the advertising rules for health services, where there are any.",
    ],
  },
  Finance: {
    advice: ["Explain fees before benefits.", "Name the people who advise and their qualifications."],
    legal: ["Check whether a regulator asks for a status line or risk warnings."],
  },
  "Food & Hospitality": {
    advice: [
      "Put menu, opening hours and place one tap from the first screen.",
      "Publish the menu as text, never only as a picture.",
    ],
    legal: ["Check whether the menu has to name allergens."],
  },
  Education: {
    advice: [
      "Show dates, levels and fees of each course at a glance.",
      "Address parents and learners separately where both decide.",
    ],
    legal: ["Check that guardians have agreed wherever pictures show children."],
  },
  "Fashion & Beauty": {
    advice: [
      "Let large pictures lead, with prices beside them.",
      "Put booking or buying beside each picture.",
    ],
    legal: ["Check that everyone who is recognizable in a picture has agreed."],
  },
  "Real Estate & Construction": {
    advice: [
      "Show finished work with place, scope and duration.",
      "Name the service area in words, not only on a map.",
    ],
    legal: ["Check whether the trade's rules ask for registrations or insurance to be named."],
  },
  "Creative & Design": {
    advice: [
      "Let the work fill the screen, and words explain it briefly.",
      "Choose few pieces and tell the story of each.",
    ],
    legal: ["Check that clients allow their work to be shown."],
  },
  "Legal Services": {
    advice: [
      "Name each practice area in the words that clients search with.",
      "Say what a first conversation costs and how long it takes.",
    ],
    legal: [
      "Check whether to say that the site is no legal advice and that a message makes no mandate.",
      "Check the profession's own rules on advertising.",
    ],
  },
  "Professional Services": {
    advice: [
      "Describe each service by its outcome and what is included.",
      "Say how fast an inquiry is answered.",
    ],
    legal: ["Check whether clients should be able to read the terms of service beforehand."],
  },
  "Retail & E-commerce": {
    advice: ["Show delivery cost and time before the checkout.", "Let visitors buy without an account."],
    legal: ["Check how prices have to be shown: with tax, and per unit where goods are weighed."],
  },
  "Travel & Tourism": {
    advice: [
      "Show price and availability beside the pictures.",
      "Say how to get there from the nearest station and airport.",
    ],
    legal: ["Check whether package-travel rules or a registration of lets apply."],
  },
  "General Business": {
    advice: [
      "Say in one sentence what the business does and for whom.",
      "Put contact details on every page.",
    ],
    legal: [],
  },
};
