import type { PageOption } from "../../onboarding/options.ts";
import type { contentLengths } from "./design-rules.ts";

/** A kind of page with a recommended length. */
export type ContentKind = keyof typeof contentLengths;

interface PageData {
  readonly purpose: string;
  /** The parts of the page in order, besides header and footer. */
  readonly outline: readonly string[];
  readonly contentKind: ContentKind | null;
}

/** The purpose and the sections of each standard page. */
export const standardPages: Readonly<Record<PageOption, PageData>> = {
  Home: {
    purpose: "Say within five seconds what is offered, for whom, and what to do next",
    outline: ["The chosen layout sections, in order"],
    contentKind: "home",
  },
  About: {
    purpose: "Show who stands behind the business and why it can be trusted",
    outline: ["Story", "What the business stands for", "People", "Call to action"],
    contentKind: "about",
  },
  Services: {
    purpose: "Let a visitor find the service that fits and see what it includes",
    outline: ["Overview", "One part per service: what, for whom, outcome", "How it works", "Call to action"],
    contentKind: "service",
  },
  Products: {
    purpose: "Let a visitor find a product and judge it",
    outline: [
      "Categories",
      "Product list with name, picture and price",
      "Delivery and returns",
      "Call to action",
    ],
    contentKind: null,
  },
  Contact: {
    purpose: "Make getting in touch easy on any device",
    outline: ["Contact form", "Ways to reach the business", "Opening hours and place"],
    contentKind: null,
  },
  Blog: {
    purpose: "Answer the questions that visitors search for",
    outline: ["Newest article", "Article list with categories", "Article page with related articles"],
    contentKind: "blog",
  },
  Portfolio: {
    purpose: "Prove the quality of the work",
    outline: ["Filterable gallery", "Case study: task, work, result", "Call to action"],
    contentKind: null,
  },
  Testimonials: {
    purpose: "Let clients speak for the business",
    outline: ["Quotes with name and context, as confirmed by the client", "Call to action"],
    contentKind: null,
  },
  FAQ: {
    purpose: "Answer what keeps a visitor from an inquiry",
    outline: ["Questions grouped by topic, each of which opens in place", "Way to ask another question"],
    contentKind: null,
  },
  Pricing: {
    purpose: "Let a visitor compare what is offered at which price",
    outline: ["Plans or price list", "What every plan includes", "Questions about prices", "Call to action"],
    contentKind: null,
  },
  Team: {
    purpose: "Introduce the people whom a visitor will meet",
    outline: ["One part per person: name, role, portrait, a line of their own", "Call to action"],
    contentKind: null,
  },
  Careers: {
    purpose: "Win applicants who fit",
    outline: ["Why work here", "Open positions", "How to apply"],
    contentKind: null,
  },
};
