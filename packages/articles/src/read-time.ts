/** Words that an adult reads in a minute. */
export const wordsPerMinute = 200;

/** How many words a text has: runs of anything but white space. */
export const countWords = (text: string): number => text.match(/\S+/g)?.length ?? 0;

/** How long so many words take to read, as a card says it: '6 min read', never less than one minute. */
export const readTimeText = (words: number): string =>
  `${Math.max(1, Math.ceil(words / wordsPerMinute))} min read`;

const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** The day of an instant (ISO 8601) in UTC as people read it: '3 November 2026'. */
export const dateText = (instant: string): string => day.format(new Date(instant));
