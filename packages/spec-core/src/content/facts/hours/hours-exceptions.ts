import type { Span } from "../../place.ts";
import { after } from "../reading.ts";

/** An exception after hours: ' except Mothers Day', ', apart from bank holidays'. 'Apart from that' is none. */
const begins =
  /^,? (?:except(?:ing)?|apart from|aside from|but not|other than|with the exception of|excluding)(?: for)? (?!(?:that|this|then|it)(?!\p{L}))/iu;
const verb =
  "(?:is|are|was|do|does|has|have|will|can|may|might|must|goes?|comes?|needs?|works?|open|opens|close|closes)";
/** The words of an exception, to the end of their part of the sentence; a clause is none: 'except we do weddings'. */
const named = new RegExp(
  `^(?!(?:i|we|you|they|he|she|it|there) )(?!(?:my|our) [^.,;:!?\\n()]{1,50} ${verb} )[^.,;:!?\\n()]{2,60}?(?= ?[–—]| - | ?\\(|[.,;:!?\\n)]|$)`,
  "iu",
);
const reach = 100;
/** An exception within hours, at their end: 'Mon-Sat 9-5, except bank holidays'. */
const within = /(?<!\p{L})(?:except(?:ing)?|but not|not) [\p{L}\d'’ -]{2,40}$/iu;
const openWords =
  "(?:(?:we|i)(?:['’]re|['’]m| are| am)? (?:only )?(?:open|close|closed|shut)(?!\\p{L})|(?:it|the shop)(?:['’]?s| is) (?:\\d|noon|closed|open))";
/** What holds on the excepted days: ' when we close at noon'. */
const whatHolds = new RegExp(`^,? when ${openWords}[^.,;:!?\\n()]{0,60}`, "iu");
/** A reason, which is not for visitors: ' when I take my mother to the clinic'. */
const reason = new RegExp(
  `,? (?:when|as|because|since|so|while|cos) (?!${openWords})(?:we|i|my|our|he|she|they|the|it)(?:['’]\\p{L}+)? .*$`,
  "iu",
);

/** Hours with the exception that follows them; null if they have one that cannot be told from the words after it. */
export function withException(text: string, { start, end }: Span): Span | null {
  const rest = after(text, end, reach);
  const [lead] = begins.exec(rest) ?? [];
  if (lead === undefined) {
    const [held = ""] = within.test(text.slice(start, end)) ? (whatHolds.exec(rest) ?? []) : [];
    return { start, end: end + held.trimEnd().length };
  }
  const [exception] = named.exec(rest.slice(lead.length)) ?? [];
  return exception === undefined
    ? null
    : { start, end: end + lead.length + exception.replace(reason, "").trimEnd().length };
}
