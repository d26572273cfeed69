import { hedgeIn } from "./hedges.ts";

const nextWay = /\s*(?:\(|\?|,? or |\s[-–—]+\s|\/\/|,? maybe )/iu;
const noName =
  /^(?:something|sth|not sure|no idea|i |we |maybe|perhaps|whatever|don['’]?t|my name|our name|the same|same|any|you (?:decide|choose))/iu;

/**
 * The first alternative of a short answer that names several: 'Ann Lee Weddings' of 'Ann Lee Weddings (or just Ann Lee?)'.
 * Empty where the first is not a name.
 */
export function firstWay(answer: string): string {
  if (hedgeIn(answer) === null) return answer;
  const [first = ""] = answer.trim().split(nextWay);
  return noName.test(first) || !/\p{L}{2}/u.test(first) ? "" : first;
}
