/** Words per minute of an adult reader. */
export const wordsPerMinute = 200;

/** Number of words in a text: runs of anything but white space. */
export const countWords = (text: string): number => text.match(/\S+/g)?.length ?? 0;

/** The reading time for this number of words, for display: '6 min read', at least one minute. */
export const readTimeText = (words: number): string =>
  `${Math.max(1, Math.ceil(words / wordsPerMinute))} min read`;

const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** The day of an instant (ISO 8601) in UTC for display: '3 November 2026'. */
export const dateText = (instant: string): string => day.format(new Date(instant));
