import type { Limit } from "../../throttle/throttle.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * How often somebody may try. Sign-ins are counted by where they come from, never by the account alone: nobody can
 * lock another one out.
 */
export const accountLimits = {
  /** Failed sign-ins from one network. */
  signIns: { what: "sign-in", limit: 10, windowMs: 15 * MINUTE_MS },
  /** Failed sign-ins to one account from one network: patience does not help either. */
  signInsToAccount: { what: "sign-in-to-account", limit: 30, windowMs: DAY_MS },
  /** Different addresses without an account that one network asked about; past it the answers reveal nothing. */
  unknownAddresses: { what: "unknown-address", limit: 20, windowMs: DAY_MS },
  /** Different addresses with an account that one network learnt of by signing up; past it nobody signs up from there. */
  takenAddresses: { what: "taken-address", limit: 20, windowMs: DAY_MS },
  /** Wrong current passwords when changing it: the browser may be somebody else's. */
  passwordChecks: { what: "password-check", limit: 10, windowMs: 15 * MINUTE_MS },
  /** Mails with a link to one address. */
  linksToAddress: { what: "link-to-address", limit: 3, windowMs: HOUR_MS },
  /** Accounts made anew for one address, each with mails to it: it may belong to somebody else. */
  signUpsOfAddress: { what: "sign-up-of-address", limit: 5, windowMs: DAY_MS },
  /** Mails with a link that one network asked for. */
  linksFromNetwork: { what: "link-from-network", limit: 20, windowMs: HOUR_MS },
  /** Tries to choose a new password by a link that did not work, from one network. */
  resetsFromNetwork: { what: "reset-from-network", limit: 20, windowMs: HOUR_MS },
} as const satisfies Record<string, Limit>;

/** New accounts from one network. */
export const signUpLimit = (perHour: number): Limit => ({
  what: "sign-up",
  limit: perHour,
  windowMs: HOUR_MS,
});

/** How long a mailed link works. */
export const linkLifetimesMs = { "verify-email": DAY_MS, "reset-password": HOUR_MS } as const;

/** What a mailed link is for. */
export type LinkPurpose = keyof typeof linkLifetimesMs;
