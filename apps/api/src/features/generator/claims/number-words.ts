const small =
  "two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen";
const tens = "twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety";
const large = "hundreds?|thousands?|millions?|billions?|trillions?|dozens?|scores of";
const ordinals = "second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|twelfth|hundredth|thousandth";
const parts = "half|halves|thirds?|quarters?|fifths?|tenths?";
const times =
  "twice|thrice|double[ds]?|doubling|triple[ds]?|tripling|quadrupled?|halved|halving|(?:two|three|four|five|six|seven|eight|nine|ten|hundred)fold";

/** Number words; `one` only before another number. For a pattern with the flag `i`. */
export const numberWord = `(?:(?:${tens})-(?:one|${small})|zero|${small}|${tens}|${large})`;
/** Words for fractions and multiples. */
export const shareWord = `(?:${parts}|${times})`;
/** Ordinals, for 'every third firm'. */
export const ordinalWord = `(?:${ordinals})`;
/** The counted noun after a number, with its separator: it is part of the claim. */
export const countedWord =
  "(?:[ -](?:per cent|percent|percentage points?|milliseconds?|seconds?|minutes?|hours?|days?|nights?|weeks?|months?|quarters?|years?|decades?|generations?|pixels?|stars?|times(?: over)?|clicks?)\\b)";
/**
 * The limit before a number, as in 'more than 800' or 'under two hundred': without it the claim would be
 * a different one.
 */
export const limitWord =
  "(?:(?:no |not )?(?:more|fewer|less) than|at (?:least|most)|up to|under|(?:well )?over|below|above|nearly|almost)";
