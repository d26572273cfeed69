const unknownInstant = new Date(0);
const lastYear = 9999;

/**
 * True for a stored time that the API can return (ISO 8601 with a four-digit year). SQLite accepts
 * any text as a time.
 */
export const isInstant = (date: Date): boolean =>
  !Number.isNaN(date.getTime()) && date.getUTCFullYear() >= 0 && date.getUTCFullYear() <= lastYear;

/**
 * A stored time as the API returns it; an invalid one becomes the beginning of 1970, so that it does not
 * break a whole list.
 */
export const instantOf = (date: Date): string => (isInstant(date) ? date : unknownInstant).toISOString();
