import { timeText } from "../../lib/date-text.ts";

/** Texts of a project's specification. */
export const specificationTexts = {
  title: "Your specification",
  of: (name: string, version: number, time: string) => `${name}: version ${version}, ${timeText(time)}.`,
  unnamed: "Unnamed Project",
  lead: "Your website is built from this. It is yours to keep, or to give to anyone who builds for you.",
  open: "‘NEEDS CLARIFICATION’ marks open questions. We ask you about them and make nothing up.",
  loading: "Loading...",
  failedTitle: "The specification could not be loaded",
  failedBody: "Nothing has been lost. Check your connection and try again.",
  missingTitle: "This project is not in your account",
  missingBody: "It may have been deleted or belong to another account.",
  tryAgain: "Try again",
  back: "Saved projects",
  choice: "Part of the specification",
  parts: { brief: "Brief", tasks: "Tasks", design: "Design", agents: "For an AI" },
  download: (file: string) => `Download ${file}`,
  site: "You can see the site itself in the preview of the nine steps, and download it there.",
} as const;
