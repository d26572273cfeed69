/** A part of a legal page: its heading, and what it has to say. */
export interface LegalPart {
  readonly title: string;
  /** The heading again where the entry says no more. */
  readonly says: string;
}

/** Reads an entry of a legal page's outline, 'Heading: what it says'. */
export function legalPart(entry: string): LegalPart {
  const end = entry.indexOf(": ");
  return end < 0 ? { title: entry, says: entry } : { title: entry.slice(0, end), says: entry.slice(end + 2) };
}
