import type { Limit } from "../../throttle/throttle.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * Rate limits. Sign-ins are counted per network, never per account alone: so nobody can lock an account out.
 */
export const accountLimits = {
  /** Failed sign-ins from one network. */
  signIns: { what: "sign-in", limit: 10, windowMs: 15 * MINUTE_MS },
  /** Failed sign-ins to one account from one network: slow guessing is limited too. */
  signInsToAccount: { what: "sign-in-to-account", limit: 30, windowMs: DAY_MS },
  /** Different addresses without an account that one network asked about; above it answers reveal nothing. */
  unknownAddresses: { what: "unknown-address", limit: 20, windowMs: DAY_MS },
  /**
   * Different addresses with an account that one network discovered by signing up; above it sign-ups from it
   * are refused.
   */
  takenAddresses: { what: "taken-address", limit: 20, windowMs: DAY_MS },
  /** Wrong current passwords when changing it: the session may have been taken over. */
  passwordChecks: { what: "password-check", limit: 10, windowMs: 15 * MINUTE_MS },
  /** Mails with a link to one address. */
  linksToAddress: { what: "link-to-address", limit: 3, windowMs: HOUR_MS },
  /** Repeated sign-ups for one address, each with mails to it: it may belong to somebody else. */
  signUpsOfAddress: { what: "sign-up-of-address", limit: 5, windowMs: DAY_MS },
  /** Mails with a link that were requested from one network. */
  linksFromNetwork: { what: "link-from-network", limit: 20, windowMs: HOUR_MS },
  /** Attempts to choose a new password with an invalid link, from one network. */
  resetsFromNetwork: { what: "reset-from-network", limit: 20, windowMs: HOUR_MS },
} as const satisfies Record<string, Limit>;

/** New accounts from one network. */
export const signUpLimit = (perHour: number): Limit => ({
  what: "sign-up",
  limit: perHour,
  windowMs: HOUR_MS,
});

/** The validity of a mailed link. */
export const linkLifetimesMs = { "verify-email": DAY_MS, "reset-password": HOUR_MS } as const;

/** The purpose of a mailed link. */
export type LinkPurpose = keyof typeof linkLifetimesMs;
