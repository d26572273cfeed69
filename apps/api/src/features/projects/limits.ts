import type { SignedInActor } from "../../access/actor.ts";
import type { Attempt } from "../../throttle/throttle.ts";
import { dayMs, hourMs } from "../../time-units.ts";
import { projectTexts as texts } from "./texts.ts";

/** A network may be shared: by an office, a school, a provider's customers. */
const networkFactor = 10;

/** The account and network of a submit. */
export interface Submitter {
  accountId: string;
  network: string;
  isConfirmed: boolean;
}

/** The actor's data for the limits. */
export const submitterOf = ({ account }: SignedInActor, network: string): Submitter => ({
  accountId: account.id,
  network,
  isConfirmed: account.emailVerifiedAt !== null,
});

interface Kind {
  name: string;
  perHour: number;
  perDay: number;
  /** The daily limit until the address is confirmed: anybody can create unconfirmed accounts for free. */
  perDayUnconfirmed: number;
  own: (count: number, span: string, wait: string) => string;
  unconfirmed: (count: number, wait: string) => string;
  nearby: (span: string, wait: string) => string;
}

/** The limits of one submit or version: per hour and per day, of its account and of its network. */
function attempts(kind: Kind, { accountId, network, isConfirmed }: Submitter): [Attempt, ...Attempt[]] {
  const { name, perHour, perDay, perDayUnconfirmed, own, unconfirmed, nearby } = kind;
  const limit = isConfirmed ? perDay : perDayUnconfirmed;
  const detail = (wait: string) =>
    isConfirmed ? own(perDay, "a day", wait) : unconfirmed(perDayUnconfirmed, wait);
  const hour = {
    windowMs: hourMs,
    subject: accountId,
    detail: (wait: string) => own(perHour, "an hour", wait),
  };
  const nearbyHour = { windowMs: hourMs, detail: (wait: string) => nearby("an hour", wait) };
  const nearbyDay = { windowMs: dayMs, detail: (wait: string) => nearby("a day", wait) };
  // Accounts without a confirmed address are counted separately on a network, so that they do not use up
  // the limit of those with one.
  const group = isConfirmed ? `${name}-day` : `unconfirmed-${name}-day`;
  return [
    { ...hour, name: `${name}-hour`, limit: perHour },
    { windowMs: dayMs, subject: accountId, detail, name: `${name}-day`, limit },
    { ...nearbyHour, name: `${name}-hour-network`, subject: network, limit: perHour * networkFactor },
    { ...nearbyDay, name: `${group}-network`, subject: network, limit: limit * networkFactor },
  ];
}

/** The limits of a new project; by default 10 an hour, 50 a day, 3 a day until the address is confirmed. */
export const submitRateLimits = (submitter: Submitter, submitsPerHour: number) =>
  attempts(
    {
      name: "submit",
      perHour: submitsPerHour,
      perDay: submitsPerHour * 5,
      perDayUnconfirmed: Math.ceil(submitsPerHour * 0.3),
      own: texts.submitted,
      unconfirmed: texts.submittedUnconfirmed,
      nearby: texts.submittedNearby,
    },
    submitter,
  );

/**
 * The limits of a new version; by default 60 an hour, 200 a day, 30 a day until the address is confirmed: a
 * busy owner may save every minute.
 */
export const versionRateLimits = (submitter: Submitter, submitsPerHour: number) =>
  attempts(
    {
      name: "version",
      perHour: submitsPerHour * 6,
      perDay: submitsPerHour * 20,
      perDayUnconfirmed: submitsPerHour * 3,
      own: texts.saved,
      unconfirmed: texts.savedUnconfirmed,
      nearby: texts.savedNearby,
    },
    submitter,
  );

/**
 * Limits of answers whose specification took too long to build: nothing is stored, but all others had to
 * wait. A busy machine can also cause this, so a few are allowed.
 */
export const unfinishedRateLimits = ({ accountId, network }: Submitter): [Attempt, ...Attempt[]] => [
  { name: "unfinished-build", subject: accountId, limit: 3, windowMs: hourMs, detail: texts.unfinished },
  {
    name: "unfinished-build-network",
    subject: network,
    limit: networkFactor,
    windowMs: hourMs,
    detail: texts.unfinished,
  },
];

/** The limits of mails to the agency about new projects: per account, and in total. */
export const noticeRateLimits = ({ accountId }: Submitter): [Attempt, ...Attempt[]] => [
  { name: "agency-notice-of-account", subject: accountId, limit: 10, windowMs: dayMs },
  { name: "agency-notice", subject: "everybody", limit: 200, windowMs: dayMs },
];
