import { type CallToAction, callsToAction } from "../../site/calls-to-action.ts";
import type { Site } from "./site.ts";

type Reach = Pick<Site, "spec" | "pages" | "sections">;

const withContact = ({ spec, pages, sections }: Reach): CallToAction[] =>
  callsToAction(spec.websiteGoals, { pages, sections: [...sections, "contact"] });

/**
 * Whether the home page ends with a contact part: a goal leads to it, no page and no section is there for it, and the
 * client left the sections to the builder.
 */
export const hasHomeContact = (site: Reach): boolean =>
  site.sections.length === 0 &&
  withContact(site).some(
    ({ source, target }) => source !== null && target.kind === "section" && target.section === "contact",
  );

/** The calls to action of a site, those to the contact part of its home page among them. */
export const callsOf = (site: Reach & Pick<Site, "calls">): readonly CallToAction[] =>
  hasHomeContact(site) ? withContact(site) : site.calls;
