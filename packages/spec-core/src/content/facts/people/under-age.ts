import type { Found } from "../reading.ts";
import { sentencesOf } from "../sentences.ts";

const age =
  "(?:[3-9]|1[0-7]|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)";
const years = "(?:[ -]?(?:years?|yrs?)[ -]olds?)?";
const end = "(?=\\s*(?:$|[.,;:!?)]|(?:so|and|but|now|next|this)(?!\\p{L})))";
const today = "(?:(?:only|just|now|still|nearly|almost|about|barely) )?";

/** An age directly after a name: ', 16,', '(16)', ' is 16'. Not ', 12 years a groomer'. */
const ageAfter = new RegExp(
  `^(?:,? \\(|,? who(?:['’]s| is) |,? (?:aged?|is|turns?|turned) |['’]s |, )${today}(?:aged? )?${age}${years}${end}`,
  "iu",
);

/** An age later in the sentence, of the last person it names: 'hes 16', 'she is only 15'. */
const ageOfPronoun = new RegExp(
  `(?<!\\p{L})s?he(?: is|['’]?s| turns?| turned) ${today}(?:aged )?${age}${years}${end}`,
  "iu",
);

/** An age before a name: 'our 15 year old daughter Mia'. */
const ageBefore = new RegExp(
  `(?<![\\p{L}\\d])${age}[ -](?:years?|yrs?)[ -]old (?:(?:son|daughter|nephew|niece|grandson|granddaughter|brother|sister|boy|girl|lad),? )?$`,
  "iu",
);

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
    const rest = text.slice(stop, until);
    return (
      ageAfter.test(rest) || ageOfPronoun.test(rest) || ageBefore.test(text.slice(sentence.start, start))
    );
  };
  const minors = new Set(people.filter(isMinor).map(({ value }) => value));
  return people.map((person) => (minors.has(person.value) ? { ...person, proposal: "keep" } : person));
}
