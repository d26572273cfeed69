import type { CallFailure } from "@sitewright/contracts";
import { chatTexts } from "./texts.ts";

function reasonOf(failure: CallFailure): string {
  switch (failure.kind) {
    case "offline":
      return chatTexts.noConnection;
    case "refused":
      return failure.problem.error;
    case "unreadable":
      return chatTexts.serverFault;
  }
}

/** The status after clearing, by why the server has not erased everything. */
export function clearedStatus(failure: CallFailure | undefined): string {
  if (!failure) return chatTexts.cleared;
  return failure.kind === "refused" ? chatTexts.notErased(failure.problem.error) : chatTexts.clearedHere;
}

/** The message below a question that was not sent. */
export const faultOf = (failure: CallFailure): string => `${chatTexts.notSent} ${reasonOf(failure)}`.trim();
