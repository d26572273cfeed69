import { rulesOf } from "../data/countries.ts";
import { findPhones } from "./phones.ts";

/** One of several numbers in the phone field. */
export interface TypedPhone {
  readonly text: string;
  readonly value: string;
  /** The client's label for it: 'Tom', 'workshop'. */
  readonly about: string;
}

/** A label after a number: '(Donna)'. */
const labelBehind = /^\s*\((?:this is |ask for )?([\p{L}][\p{L}'’ -]{1,24})\)/u;
/** A label before a number: 'Cody', 'or Tom:', 'the workshop'. */
const labelBefore =
  /(?:^|[,;/\n]|\b(?:or|and)\b)\s*(?:the )?([\p{L}][\p{L}'’-]{1,14}(?: [\p{L}][\p{L}'’-]{1,14})?):?\s*$/u;
/** Words that are not useful as a label. */
const noLabel = /^(?:me|mine|my|or|and|tel|phone|telephone|call|ring|number|no|also|main)$/iu;

const label = (said: string | undefined): string => {
  const words = (said ?? "").trim().replace(/^(?:or|and) /iu, "");
  return noLabel.test(words) ? "" : words;
};

// Numbers after this word are recognised even if the country is unknown.
const lead = "tel ";

// The minimum number of digits of two numbers together.
const digitsMin = 12;

/**
 * The numbers of an answer with more than one: '07700 900418 (me) or Tom 07700 900762'. Empty if there is at most one.
 */
export function severalPhones(answer: string, country: string | null): TypedPhone[] {
  if (answer.replace(/\D/gu, "").length < digitsMin) return [];
  const text = `${lead}${answer}`;
  const found = findPhones({ text, field: "description", country: rulesOf(country), taken: [] }).toSorted(
    (a, b) => a.start - b.start,
  );
  if (new Set(found.map(({ value }) => value)).size < 2) return [];
  return found.map(({ start, end, value }, index) => ({
    text: text.slice(start, end),
    value,
    about: label(
      labelBehind.exec(text.slice(end))?.[1] ??
        labelBefore.exec(text.slice(found[index - 1]?.end ?? lead.length, start))?.[1],
    ),
  }));
}
