const bracket = /\([^()]{1,160}\)/gu;
const timeBehindComma = /[,;].*\d/su;

/**
 * Whether a bracket in hours has parts, the last with a time: '(in winter, Nov to Feb, until 4)'. Line by line such a
 * bracket would be cut open, so that the client is asked for the hours.
 */
export const hasPartsInBracket = (hours: string): boolean =>
  [...hours.matchAll(bracket)].some(([inside]) => timeBehindComma.test(inside));
