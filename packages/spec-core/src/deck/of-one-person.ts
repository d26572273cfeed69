import type { Spec } from "../spec/schema.ts";

type Known = Pick<Spec, "businessInfo" | "content">;

/** Of fewer people, the one who works there is the business. */
const fewestPeople = 2;

/** The first words of the names of people in the answers, if there are several; those in the business's name are none. */
function firstNamesOf({ businessInfo, content }: Known): ReadonlySet<string> {
  const names = new Set(
    content.facts.flatMap(({ kind, text }) =>
      kind === "person" ? [/^\p{Lu}[\p{L}'’-]+/u.exec(text.trim())?.[0] ?? ""] : [],
    ),
  );
  if (names.size < fewestPeople) return new Set();
  return new Set([...names].filter((name) => name !== "" && !businessInfo.name.includes(name)));
}

/** The name that a sentence begins with, and whether others follow: 'Ann Weir and Joe Hale are'. */
const nameAtStart = /^(\p{Lu}[\p{L}-]*)(?:['’]s)?(?: \p{Lu}[\p{L}’.-]*){0,3}(,? (?:and|&) |, (?=\p{Lu}))?/u;

/**
 * Whether a sentence is about one of several people who work there: 'Petra is a chartered surveyor' says what she is,
 * not what the business is.
 */
export function isOfOnePerson(text: string, known: Known): boolean {
  const [, first = "", next = ""] = nameAtStart.exec(text.trim()) ?? [];
  return next === "" && firstNamesOf(known).has(first);
}
