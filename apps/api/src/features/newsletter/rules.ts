import { linkLifetimesMs } from "../../outbox/mail-secret.ts";
import type { Limit } from "../../throttle/throttle.ts";
import { dayMs, hourMs } from "../../time-units.ts";

/** Subscriptions that one network may request within an hour. */
export const networkLimit: Limit = { name: "newsletter", limit: 10, windowMs: hourMs };

/** Subscriptions of one network within an hour; further ones count towards `crowdLimit`. */
export const fewLimit: Limit = { name: "newsletter-few", limit: 2, windowMs: hourMs };

/** Mails that one mailbox may get within a day because its address was entered. */
export const mailboxLimit: Limit = { name: "newsletter-address", limit: 3, windowMs: dayMs };

/**
 * Mails to unconfirmed addresses that the whole installation sends within an hour, whatever the number of
 * requesting networks: a flood must not damage the agency's reputation with mail providers. Mails above the
 * limit wait and are not refused.
 */
export const installationLimit: Limit = { name: "newsletter-mails", limit: 200, windowMs: hourMs };

/**
 * The part of `installationLimit` for networks with many requests, so that twenty such networks do not
 * delay everybody else.
 */
export const crowdLimit: Limit = { name: "newsletter-crowd", limit: 100, windowMs: hourMs };

/** Providers that ignore dots in the addresses of their mailboxes. */
const dotless = new Set(["gmail.com", "googlemail.com"]);

/**
 * The mailbox of an address, for counting: without the tag after a plus (RFC 5233), and without
 * characters that a large provider ignores. Two people share one only if their provider treats the
 * addresses as equal.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1).toLowerCase();
  const [name = ""] = address.slice(0, at).toLowerCase().split("+", 1);
  const local = name === "" ? address.slice(0, at).toLowerCase() : name;
  return dotless.has(domain) ? `${local.replaceAll(".", "")}@gmail.com` : `${local}@${domain}`;
}

/** How long a confirmation link is valid; after that the address is deleted. */
export const confirmWithinMs = linkLifetimesMs["newsletter-confirmation"];

/** A secret as contained in a link. */
export const isToken = (text: string): boolean => /^[\w-]{20,128}$/.test(text);

/** The path of a page on this site, from a form; anything else is ignored. */
export const sourceOf = (text: string | undefined): string =>
  text !== undefined && /^\/[\w/-]{0,199}$/.test(text) ? text : "";
