import { matches } from "../content/regex-prefilter/prefiltered-match.ts";
import type { CallToAction } from "../site/calls-to-action.ts";
import type { Spec } from "../spec/schema.ts";
import { takesBookings } from "./takes-bookings.ts";

/** Something that visitors can become a part of, or be put on the list of. */
const joined =
  /(?<!\p{L})(?:join(?:s|ed|ing)?|clubs?|members?|memberships?|newsletters?|mailing lists?|volunteer\p{L}*|subscri\p{L}+|sign(?:ing|ed)?[- ]?ups?|communit(?:y|ies)|donat\p{L}+|congregation|choir)(?!\p{L})/iu;

/** Whether the name, the trade, a page or a sentence tells of something to join. */
const canBeJoined = ({ businessInfo, content, siteStructure }: Spec): boolean =>
  [
    businessInfo.name,
    businessInfo.niche,
    ...siteStructure.pages.map(({ name }) => name),
    ...content.statements.map(({ text }) => text),
  ].some((text) => matches(joined, text));

/** Whether visitors buy on the site: only such a site has terms of sale. */
const sellsOnline = ({ legalAndCompliance }: Spec): boolean =>
  legalAndCompliance.pages.some(({ path }) => path === "/terms-of-sale");

/**
 * The plain label of a call to action: behind 'Book' there is an appointment, behind 'Join us' something to join, and
 * behind 'Shop' a shop, unless it is a page that the client named.
 */
export function plainLabelOf(spec: Spec, { act, label, target }: CallToAction): string {
  if (target.kind === "page" && target.page.kind === "Custom") return label;
  if (act === "book" && !takesBookings(spec)) return "Get in touch";
  if (act === "join" && !canBeJoined(spec)) return "Get in touch";
  return label === "Shop" && !sellsOnline(spec) ? "See the range" : label;
}
