import { type Found, type Reading, spanOf } from "./reading.ts";

// The usual part of RFC 5321, section 4.1.2: no quoted local parts, no addresses in brackets. Limits of section 4.5.3.1.
const address =
  /(?<![\p{L}\p{N}._%+-])[a-z0-9][a-z0-9._%+-]{0,63}@[a-z0-9][a-z0-9.-]{0,250}\.[a-z]{2,24}(?![a-z0-9])/giu;

/** E-mail addresses; the value is in lower case. */
export const findEmails = ({ text }: Reading): Found[] =>
  [...text.matchAll(address)].map((match) => ({
    kind: "email",
    ...spanOf(match),
    value: match[0].toLowerCase(),
    about: "",
  }));
