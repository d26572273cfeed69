import { dayOf } from "../content/facts/hours/named-days.ts";
import type { SpecContent } from "../spec/blocks/content.ts";

type Fact = SpecContent["facts"][number];

/** The answer that asks for the opening hours. */
const hoursField = "contact.openingHours";

const joints: ReadonlySet<string> = new Set([
  "a",
  "am",
  "and",
  "from",
  "on",
  "open",
  "pm",
  "the",
  "til",
  "till",
  "to",
  "until",
]);

/** The days and times in opening hours, which are equal for 'Thursdays till 8' and 'thu 8'. */
const hourWords = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}+|\d+/gu) ?? [])
    .filter((word) => !joints.has(word))
    .map((word) => dayOf(word) ?? word);

/** Round-the-clock times, which are no opening hours beside other hours: how long a dough rests, or a helpline. */
const dayAndNight = /^24[- ]?(?:h|hrs?|hours?|Stunden|heures?|horas|ore|uur|timer?)\.?$/iu;

/**
 * Whether hours in a text are not the opening hours, if the client gave those separately: the sentence around them,
 * which visitors read, is about something else.
 */
function isOfSomethingElse({ field, text }: Fact, statements: SpecContent["statements"]): boolean {
  if (dayAndNight.test(text.trim())) return true;
  return statements.some(
    (statement) =>
      statement.isPrinted && statement.isProse && statement.field === field && statement.text.includes(text),
  );
}

/** Whether a name is the first name of somebody else in the list: 'Maeve' beside 'Dr Maeve Tully'. */
const isShortFor = (name: string, longer: string): boolean =>
  !name.includes(" ") && longer.split(" ").slice(0, -1).includes(name);

/**
 * Whether a longer address or the hours contain it already ('Northumberland Street', 'closed Tuesdays'), a person
 * is named in full, or it is not about the business.
 */
export function isSaidElsewhere(fact: Fact, { facts, statements }: SpecContent): boolean {
  const others = facts.filter((other) => other !== fact && other.kind === fact.kind && other.isConfirmed);
  const text = fact.text.toLowerCase();
  if (fact.kind === "address")
    return others.some((other) => other.text.length > text.length && other.text.toLowerCase().includes(text));
  if (fact.kind === "person") return others.some((other) => isShortFor(fact.text.trim(), other.text.trim()));
  if (fact.kind !== "hours" || fact.field === hoursField) return false;
  const [closed] = /^closed \p{L}{3}/u.exec(text) ?? [];
  const answers = others.filter(({ field }) => field === hoursField);
  const answered = new Set(answers.flatMap((other) => hourWords(other.text)));
  return (
    (closed !== undefined && others.some((other) => other.text.toLowerCase().includes(closed))) ||
    hourWords(text).every((word) => answered.has(word)) ||
    (!/^closed(?!\p{L})/u.test(text) && answers.length > 0 && isOfSomethingElse(fact, statements))
  );
}
