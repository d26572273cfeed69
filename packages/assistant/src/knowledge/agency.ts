import type { Brand } from "@sitewright/brand";
import { type EntryData, places } from "./entry.ts";

const reaching = ({ contact }: Brand): readonly EntryData[] => [
  {
    id: "talk-to-a-person",
    topic: "contact",
    facet: "about",
    label: "Talk to a person",
    examples: [
      "talk to a person",
      "can I speak to somebody",
      "human please",
      "contact",
      "how do I reach you",
      "what is your phone number",
      "what is your email address",
      "schedule a call",
      "book a consultation",
      "send a message",
    ],
    answer: `I am a program; to reach a person write to ${contact.email}${contact.phone ? `, ring ${contact.phone}` : ""} or use the contact form.`,
    links: [places.contact],
    quickReplies: ["opening-hours", "office-address"],
  },
  {
    id: "opening-hours",
    topic: "office",
    facet: "time",
    label: "Opening hours",
    examples: [
      "opening hours",
      "when are you open",
      "are you open at the weekend",
      "are you there on saturday or sunday",
      "can I ring you on a sunday",
      "until what time are you open today",
      "what are your office hours",
      "when do you close",
    ],
    answer: ["We are there at these times:", ...contact.hours.map(({ label }) => label)].join("\n"),
    links: [places.contact],
    quickReplies: ["talk-to-a-person", "office-address"],
  },
  {
    id: "office-address",
    topic: "office",
    facet: "about",
    label: "Where we are",
    examples: [
      "where are you",
      "what is your address",
      "where is your office",
      "are you in london",
      "can I come and visit you in person",
      "location of the agency",
    ],
    answer: `Our office is in ${contact.address.lines.join(", ")}.`,
    links: [places.contact],
    quickReplies: ["opening-hours", "talk-to-a-person"],
  },
];

const knowing = ({ agencyName, claims }: Brand): readonly EntryData[] => [
  {
    id: "about-us",
    topic: "agency",
    facet: "about",
    label: "Who we are",
    examples: [
      "who are you",
      "tell me about your company",
      "who works on my website",
      "who will be working on my site",
      "how long have you been in business",
      "how much experience does your team have",
      "what do your clients say about you",
      "reviews and testimonials",
      "meet the team",
      "examples of your work",
    ],
    answer: `${agencyName} is an agency for websites, with ${claims.experience.figure.toLowerCase()} ${claims.experience.label}. The page about us says who asks, writes, draws, builds and checks.`,
    links: [places.about],
    quickReplies: ["process", "talk-to-a-person"],
  },
  {
    id: "newsletter",
    topic: "newsletter",
    facet: "about",
    label: "The newsletter",
    examples: [
      "subscribe to the newsletter",
      "unsubscribe from your newsletter",
      "do you have a mailing list",
      "stop sending me emails",
      "get news by mail",
    ],
    answer:
      "Leave your email address on the page of the newsletter and press the link that we mail you. Each issue has a link that ends it at once.",
    links: [places.newsletter],
    quickReplies: ["articles"],
  },
  {
    id: "privacy",
    topic: "privacy",
    facet: "about",
    label: "What you store about me",
    examples: [
      "what do you do with my data",
      "privacy policy",
      "do you sell personal data",
      "which cookies do you set",
      "is this gdpr compliant",
      "do you track visitors",
      "how long do you keep my information",
      "what do you know about me",
    ],
    answer:
      "We store what you give us and little besides, do no tracking and sell nothing. One cookie keeps you signed in. The privacy policy says what we store, why and for how long.",
    links: [places.privacy],
    quickReplies: ["download-my-data", "delete-account"],
  },
  {
    id: "terms",
    topic: "terms",
    facet: "about",
    label: "Terms, and who owns what",
    examples: [
      "terms of service",
      "terms and conditions",
      "who owns the website and the texts",
      "does my content stay mine",
      "is the finished site my property",
      "contract conditions",
    ],
    answer:
      "Texts, pictures and answers that you give us remain yours; the terms of service say the rest. What we build for you, by when and for how much, is agreed in a quote.",
    links: [places.terms],
    quickReplies: ["stop-a-plan", "who-sees-my-project"],
  },
];

/** The agency itself: how to reach it, who it is, what it promises. */
export const agencyEntries = (brand: Brand): readonly EntryData[] => [...reaching(brand), ...knowing(brand)];
