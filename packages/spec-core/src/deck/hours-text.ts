const days =
  /(?<![\p{L}@./])(?:mon|tues?|weds?|thur?s?|fri|sat|sun|monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?(?![\p{L}@])/gu;

/** Opening hours with the capitals of the days, which are left out where one types in a hurry. */
export const hoursText = (text: string): string =>
  text.replace(days, (day) => day.charAt(0).toUpperCase() + day.slice(1));
