import type { CallFailure } from "@sitewright/contracts";

/** The message of a failure for the person at the screen. */
export function failureText(failure: CallFailure): string {
  switch (failure.kind) {
    case "refused": {
      const { detail, title } = failure.problem;
      // A detail already says when to try again.
      if (detail !== undefined) return detail;
      return failure.retryAfterS === null ? title : `${title} ${waitText(failure.retryAfterS)}`;
    }
    case "offline":
      return "The server did not answer. Check your connection and try again.";
    case "unreadable":
      return `The server's answer could not be read (${failure.status}).`;
  }
}

const ourFault = "Our server has a fault. Please try again in a moment.";

/**
 * What to do about something that could not be loaded. Suggests checking the connection only if there was no response.
 */
export function remedyText(failure: CallFailure): string {
  switch (failure.kind) {
    case "offline":
      return "Check your connection and try again.";
    case "unreadable":
      return ourFault;
    case "refused":
      return failure.problem.code === "internal-error" ? ourFault : failureText(failure);
  }
}

function waitText(seconds: number): string {
  if (seconds < 60) return `Try again in ${seconds} ${seconds === 1 ? "second" : "seconds"}.`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 60) return `Try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`;
  return `Try again in ${Math.ceil(minutes / 60)} hours.`;
}
