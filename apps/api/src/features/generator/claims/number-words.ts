const small =
  "two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen";
const tens = "twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety";
const large = "hundreds?|thousands?|millions?|billions?|trillions?|dozens?|scores of";
const parts = "half|halves|thirds?|quarters?|fifths?|tenths?";
const times =
  "twice|thrice|double[ds]?|doubling|triple[ds]?|tripling|quadrupled?|halved|halving|twofold|threefold|fourfold|fivefold|tenfold";

/** Number words; `one` only before another number. For a pattern with the flag `i`. */
export const numberWord = `(?:(?:${tens})-(?:one|${small})|${small}|${tens}|${large})`;
/** Words for fractions and multiples. */
export const shareWord = `(?:${parts}|${times})`;
