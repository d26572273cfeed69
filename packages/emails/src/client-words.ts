const ellipsis = "…";

/** Cuts to at most `max` characters (code points); a cut text ends with an ellipsis. */
function shorten(text: string, max: number): string {
  const characters = Array.from(text);
  return characters.length <= max
    ? text
    : `${characters
        .slice(0, max - 1)
        .join("")
        .trimEnd()}${ellipsis}`;
}

/**
 * One line of text: line breaks, control and direction characters become spaces or are removed, lone
 * surrogates become U+FFFD, at most `max` characters. Without CR or LF, no text can inject a header (RFC 5322
 * section 2.2).
 */
export function oneLine(text: string, max: number): string {
  const line = text
    .replace(/\p{Cs}/gu, "\uFFFD")
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(/[\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, "")
    .replace(/\s+/gu, " ")
    .trim();
  return shorten(line, max);
}

/**
 * A client's text for the body of a mail: one line, without anything that a mail program would turn into a
 * link. Otherwise, signing up under another person's address could send them a link in our name.
 */
export function clientWords(text: string, max = 120): string {
  return (
    oneLine(text, max)
      .replace(/[\p{L}\p{N}_+.-]*:\/\/+/gu, "")
      // Mail programs treat the full stops of Chinese and Japanese as the dot of a domain (UTS #46, section 2.3), and
      // domain names may end in marks or symbols (é in two code points, हिन्दी, ❤).
      .replace(/(?<=[^\s.])[.。．｡](?=[^\s\p{N}\p{P}])/gu, ".\u200C")
  );
}

/** Longest subject in characters; mail programs show far fewer. */
export const subjectMaxLength = 150;

/** A subject: one line, at most 150 characters. */
export function subjectLine(text: string): string {
  return oneLine(text, subjectMaxLength);
}
