const DAY_MS = 24 * 60 * 60 * 1000;

/** A session unused for this long ends. */
export const IDLE_LIFETIME_DAYS = 30;

/** A session ends after this long, however much it is used. */
export const ABSOLUTE_LIFETIME_MS = 90 * DAY_MS;
