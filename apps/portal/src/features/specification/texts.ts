import { timeText } from "../../lib/projects/texts.ts";

/** Texts of a project's specification. */
export const specificationTexts = {
  title: "Your specification",
  of: (name: string, version: number, time: string) => `${name}: version ${version}, of ${timeText(time)}.`,
  unnamed: "Unnamed Project",
  lead: "What your website is built from. It is yours: keep it, or give it to whoever builds for you.",
  open: "‘NEEDS CLARIFICATION’ marks what is still open. We ask you about these points; nothing is invented.",
  loading: "Loading...",
  failedTitle: "The specification could not be loaded",
  failedBody: "Nothing is lost. Check your connection and try again.",
  missingTitle: "There is no such project in your account",
  missingBody: "It may have been deleted, or belong to another account.",
  tryAgain: "Try again",
  back: "Saved projects",
  choice: "Part of the specification",
  parts: { brief: "Brief", tasks: "What is built", design: "Design", agents: "For an AI" },
  download: (file: string) => `Download ${file}`,
  site: "The site itself, as far as your answers go, is in the preview of the nine steps, with a download of its own.",
} as const;
