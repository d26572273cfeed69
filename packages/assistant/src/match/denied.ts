/**
 * Up to four excluded words ('not a shop'): if they were matched, they would find the entry that the visitor
 * excludes.
 */
const few = String.raw`(?:[\p{L}\p{N}'’]+ ){0,3}[\p{L}\p{N}'’]+`;
const wants = String.raw`(?:(?:i|we)(?: just| only)? (?:want|need)|id like|i would like)\b`;

/** 'Is not updating but …' negates what is asked about; it is no choice between two things. */
const notVerb = String.raw`(?<!\b(?:is|are|am|was|were|be|been|its|thats|do|does|did|can|could|will|would|has|have|had|may|should) )`;

const before = [
  new RegExp(String.raw`\b(?:i|we) (?:dont|do not|don['’]t) (?:want|need) ${few}?,? (?=${wants})`, "giu"),
  new RegExp(
    String.raw`${notVerb}\bnot (?!\p{L}+ing\b)${few}?(?:, (?=${wants})|,? (?:but|just|only|rather)(?: an?| the)? (?=\p{L}))`,
    "giu",
  ),
];
const after = new RegExp(
  `(?:, (?:and )?not|,? but not|,? rather than|${notVerb.replace(" )", ")")} not) (?:an?|the|my|your) ${few}[?!. ]*$`,
  "iu",
);

/** A question without what it excludes: 'not a bot, just a person', 'the yearly price, not the monthly one'. */
export function withoutDenied(text: string): string {
  const left = before.reduce((rest, pattern) => rest.replace(pattern, " "), text).replace(after, "");
  return left.replaceAll(/[^\S\n]+/g, " ").trim() || text;
}
