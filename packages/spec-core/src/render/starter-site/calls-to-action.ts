import type { SectionName } from "../../onboarding/layout-sections.ts";
import type { GoalOption } from "../../onboarding/options.ts";
import type { PageKind, SitePage } from "./site-pages.ts";

/** Where a call to action leads: a page, or a section of the home page. */
export type Target =
  | { readonly kind: "page"; readonly page: SitePage }
  | { readonly kind: "section"; readonly section: SectionName };

/** A link that asks the visitor to do what the client wants of the site. */
export interface CallToAction {
  readonly label: string;
  readonly target: Target;
  /** The answer that it came from; null where no goal asks for it. */
  readonly source: string | null;
}

interface Wish {
  readonly label: string;
  readonly pages: readonly PageKind[];
  readonly sections: readonly SectionName[];
}

const toContact: Wish = { label: "Get in touch", pages: ["Contact"], sections: ["contact"] };

const wishes: Readonly<Record<GoalOption, Wish>> = {
  "Generate Leads": toContact,
  "Sell Products": {
    label: "Shop",
    pages: ["Products", "Pricing", "Portfolio"],
    sections: ["portfolio", "pricing"],
  },
  "Share Information": { label: "Read more", pages: ["Blog", "About", "FAQ"], sections: ["features"] },
  "Build Community": { label: "Join us", pages: ["Contact", "Blog"], sections: ["contact"] },
  "Showcase Portfolio": { label: "See the work", pages: ["Portfolio"], sections: ["portfolio"] },
  "Provide Support": { label: "Get help", pages: ["FAQ", "Contact"], sections: ["contact"] },
  "Book Appointments": { label: "Book an appointment", pages: ["Contact"], sections: ["contact"] },
  "Educational Content": { label: "Start learning", pages: ["Blog", "Services", "About"], sections: [] },
};

const byGoal = new Map<string, Wish>(
  Object.entries(wishes).map(([goal, wish]) => [goal.toLowerCase(), wish]),
);

const key = ({ target }: CallToAction): string =>
  target.kind === "page" ? target.page.file : `#${target.section}`;

/**
 * The calls to action in the order of the client's goals, each leading somewhere else; 'Get in touch' comes last
 * where no goal leads to the contact. None where the site has nowhere to lead to.
 */
export function callsToAction(
  goals: readonly string[],
  pages: readonly SitePage[],
  sections: readonly SectionName[],
): CallToAction[] {
  const targetOf = (wish: Wish): Target | null => {
    const page = wish.pages.flatMap((kind) => pages.filter((entry) => entry.kind === kind)).at(0);
    if (page) return { kind: "page", page };
    const section = wish.sections.find((name) => sections.includes(name));
    return section ? { kind: "section", section } : null;
  };
  const found = new Map<string, CallToAction>();
  const add = (wish: Wish | undefined, source: string | null): void => {
    const target = wish ? targetOf(wish) : null;
    if (!wish || !target) return;
    const call = { label: wish.label, target, source };
    if (!found.has(key(call))) found.set(key(call), call);
  };
  goals.forEach((goal, index) => {
    add(byGoal.get(goal.trim().toLowerCase()), `formData.goals.${index}`);
  });
  add(toContact, null);
  return [...found.values()];
}
