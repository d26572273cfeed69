import { chatSpellings } from "./chat-table.ts";

const meantBy = new Map(
  chatSpellings.flatMap((line) => {
    const [meant = "", typed = ""] = line.split(": ");
    return typed.split(", ").map((words) => [words, meant] as const);
  }),
);

/** No phrase contains a special character of regular expressions. */
const phrases = new RegExp(
  `(?<![\\p{L}\\p{N}'’])(?:${[...meantBy.keys()].toSorted((a, b) => b.length - a.length).join("|")})(?![\\p{L}\\p{N}'’])`,
  "giu",
);

/** After these a digit is a number: 'step 4', 'only 2'. */
const counted =
  /(?:step|stage|part|page|version|plan|number|no|than|just|only|about|least|most|the|these|those|have|has|with|add|or|and) $/i;

/** Before these a digit is a number: 'a 2 page site', '4 weeks'. */
const countable =
  /^(?:page|month|week|day|hour|hr|minute|min|year|yr|person|people|man|men|women|part|step|star|column|language|or|and|of|k|kb|mb|gb|px|am|pm|percent|(?!us\b|this\b|is\b)\p{L}+s)\b/iu;

/** 'Sites 4 hairdressers' counts nothing, though it ends like a plural. */
const before4 =
  /(?:sites?|websites?|apps?|pages?|bots?|price|cost|costs|much|pay|do|work|charge|stuff|ready) $/i;

const digitWords: Readonly<Record<string, string>> = { "2": "to", "4": "for" };

const digits = /(?<![\p{L}\p{N}.,£$€/:-])([24])(?= \p{L})/gu;

/** A question with the short forms of chats written out: 'dunno wat 2 put' is 'dont know wat to put'. */
export const writtenOut = (text: string): string =>
  text
    .replaceAll(/(?<=\p{L})['’`](?=\p{L})/gu, "")
    .replace(phrases, (typed) => meantBy.get(typed.toLowerCase()) ?? typed)
    .replace(digits, (digit, _, at: number, whole: string) => {
      const [before, after] = [whole.slice(0, at), whole.slice(at + 2)];
      const isFor =
        digit === "4" && before4.test(before) && !/^(?:pages|months|weeks|days|years)\b/i.test(after);
      const isNumber = before === "" || counted.test(before) || countable.test(after);
      return isFor || !isNumber ? (digitWords[digit] ?? digit) : digit;
    });
