import type { Span } from "../../place.ts";
import { after, type Found } from "../reading.ts";

const bracket = /^ \(((?!really|my|not|the|no |from|which|who|and|or)[\p{L}\d][\p{L}\d ,&-]{1,30})\)/u;
const reach = 40;

const bracketOf = (text: string, { end }: Span): string => bracket.exec(after(text, end, reach))?.[1] ?? "";

/**
 * If each person of a list has a bracket, its words are the person's role: 'Tutors: Tom Ellis (maths), Sarah Owusu
 * (English)'. If all brackets begin with a capital, they may be places.
 */
export function withOwnBrackets(
  text: string,
  people: readonly Found[],
  continuesList: (last: Span, next: Span) => boolean,
): Found[] {
  const lists: Found[][] = [];
  for (const person of people) {
    const last = lists.at(-1)?.at(-1);
    if (last && continuesList(last, person)) lists.at(-1)?.push(person);
    else lists.push([person]);
  }
  return lists.flatMap((list) => {
    const own = list.map((person) => bracketOf(text, person));
    const isList = list.length > 1 && own.every((words) => words !== "");
    return isList && own.some((words) => /^\p{Ll}/u.test(words))
      ? list.map((person, index) => ({ ...person, about: own[index] ?? person.about }))
      : list;
  });
}

const pluralRole = /^\p{L}[\p{L} -]{2,30}s$/iu;
const joined = /^ (?:and|&|\+) $/u;

/** 'Ida Holm and Per Lind (directors)': a role in the plural after two persons is that of both. */
export const withRolesOfPairs = (text: string, people: readonly Found[]): Found[] =>
  people.map((person, index) => {
    const next = people[index + 1];
    const isShared =
      person.about === "" &&
      next !== undefined &&
      pluralRole.test(next.about) &&
      joined.test(text.slice(person.end, next.start)) &&
      bracketOf(text, next) === next.about;
    return isShared ? { ...person, about: next.about } : person;
  });
