import { capital } from "./fill.ts";

/** 'Two sorts of people.' announces who follows; without them it says nothing. */
const announcement =
  /^(?:(?:mainly|mostly|basically|really) )?(?:two|three|four|several) (?:main )?(?:sorts|kinds|types|groups|lots)(?: of \p{L}+)?[.:]?$/iu;

/** 'Also architects' goes on from a sentence that is not printed. */
const goingOn = /^(?:(?:and|but|plus|then) )?(?:also|as well as|and|plus),? (?=\p{L})/iu;

/** Whom the business works for, as one text that can be read without the sentences that the client keeps from visitors. */
export function audienceText(sentences: readonly string[]): string {
  const [first = "", ...rest] = sentences.filter(
    (text, index) => index < sentences.length - 1 || !announcement.test(text),
  );
  return [capital(first.replace(goingOn, "")), ...rest].join(" ");
}
