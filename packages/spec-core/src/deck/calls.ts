import type { SectionName } from "../onboarding/layout-sections.ts";
import { type CallToAction, callsToAction } from "../site/calls-to-action.ts";
import type { SitePage } from "../site/site-pages.ts";
import type { Spec } from "../spec/schema.ts";
import { bookedAt } from "./booked-at.ts";
import { preferredWay } from "./preferred-way.ts";

/** The possible targets of calls to action. */
interface Reach {
  readonly spec: Pick<Spec, "websiteGoals">;
  readonly pages: readonly SitePage[];
  readonly sections: readonly SectionName[];
}

/** The possible targets of a site's calls to action. */
export const siteOf = ({ spec, pages }: { readonly spec: Spec; readonly pages: readonly SitePage[] }) => ({
  spec,
  pages,
  sections: spec.siteStructure.sections.chosen,
});

const withContact = ({ spec, pages, sections }: Reach): CallToAction[] =>
  callsToAction(spec.websiteGoals, { pages, sections: [...sections, "contact"] });

/**
 * Whether the home page ends with a contact part: a goal leads to contact, no page or section is there for it, and the
 * client left the sections to the builder.
 */
export const hasHomeContact = (site: Reach): boolean =>
  site.sections.length === 0 &&
  withContact(site).some(
    ({ source, target }) => source !== null && target.kind === "section" && target.section === "contact",
  );

/** The calls to action of a site, including those to the contact part of its home page. */
export const callsOf = (site: Reach): readonly CallToAction[] =>
  hasHomeContact(site) ? withContact(site) : callsToAction(site.spec.websiteGoals, site);

const speaks = ({ act }: CallToAction): boolean => ["write", "ask", "book", "join"].includes(act);

/** The order of the calls in the band at the end of a page: first those that lead to an enquiry. */
export const enquiriesFirst = (calls: readonly CallToAction[]): CallToAction[] => [
  ...calls.filter(speaks),
  ...calls.filter((call) => !speaks(call)),
];

/** Whether a call to action leads to another page, or to a section of the home page. */
export const leadsAwayFrom = (page: SitePage, { target }: CallToAction): boolean =>
  target.kind === "section" || target.page !== page;

/** Whether a page has the contact form as its own content. */
const isForWriting = ({ kind, form }: SitePage): boolean => kind === "Contact" || form !== null;

/** Whether the site has a form, on a page or in a part of the home page. */
export const hasForm = (site: Reach): boolean =>
  site.sections.includes("contact") || hasHomeContact(site) || site.pages.some(isForWriting);

/** Whether the form needs its own heading: on other pages it is under the heading of the page or of a section. */
export const hasFormHeading = (site: Reach): boolean =>
  hasHomeContact(site) || site.pages.some(({ kind }) => kind === "Contact");

/** Pages without the calls for customers at their end: the one of open positions has a call of its own. */
const notClosed: ReadonlySet<SitePage["kind"]> = new Set(["Home", "Legal", "Careers"]);

/** Whether a page ends with a band that has a call to action. */
const isClosed = (page: SitePage): boolean => !notClosed.has(page.kind) && !isForWriting(page);

/** The calls to action that the pages show. */
interface ShownCalls {
  readonly calls: readonly CallToAction[];
  readonly number: boolean;
  /** The line above the calls at the end of a page. */
  readonly closing: boolean;
}

/**
 * The calls to action that each page of the starter site shows: the first one that leads away from the page, and beside
 * it the telephone number or the second call. A third call, such as 'View the products', is not shown. The button to the
 * client's booking service takes the place of the first call.
 */
export function shownCalls(site: Reach & { readonly spec: Spec }, hasNumber: boolean): ShownCalls {
  const calls = callsOf(site);
  const isLinked = bookedAt(site.spec) !== null;
  const isUnwanted = preferredWay(site.spec) === "few-calls";
  const shown = site.pages.flatMap((page) => {
    const order = isClosed(page) ? enquiriesFirst(calls) : page.kind === "Home" ? calls : null;
    if (order === null) return [];
    const away = order.filter((call) => leadsAwayFrom(page, call));
    const number = hasNumber && !(isUnwanted && away.length > 0);
    return [{ page, number, calls: away.slice(0, (number ? 1 : 2) - (isLinked ? 1 : 0)) }];
  });
  const kept = new Set(shown.flatMap((on) => on.calls));
  return {
    calls: calls.filter((call) => kept.has(call)),
    number: shown.some(({ number }) => number),
    closing: shown.some(
      ({ page, number, calls: links }) => isClosed(page) && (isLinked || number || links.length > 0),
    ),
  };
}
