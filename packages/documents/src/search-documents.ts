import type { DocumentSummary } from "@sitewright/contracts";

/** Text without case, accents and other marks, so that a search finds it however it was typed. */
const plain = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** The documents whose title, description or file name contain all words of the search, in the same order. */
export function searchDocuments(
  documents: readonly DocumentSummary[],
  search: string,
): readonly DocumentSummary[] {
  const words = plain(search)
    .split(/\s+/)
    .filter((word) => word !== "");
  return documents.filter(({ title, description, fileName }) => {
    const text = plain(`${title} ${description} ${fileName ?? ""}`);
    return words.every((word) => text.includes(word));
  });
}
