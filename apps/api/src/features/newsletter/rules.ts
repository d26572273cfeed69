import type { Limit } from "../../throttle/throttle.ts";

const hourMs = 3_600_000;

/** Subscriptions that one network may ask for within an hour. */
export const networkLimit: Limit = { what: "newsletter", limit: 10, windowMs: hourMs };

/** Mails that one address may get within a day because somebody entered it. */
export const addressLimit: Limit = { what: "newsletter-address", limit: 3, windowMs: 24 * hourMs };

/**
 * Mails to strangers that the whole installation sends within an hour, from however many networks they are asked for: a
 * flood must not cost the agency its name with mail providers.
 */
export const installationLimit: Limit = { what: "newsletter-mails", limit: 200, windowMs: hourMs };

/** How long the link works that confirms an address; then the address is deleted. */
export const confirmWithinMs = 7 * 24 * hourMs;

/** A secret as it stands in a link. */
export const isToken = (text: string): boolean => /^[\w-]{20,128}$/.test(text);

/** The path of a page on this site, as a form names it; anything else tells nothing. */
export const sourceOf = (text: string | undefined): string =>
  text !== undefined && /^\/[\w/-]{0,199}$/.test(text) ? text : "";
