import type { ProjectSummary } from "@sitewright/contracts";
import type { BadgeTone } from "@sitewright/ui";

/** The state of a project in one word. */
export interface ProjectState {
  word: "Submitted" | "Finalized";
  tone: BadgeTone;
}

/** Finalized once the client has finished editing, submitted before that. */
export function projectState({ finalizedAt }: Pick<ProjectSummary, "finalizedAt">): ProjectState {
  return finalizedAt === null ? { word: "Submitted", tone: "info" } : { word: "Finalized", tone: "ok" };
}
