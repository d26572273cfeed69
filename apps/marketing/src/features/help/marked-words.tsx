import { MarkedPhrase } from "@sitewright/ui";

/** A text with the search words underlined, like a client's own. */
export function MarkedWords({ text, words }: { text: string; words: ReadonlySet<string> }) {
  const parts = text.split(/([\p{L}\p{N}]+)/u);
  return parts.map((part, index) =>
    words.has(part.toLowerCase()) ? <MarkedPhrase key={index}>{part}</MarkedPhrase> : part,
  );
}
