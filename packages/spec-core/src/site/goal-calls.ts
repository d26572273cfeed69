import type { SectionName } from "../onboarding/layout-sections.ts";
import type { GoalOption } from "../onboarding/options.ts";
import type { PageKind } from "./site-pages.ts";

/** The action that a call to action leads to. */
export type Act = "book" | "buy" | "compare" | "write" | "join" | "ask" | "see" | "read";

/** A possible target of an action, and the link text. */
export interface CallPlace {
  readonly act: Act;
  readonly label: string;
  readonly page?: PageKind;
  /** Names of custom pages for the same action; the name is then the label. */
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

/** Writing or calling: possible for every business. */
export const toContact = contact("write", "Get in touch");

/** The targets for each goal, the best first. */
export const goalPlaces: Readonly<Record<GoalOption, readonly CallPlace[]>> = {
  "Generate Leads": [
    {
      act: "write",
      label: "Get a quote",
      named:
        /^(?:(?:get|ask for|request|free|online|instant) (?:an? |your |my )?(?:free )?)?(?:quotes?|quotations?|estimates?)$/i,
    },
    ...toContact,
  ],
  "Sell Products": [
    { act: "buy", label: "Shop", named: /\b(?:shop|store|order)\b/i },
    { act: "buy", label: "Shop", page: "Products" },
    ...prices,
    ...work,
  ],
  "Share Information": [blog, about, answers],
  "Build Community": [
    {
      act: "join",
      label: "Join us",
      named: /\b(?:join(?:ing)?|memberships?|become a member|volunteer(?:ing)?|get involved|take part)\b/i,
    },
    ...contact("join", "Join us"),
    blog,
  ],
  "Showcase Portfolio": work,
  "Provide Support": [{ ...answers, act: "ask" }, ...contact("ask", "Get help")],
  "Book Appointments": [
    {
      act: "book",
      label: "Book",
      named:
        /\bbook(?! (?:club|reviews?|shop|store|swap)\b)\b|\b(?:bookings?|appointments?|reserv\w{1,10}|visit us)\b|^visits?$/i,
    },
    ...contact("book", "Book an appointment"),
  ],
  "Educational Content": [blog, { act: "read", label: "See what we offer", page: "Services" }, about],
};

/** Reading is not an action: these calls come after the others. */
export const isReading = ({ act }: { readonly act: Act }): boolean => act === "read";
