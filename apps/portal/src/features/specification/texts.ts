import type { ProjectVersion } from "@sitewright/contracts";
import { timeText } from "../../lib/date-text.ts";

const authors: Readonly<Record<ProjectVersion["author"], string>> = {
  client: "sent by you",
  agency: "changed by us",
};

type Details = Pick<ProjectVersion, "createdAt"> & Partial<ProjectVersion>;

/** `version 2, 2 March 2026 at 09:05, sent by you`, as far as it is known. */
const versionText = (version: number, { createdAt, author }: Partial<Details> = {}): string =>
  [`version ${version}`, createdAt && timeText(createdAt), author && authors[author]]
    .filter(Boolean)
    .join(", ");

/** Texts of a project's specification. */
export const specificationTexts = {
  title: "Your specification",
  of: (name: string, version: number, details?: Details) => `${name}: ${versionText(version, details)}.`,
  unnamed: "Unnamed Project",
  lead: "Your website is built from this. It is yours to keep, or to give to anyone who builds for you.",
  open: "‘NEEDS CLARIFICATION’ marks open questions. We ask you about them and make nothing up.",
  loading: "Loading...",
  failedTitle: "The specification could not be loaded",
  failedBody: (remedy: string) => `Nothing has been lost. ${remedy}`,
  missingTitle: "This project is not in your account",
  missingBody: "It may have been deleted or belong to another account.",
  tryAgain: "Try again",
  back: "Saved projects",
  choice: "Part of the specification",
  parts: { brief: "Brief", tasks: "Tasks", design: "Design", agents: "For an AI" },
  download: (file: string) => `Download ${file}`,
  site: "You can see the site itself in the preview of the nine steps, and download it there.",
  version: "Version",
  versionOption: (version: number, isNewest: boolean, details?: ProjectVersion) => {
    const text = versionText(version, details);
    return `V${text.slice(1)}${isNewest ? " (newest)" : ""}`;
  },
  former: (newest: number) => `This is an older version. Your website is built from version ${newest}.`,
  toNewest: (newest: number) => `Read version ${newest}`,
  versionFailed: (version: number) => `Version ${version} could not be loaded.`,
  formerFile: (version: number, file: string) => `version-${version}-${file}`,
  changesSince: (version: number) => `What changed since version ${version}`,
  noChanges: (version: number) => `This version describes the same site as version ${version}.`,
} as const;
