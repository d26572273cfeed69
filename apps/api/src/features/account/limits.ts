import type { Limit } from "../../throttle/throttle.ts";
import { dayMs, hourMs, minuteMs } from "../../time-units.ts";

/**
 * Rate limits. Sign-ins are counted per network, never per account alone, so that nobody can lock
 * another person's account.
 */
export const accountLimits = {
  /** Failed sign-ins from one network. */
  signIns: { name: "sign-in", limit: 10, windowMs: 15 * minuteMs },
  /** Failed sign-ins to one account from one network: this also limits slow guessing. */
  signInsToAccount: { name: "sign-in-to-account", limit: 30, windowMs: dayMs },
  /**
   * Different addresses without an account that one network tried; above the limit, responses no
   * longer reveal whether an address has an account.
   */
  unknownAddresses: { name: "unknown-address", limit: 20, windowMs: dayMs },
  /**
   * Different addresses with an account that one network discovered by signing up; above the limit,
   * its sign-ups are refused.
   */
  takenAddresses: { name: "taken-address", limit: 20, windowMs: dayMs },
  /** Wrong current passwords when changing the password: the session may have been taken over. */
  passwordChecks: { name: "password-check", limit: 10, windowMs: 15 * minuteMs },
  /**
   * Password changes per address, each with a mail to it: the address may belong to somebody else.
   */
  passwordChanges: { name: "password-change", limit: 10, windowMs: dayMs },
  /** Mails with a link to one address. */
  linksToAddress: { name: "link-to-address", limit: 3, windowMs: hourMs },
  /**
   * Repeated sign-ups for one address, each with a mail to it: the address may belong to somebody
   * else.
   */
  signUpsOfAddress: { name: "sign-up-of-address", limit: 5, windowMs: dayMs },
  /** Mails with a link that were requested from one network. */
  linksFromNetwork: { name: "link-from-network", limit: 20, windowMs: hourMs },
  /** Attempts to choose a new password with an invalid link, from one network. */
  resetsFromNetwork: { name: "reset-from-network", limit: 20, windowMs: hourMs },
} as const satisfies Record<string, Limit>;

/** New accounts from one network. */
export const signUpLimit = (perHour: number): Limit => ({
  name: "sign-up",
  limit: perHour,
  windowMs: hourMs,
});

/** The purpose of a mailed link. */
export type LinkPurpose = "verify-email" | "reset-password";
