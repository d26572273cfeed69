import { allMatches } from "../regex-prefilter/prefiltered-match.ts";
import { type Found, type Reading, spanOf } from "./reading.ts";

// The common part of RFC 5321, section 4.1.2: no quoted local parts and no address literals. Limits as in section
// 4.5.3.1. Hosts may contain accented letters (RFC 5890).
const address =
  /(?<![\p{L}\p{N}._%+-])[a-z0-9][a-z0-9._%+-]{0,63}@[\p{L}\p{N}][\p{L}\p{N}.-]{0,250}\.[a-z]{2,24}(?![\p{L}\p{N}])/giu;

/** Addresses as they are dictated or obscured: 'info at smith dot co dot uk', 'info (at) smith.de'. */
const spoken =
  /(?<![\p{L}\p{N}._%+-])([a-z0-9][a-z0-9._-]{0,40})(?: ?[([](?:at|@|ät)[)\]] ?| at )([a-z0-9-]{1,40}(?:(?: ?[([](?:dot|punkt)[)\]] ?| dot |\.)[a-z0-9-]{2,30}){1,3})(?![\p{L}\p{N}])/giu;

function spelled(match: RegExpExecArray): Found[] {
  const [whole, name = "", host = ""] = match;
  // 'look at smith.de' is not an address: the word 'at' counts only with a 'dot'.
  if (!/[([]/u.test(whole) && !/ dot /iu.test(host)) return [];
  const value = `${name}@${host.replace(/ ?[([](?:dot|punkt)[)\]] ?| dot /giu, ".")}`.toLowerCase();
  return [{ kind: "email", ...spanOf(match), value, about: "" }];
}

/** Finds e-mail addresses; the value is in lower case. */
export const findEmails = ({ text }: Reading): Found[] => [
  ...allMatches(address, text).map((match) => ({
    kind: "email" as const,
    ...spanOf(match),
    value: match[0].toLowerCase(),
    about: "",
  })),
  ...allMatches(spoken, text).flatMap(spelled),
];
