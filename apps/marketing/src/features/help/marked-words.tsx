import { MarkedPhrase } from "@sitewright/ui";

/** A text in which the words that the visitor asked with are underlined, as a client's own are. */
export function MarkedWords({ text, words }: { text: string; words: ReadonlySet<string> }) {
  const parts = text.split(/([\p{L}\p{N}]+)/u);
  return parts.map((part, index) =>
    words.has(part.toLowerCase()) ? <MarkedPhrase key={index}>{part}</MarkedPhrase> : part,
  );
}
