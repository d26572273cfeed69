import type { Limit } from "../../throttle/throttle.ts";

const hourMs = 3_600_000;

/** Subscriptions that one network may ask for within an hour. */
export const networkLimit: Limit = { what: "newsletter", limit: 10, windowMs: hourMs };

/** Subscriptions of one network within an hour after which its further ones count as a crowd's. */
export const fewLimit: Limit = { what: "newsletter-few", limit: 2, windowMs: hourMs };

/** Mails that one mailbox may get within a day because somebody entered its address. */
export const mailboxLimit: Limit = { what: "newsletter-address", limit: 3, windowMs: 24 * hourMs };

/**
 * Mails to strangers that the whole installation sends within an hour, from however many networks they are asked for: a
 * flood must not cost the agency its name with mail providers. What exceeds it waits and is not refused.
 */
export const installationLimit: Limit = { what: "newsletter-mails", limit: 200, windowMs: hourMs };

/** The part of them that networks get which ask often, so that twenty of them do not keep everybody else waiting. */
export const crowdLimit: Limit = { what: "newsletter-crowd", limit: 100, windowMs: hourMs };

/** Providers whose mailboxes have the same address with and without dots. */
const dotless = new Set(["gmail.com", "googlemail.com"]);

/**
 * The mailbox that an address leads to, for counting: without the tag that its owner may add behind a plus (RFC 5233),
 * and without what a large provider ignores. Two people never share one unless their provider says so.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1).toLowerCase();
  const [name = ""] = address.slice(0, at).toLowerCase().split("+", 1);
  const local = name === "" ? address.slice(0, at).toLowerCase() : name;
  return dotless.has(domain) ? `${local.replaceAll(".", "")}@gmail.com` : `${local}@${domain}`;
}

/** How long the link works that confirms an address; then the address is deleted. */
export const confirmWithinMs = 7 * 24 * hourMs;

/** A secret as it stands in a link. */
export const isToken = (text: string): boolean => /^[\w-]{20,128}$/.test(text);

/** The path of a page on this site, as a form names it; anything else is ignored. */
export const sourceOf = (text: string | undefined): string =>
  text !== undefined && /^\/[\w/-]{0,199}$/.test(text) ? text : "";
