import type { Industry } from "../../industry/industries.ts";

/** What a good site of each industry does, and what its law or trade asks to check. */
export const industryGuidance: Readonly<
  Record<Industry, { readonly advice: readonly string[]; readonly legal: readonly string[] }>
> = {
  Technology: {
    advice: [
      "Show the product itself on the first screen.",
      "Let visitors try or see a demo before they talk to anyone.",
    ],
    legal: ["State where customer data is processed and by whom."],
  },
  Healthcare: {
    advice: [
      "Put the way to make an appointment on every page.",
      "Write at a reading age of twelve: visitors may be worried.",
    ],
    legal: [
      "Collect no health details through ordinary forms.",
      "Have claims about treatments checked against the advertising rules for health services.",
    ],
  },
  Finance: {
    advice: ["Explain fees before benefits.", "Name the people who advise and their qualifications."],
    legal: ["Show regulatory status and risk warnings where the regulator asks for them."],
  },
  "Food & Hospitality": {
    advice: [
      "Put menu, opening hours and place one tap from the first screen.",
      "Publish the menu as text, never as a picture alone.",
    ],
    legal: ["Show allergen information."],
  },
  Education: {
    advice: [
      "Show dates, levels and fees of each course at a glance.",
      "Address parents and learners separately where both decide.",
    ],
    legal: ["Have consent from guardians before pictures of children are shown."],
  },
  "Fashion & Beauty": {
    advice: [
      "Let large pictures lead, with prices beside them.",
      "Put booking or buying beside each picture.",
    ],
    legal: ["Have consent from everyone who is recognizable in a picture."],
  },
  "Real Estate & Construction": {
    advice: [
      "Show finished work with place, scope and duration.",
      "Name the service area in words, not on a map alone.",
    ],
    legal: ["Show trade registrations and insurance as the trade's rules ask."],
  },
  "Creative & Design": {
    advice: [
      "Let the work fill the screen, and words explain it briefly.",
      "Choose few pieces and tell the story of each.",
    ],
    legal: ["Have permission to show client work."],
  },
  "Legal Services": {
    advice: [
      "Name each practice area in the words that clients search with.",
      "Say what a first conversation costs and how long it takes.",
    ],
    legal: [
      "State that the site is no legal advice and that no mandate arises from a message.",
      "Show professional body and registration.",
    ],
  },
  "Professional Services": {
    advice: [
      "Describe each service by its outcome and what is included.",
      "Say how fast an inquiry is answered.",
    ],
    legal: ["State the terms of service and cancellation."],
  },
  "Retail & E-commerce": {
    advice: ["Show delivery cost and time before the checkout.", "Let visitors buy without an account."],
    legal: [
      "Show prices with tax, and the right of withdrawal.",
      "Publish terms of sale and a returns policy.",
    ],
  },
  "Travel & Tourism": {
    advice: [
      "Show price and availability beside the pictures.",
      "Say how to get there from the nearest station and airport.",
    ],
    legal: ["Check whether package-travel rules apply, and state cancellation terms."],
  },
  "General Business": {
    advice: [
      "Say in one sentence what the business does and for whom.",
      "Put contact details on every page.",
    ],
    legal: [],
  },
};
