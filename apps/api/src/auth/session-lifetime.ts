import { dayMs, hourMs } from "../time-units.ts";

/** A session unused for this long ends. */
export const idleLifetimeDays = 30;
export const idleLifetimeMs = idleLifetimeDays * dayMs;

/** A session ends after this long, however much it is used. */
export const absoluteLifetimeMs = 90 * dayMs;

/** The hour of an instant: the time of last use is stored with this precision. */
export const hourOf = (instant: Date): Date => new Date(Math.floor(instant.getTime() / hourMs) * hourMs);
