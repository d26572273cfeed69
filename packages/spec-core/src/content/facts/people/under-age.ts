import type { Found } from "../reading.ts";
import { sentencesOf } from "../sentences.ts";

const age =
  "(?:[3-9]|1[0-7]|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)";
const years = "(?:[ -]?(?:years?|yrs?)[ -]olds?)?";
const end = "(?=\\s*(?:$|[.,;:!?)](?!\\d)|(?:so|and|but|now|next|this)(?!\\p{L})))";
const today = "(?:(?:only|just|now|still|nearly|almost|about|barely) )?";

/** An age directly after a name: ', 16,', '(16)', ' is 16'. Not ', 12 years a groomer'. */
const ageAfter = new RegExp(
  `^(?:,? \\(|,? who(?:['’]s| is) |,? (?:aged?|is|turns?|turned) |['’]s |, )${today}(?:aged? )?${age}${years}${end}`,
  "iu",
);

/** An age later in the sentence, or first in the next, of the last person named: 'hes 16', 'she is only 15'. */
const ageOfPronoun = new RegExp(
  `(?<!\\p{L})s?he(?: is|['’]?s| turns?| turned) ${today}(?:aged )?${age}${years}${end}`,
  "iu",
);

/** Somebody else whose age a pronoun may tell: 'when her son was born. He's 15 now'. */
const somebodyElse =
  /(?<!\p{L})(?:sons?|daughters?|boys?|girls?|lads?|child|kids?|baby|nephews?|nieces?|grand(?:son|daughter)s?|brothers?|sisters?|dogs?|cats?|horses?|pon(?:y|ies))(?!\p{L})/iu;

/** An age before a name: 'our 15 year old daughter Mia'. */
const ageBefore = new RegExp(
  `(?<![\\p{L}\\d])${age}[ -](?:years?|yrs?)[ -]old (?:(?:son|daughter|nephew|niece|grandson|granddaughter|brother|sister|boy|girl|lad),? )?$`,
  "iu",
);

/** Whether a pronoun with an age, after a name in its sentence or first in the next one, is that person's. */
function isOfPronoun(rest: string, next: string): boolean {
  const { index } = ageOfPronoun.exec(rest) ?? {};
  if (index !== undefined) return !somebodyElse.test(rest.slice(0, index));
  return ageOfPronoun.exec(next.trimStart())?.index === 0 && !somebodyElse.test(rest);
}

/**
 * People with those whose age the text tells to be below 18 kept from visitors, wherever it names them: 'My son Wyatt
 * helps, he's 16'.
 */
export function withMinorsKept(text: string, people: readonly Found[]): Found[] {
  const sentences = sentencesOf(text);
  const isMinor = ({ start, end: stop }: Found): boolean => {
    const index = sentences.findIndex((sentence) => sentence.end > start);
    const sentence = sentences[index] ?? { start, end: stop };
    const next = sentences[index + 1] ?? sentence;
    // The next person of the same sentences is another whose age it may be.
    const until = Math.min(
      Math.max(sentence.end, next.end),
      ...people.filter((other) => other.start >= stop).map((other) => other.start),
    );
    const rest = text.slice(stop, Math.min(sentence.end, until));
    return (
      ageAfter.test(rest) ||
      isOfPronoun(rest, text.slice(sentence.end, until)) ||
      ageBefore.test(text.slice(sentence.start, start))
    );
  };
  const minors = new Set(people.filter(isMinor).map(({ value }) => value));
  return people.map((person) => (minors.has(person.value) ? { ...person, proposal: "keep" } : person));
}
