import type { SectionName } from "../onboarding/layout-sections.ts";
import { type Act, type CallPlace, goalPlaces, isReading, toContact } from "./goal-calls.ts";
import type { SitePage } from "./site-pages.ts";

/** The target of a call to action: a page, or a section of the home page. */
export type Target =
  | { readonly kind: "page"; readonly page: SitePage }
  | { readonly kind: "section"; readonly section: SectionName };

/** A link to what the client wants visitors to do. */
export interface CallToAction {
  readonly act: Act;
  readonly label: string;
  readonly target: Target;
  /** The form path of the goal behind it; null if no goal asks for it. */
  readonly source: string | null;
}

const byGoal = new Map<string, readonly CallPlace[]>(
  Object.entries(goalPlaces).map(([goal, places]) => [goal.toLowerCase(), places]),
);

const key = ({ target }: CallToAction): string =>
  target.kind === "page" ? target.page.file : `#${target.section}`;

/** The possible targets of a site. */
interface Reach {
  readonly pages: readonly SitePage[];
  readonly sections: readonly SectionName[];
}

function targetOf(place: CallPlace, { pages, sections }: Reach): Omit<CallToAction, "source"> | null {
  const { act, label, section } = place;
  // If the client described a page with the form ('The match form must be called 'Match my tile''), visitors write
  // there.
  const told = act === "write" ? pages.find(({ form }) => form === "told") : undefined;
  const own =
    told ??
    pages.find(({ kind, name }) => (kind === "Custom" || kind === "Place") && place.named?.test(name));
  if (own) return { act, label: own.name, target: { kind: "page", page: own } };
  const page = pages.find(({ kind }) => kind === place.page);
  // A renamed page is linked by its own name, such as 'Fees' for Pricing.
  if (page) {
    const isRenamed = act !== "write" && act !== "book" && page.name !== page.kind;
    return { act, label: isRenamed ? page.name : label, target: { kind: "page", page } };
  }
  if (section !== undefined && sections.includes(section))
    return { act, label, target: { kind: "section", section } };
  // A form for something else ('Wholesale = just a form') is better than none.
  const other =
    section === undefined || act !== "write" ? undefined : pages.find(({ form }) => form === "only");
  return other ? { act, label: other.name, target: { kind: "page", page: other } } : null;
}

/** The first of the places that the site has. */
const callTo = (places: readonly CallPlace[], reach: Reach, source: string | null): CallToAction[] => {
  const found = places.map((place) => targetOf(place, reach)).find((call) => call !== null);
  return found ? [{ ...found, source }] : [];
};

/**
 * The calls to action, each with a different target: first actions, in the order of the client's goals, then pages
 * to read. The contact comes last, or first if no goal has an action. Empty if the site has no target.
 */
export function callsToAction(goals: readonly string[], reach: Reach): CallToAction[] {
  const wished = goals.flatMap((goal, index) =>
    callTo(byGoal.get(goal.trim().toLowerCase()) ?? [], reach, `formData.goals.${index}`),
  );
  const acts = wished.filter((call) => !isReading(call));
  const reads = wished.filter(isReading);
  const contact = callTo(toContact, reach, null);
  const ordered = acts.length === 0 ? [...contact, ...reads] : [...acts, ...reads, ...contact];
  const distinct = new Map<string, CallToAction>();
  for (const call of ordered) if (!distinct.has(key(call))) distinct.set(key(call), call);
  return [...distinct.values()];
}
