const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** A session unused for this long ends. */
export const IDLE_LIFETIME_DAYS = 30;
export const IDLE_LIFETIME_MS = IDLE_LIFETIME_DAYS * DAY_MS;

/** A session ends after this long, however much it is used. */
export const ABSOLUTE_LIFETIME_MS = 90 * DAY_MS;

/** The hour of an instant: last use is stored with this precision. */
export const hourOf = (instant: Date): Date => new Date(Math.floor(instant.getTime() / HOUR_MS) * HOUR_MS);
