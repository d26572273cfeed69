const unknownInstant = new Date(0);
const lastYear = 9999;

/** Whether a stored time is one that travels (ISO 8601 with a year of four digits). SQLite keeps any text as a time. */
export const isInstant = (date: Date): boolean =>
  !Number.isNaN(date.getTime()) && date.getUTCFullYear() >= 0 && date.getUTCFullYear() <= lastYear;

/** A stored time as the API returns it; one that cannot be read is the beginning of 1970, so that it costs nobody the rest of a list. */
export const instantOf = (date: Date): string => (isInstant(date) ? date : unknownInstant).toISOString();
