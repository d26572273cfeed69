import type { Found } from "../reading.ts";

const year = "(?:in|since|last|this|at|after|during|before|two|three|four|a|some|\\d)";
const ended = `(?:retired(?= ${year}(?!\\p{L})|\\s*(?:[.,;:!?)–—]|and(?!\\p{L})|$))|died|passed (?:away|on)(?!\\p{L})|stepped down|moved on|(?:is|was) no longer|left(?= (?:us|the (?:business|firm|company|practice|partnership|shop|team|choir|group|band|club|charity)|in (?:19|20)\\d\\d|last|this|for)(?!\\p{L})|\\s*(?:[.,;:!?)]|$)))`;
const adverbs = "(?:(?:has|had|have|sadly|since|then|now|recently|also|both|all) ){0,3}";

/** The rest of the sentence says that the person is still there: 'Ann retired in 2020 but helps on Fridays'. */
const isStillThere =
  /^[^.!?\n]{0,60}(?<!\p{L})(?:still|but (?:he|she|comes|helps|teaches|works|visits))(?!\p{L})/iu;

const escaped = (name: string): string => name.replace(/[\\^$.*+?()[\]{}|]/gu, "\\$&");

/** What a text may call a person: the whole name, the first name, or the title with the surname. */
function callings(value: string): string[] {
  const [first = "", ...rest] = value.split(" ");
  return /\.$|^(?:Mr|Mrs|Ms|Miss|Dr|Prof)$/u.test(first) || rest.length === 0 ? [value] : [value, first];
}

function isGone(text: string, { value }: Found): boolean {
  const names = callings(value).map(escaped).join("|");
  const left = new RegExp(`(?<!\\p{L})(?:${names}),? ${adverbs}${ended}`, "giu");
  const late = new RegExp(
    `(?<!\\p{L})(?:the|my|our|his|her) late (?:\\p{Ll}+ ){0,2}(?:${names})(?!\\p{L})`,
    "iu",
  );
  return (
    late.test(text) ||
    [...text.matchAll(left)].some(
      ({ index, 0: words }) => !isStillThere.test(text.slice(index + words.length)),
    )
  );
}

/** People with those kept from visitors who have retired, left or died, wherever the text says so. */
export const withThoseGoneKept = (text: string, people: readonly Found[]): Found[] =>
  people.map((person) => (isGone(text, person) ? { ...person, proposal: "keep" } : person));
