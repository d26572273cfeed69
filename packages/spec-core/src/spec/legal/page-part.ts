/** A part of a legal page: its heading and its content. */
export interface LegalPart {
  readonly title: string;
  /** The content; equal to the heading if the entry has no more. */
  readonly says: string;
}

/** Parses an entry of a legal page's outline, 'Heading: what it says'. */
export function legalPart(entry: string): LegalPart {
  const end = entry.indexOf(": ");
  return end < 0 ? { title: entry, says: entry } : { title: entry.slice(0, end), says: entry.slice(end + 2) };
}
