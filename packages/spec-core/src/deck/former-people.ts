import { escapeRegex } from "../text/escape-regex.ts";

interface Person {
  readonly kind: string;
  readonly text: string;
}

const title = /^(?:Dr|Mr|Mrs|Ms|Miss|Prof|Professor|Sir|Dame|Rev)\.? /u;

/** Somebody else runs the business now: 'I took over in 2012', 'he handed it to me'; not 'I took over the kitchen'. */
const isTakenOver =
  /(?<!\p{L})(?:(?:took|taken|taking) (?:(?:it|things|the (?:business|practice|firm|company|shop|farm|reins|place)) )?over(?= (?:it|from|in|when|after|as|at|the (?:business|practice|firm|company|shop|farm|reins|place))(?!\p{L})|[.,;!]|$)|(?:handed|passed) (?:(?:it|things|the (?:business|practice|firm|company|shop|farm|reins|place)) )?(?:(?:over|on|down) )?to (?:me|us)(?!\p{L})|now run by)/iu;

const began = "(?:established|founded|started|set up|built up|opened|begun|created)";

/** Whether a sentence says that a person of this name founded the business, or handed it over, or has died. */
function isOfThePast(sentence: string, name: string): boolean {
  const named = escapeRegex(name);
  const between = "(?:(?:my|our|his|her|the|late|\\p{Ll}{3,12}|\\d{4}),? ){0,6}";
  return [
    `(?<!\\p{L})${began} (?:in \\d{4} )?by ${between}${named}(?!\\p{L})`,
    `(?<!\\p{L})${named},? (?:who )?(?:first )?(?:established|founded|started|set up|built up|began|opened) `,
    `(?<!\\p{L})(?:took|taken) (?:it |the \\p{Ll}+ )?over from ${between}${named}(?!\\p{L})`,
  ].some((source) => new RegExp(source, "u").test(sentence));
}

/**
 * Whether a person founded or built up the business before somebody took it over, and is named nowhere else: 'founded
 * by my father, Sam Reid, in 1984. I took over in 2012.'
 */
export function isFormerPerson(
  { kind, text }: Person,
  statements: readonly { readonly text: string }[],
): boolean {
  if (kind !== "person") return false;
  const first = text.replace(title, "").split(" ")[0] ?? "";
  const naming = new RegExp(`(?<!\\p{L})${escapeRegex(first)}(?!\\p{L})`, "u");
  const about = statements.filter((statement) => naming.test(statement.text));
  return (
    about.length > 0 &&
    about.every(
      (statement) =>
        isOfThePast(statement.text, text) && !/(?<!\p{L})(?:still|today)(?!\p{L})/iu.test(statement.text),
    ) &&
    statements.some((statement) => isTakenOver.test(statement.text) && !takesOver(statement.text, first))
  );
}

/** Whether the person themself took over: 'Ada Rowe took over'. */
const takesOver = (sentence: string, first: string): boolean =>
  new RegExp(`(?<!\\p{L})${escapeRegex(first)}(?: \\p{Lu}[\\p{L}’'-]+)?(?: has)? (?:took|taken) `, "u").test(
    sentence,
  );
