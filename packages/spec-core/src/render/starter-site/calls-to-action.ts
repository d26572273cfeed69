import type { SectionName } from "../../onboarding/layout-sections.ts";
import { type Act, type CallPlace, goalPlaces, isReading, toContact } from "./goal-calls.ts";
import type { SitePage } from "./site-pages.ts";

/** Where a call to action leads: a page, or a section of the home page. */
export type Target =
  | { readonly kind: "page"; readonly page: SitePage }
  | { readonly kind: "section"; readonly section: SectionName };

/** A link that asks the visitor to do what the client wants of the site. */
export interface CallToAction {
  readonly act: Act;
  readonly label: string;
  readonly target: Target;
  /** The answer that it came from; null where no goal asks for it. */
  readonly source: string | null;
}

const byGoal = new Map<string, readonly CallPlace[]>(
  Object.entries(goalPlaces).map(([goal, places]) => [goal.toLowerCase(), places]),
);

const key = ({ target }: CallToAction): string =>
  target.kind === "page" ? target.page.file : `#${target.section}`;

/** What of a site can be led to. */
interface Reach {
  readonly pages: readonly SitePage[];
  readonly sections: readonly SectionName[];
}

function targetOf(place: CallPlace, { pages, sections }: Reach): Omit<CallToAction, "source"> | null {
  const { act, label, section } = place;
  const own = pages.find(({ kind, name }) => kind === "Custom" && place.named?.test(name));
  if (own) return { act, label: own.name, target: { kind: "page", page: own } };
  const page = pages.find(({ kind }) => kind === place.page);
  // A page that the client renamed, Pricing to 'Fees' say, is called by its name.
  if (page) {
    const isRenamed = act !== "write" && act !== "book" && page.name !== page.kind;
    return { act, label: isRenamed ? page.name : label, target: { kind: "page", page } };
  }
  return section !== undefined && sections.includes(section)
    ? { act, label, target: { kind: "section", section } }
    : null;
}

/** The first of the places that the site has. */
const callTo = (places: readonly CallPlace[], reach: Reach, source: string | null): CallToAction[] => {
  const found = places.map((place) => targetOf(place, reach)).find((call) => call !== null);
  return found ? [{ ...found, source }] : [];
};

/**
 * The calls to action, each leading somewhere else: first what a visitor can do, in the order of the client's goals,
 * then what there is to read. The way to the contact comes last, and first where no goal gives anything to do. None
 * where the site has nowhere to lead to.
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
