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

/** What is said below a question that has not arrived. */
export const faultOf = (failure: CallFailure): string => `${chatTexts.notSent} ${reasonOf(failure)}`.trim();
