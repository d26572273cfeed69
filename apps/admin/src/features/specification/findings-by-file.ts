import type { SiteFinding } from "@sitewright/contracts";

/** The findings of one file, by line. */
export interface FileFindings {
  readonly file: string;
  readonly findings: readonly SiteFinding[];
}

const isPage = (file: string): boolean => /\.x?html?$/i.test(file);
const names = new Intl.Collator("en", { numeric: true });

/** The findings of each file: pages first, then other files, each by name, and within a file by line. */
export function byFile(findings: readonly SiteFinding[]): FileFindings[] {
  const groups = new Map<string, SiteFinding[]>();
  for (const finding of findings) groups.set(finding.file, [...(groups.get(finding.file) ?? []), finding]);
  return [...groups]
    .map(([file, found]) => ({ file, findings: found.sort((a, b) => a.line - b.line) }))
    .sort((a, b) => Number(isPage(b.file)) - Number(isPage(a.file)) || names.compare(a.file, b.file));
}
