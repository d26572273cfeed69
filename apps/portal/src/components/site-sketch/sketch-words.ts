import { effectivePages, type GoalOption, type Onboarding } from "@sitewright/spec-core/onboarding";

/** The words of the sketched page, all taken from the client's own answers or plainly marked as open. */
export interface SketchWords {
  readonly name: string;
  readonly navigation: readonly string[];
  readonly headline: string;
  readonly lead: string;
  readonly action: string;
  readonly shelfTitle: string;
  readonly shelf: readonly { readonly title: string; readonly line: string }[];
}

const actions: Readonly<Record<GoalOption, string>> = {
  "Generate Leads": "Ask for a quote",
  "Sell Products": "See what we sell",
  "Share Information": "Read more",
  "Build Community": "Join us",
  "Showcase Portfolio": "See our work",
  "Provide Support": "Get help",
  "Book Appointments": "Book a time",
  "Educational Content": "Start learning",
};

const pageLines: Readonly<Record<string, string>> = {
  about: "Who we are and how we began.",
  services: "What we do and how we work.",
  products: "What we make and sell.",
  contact: "Where and when to reach us.",
  blog: "News and notes from us.",
  portfolio: "Work that we are proud of.",
  testimonials: "What people say about us.",
  faq: "Short answers to what people ask.",
  pricing: "What things cost.",
  team: "The people behind the work.",
  careers: "Open places, and how to apply.",
};

/** Longest first sentence that still reads as a headline, in characters. */
const headlineMax = 64;

const sentences = (text: string): string[] =>
  text
    .trim()
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => sentence !== "");

function headlineAndLead({ businessName, description, niche }: Onboarding["formData"]): [string, string] {
  const [first, ...rest] = sentences(description);
  const short = first !== undefined && first.length <= headlineMax;
  if (short) return [first, rest[0] ?? niche.trim()];
  const name = businessName.trim();
  const headline = name === "" ? "Your headline stands here." : `Welcome to ${name}.`;
  return [headline, first ?? "The description that you give in step 2 opens the page, in your own words."];
}

const lineOf = (page: string): string => pageLines[page.toLowerCase()] ?? `All about ${page}.`;

function action(goals: readonly string[]): string {
  const known: Readonly<Record<string, string>> = actions;
  return goals.map((goal) => known[goal]).find((label) => label !== undefined) ?? "Get in touch";
}

/** The sketch's words for these answers; what the client left open is said to be open, never invented. */
export function sketchWords(onboarding: Pick<Onboarding, "formData" | "pageTree">): SketchWords {
  const { formData } = onboarding;
  const pages = effectivePages(onboarding)
    .filter((page) => page.parent === null)
    .map((page) => page.name);
  const inner = pages.filter((page) => page.toLowerCase() !== "home");
  const shelf = inner.length > 0 ? inner : ["About", "Services", "Contact"];
  const name = formData.businessName.trim();
  const [headline, lead] = headlineAndLead(formData);
  return {
    name: name || "Your business",
    navigation: (pages.length > 0 ? pages : ["Home", ...shelf]).slice(0, 4),
    headline,
    lead,
    action: action(formData.goals),
    shelfTitle: name === "" ? "More from us" : `More from ${name}`,
    shelf: shelf.slice(0, 3).map((title) => ({ title, line: lineOf(title) })),
  };
}
