import type { SectionName } from "../../onboarding/layout-sections.ts";
import type { GoalOption } from "../../onboarding/options.ts";
import type { PageKind } from "./site-pages.ts";

/** What a visitor does who follows a call to action. */
export type Act = "book" | "buy" | "compare" | "write" | "join" | "ask" | "see" | "read";

/** A place that does a job, and the words of a link to it. */
export interface CallPlace {
  readonly act: Act;
  readonly label: string;
  readonly page?: PageKind;
  /** Pages of the client's own that do the same job, by their names: the name is then the label. */
  readonly named?: RegExp;
  readonly section?: SectionName;
}

const contact = (act: Act, label: string): readonly CallPlace[] => [
  { act, label, page: "Contact" },
  { act, label, section: "contact" },
];

const prices: readonly CallPlace[] = [
  { act: "compare", label: "See prices", named: /\b(?:fees?|prices?|rates|tariffs?|costs?)\b/i },
  { act: "compare", label: "See prices", page: "Pricing" },
  { act: "compare", label: "See prices", section: "pricing" },
];

const work: readonly CallPlace[] = [
  { act: "see", label: "See the work", page: "Portfolio" },
  { act: "see", label: "See the work", section: "portfolio" },
];

const blog: CallPlace = { act: "read", label: "Read the blog", page: "Blog" };
const about: CallPlace = { act: "read", label: "About us", page: "About" };
const answers: CallPlace = { act: "read", label: "Find answers", page: "FAQ" };

/** Where a visitor writes or rings: what every business can do. */
export const toContact = contact("write", "Get in touch");

/** For each goal the places that serve it, the best first. */
export const goalPlaces: Readonly<Record<GoalOption, readonly CallPlace[]>> = {
  "Generate Leads": toContact,
  "Sell Products": [
    { act: "buy", label: "Shop", named: /\b(?:shop|store|order)\b/i },
    { act: "buy", label: "Shop", page: "Products" },
    ...prices,
    ...work,
  ],
  "Share Information": [blog, about, answers],
  "Build Community": [...contact("join", "Join us"), blog],
  "Showcase Portfolio": work,
  "Provide Support": [{ ...answers, act: "ask" }, ...contact("ask", "Get help")],
  "Book Appointments": [
    {
      act: "book",
      label: "Book",
      named: /\b(?:book|bookings?|appointments?|reserv\w{1,10}|visit us|visits?)\b/i,
    },
    ...contact("book", "Book an appointment"),
  ],
  "Educational Content": [blog, { act: "read", label: "See what we offer", page: "Services" }, about],
};

/** Reading is no job done: these come after what a visitor can do. */
export const isReading = ({ act }: { readonly act: Act }): boolean => act === "read";
