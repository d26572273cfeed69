import type { SubmissionOutcome } from "../../lib/submission/submission-store.ts";
import { submissionTexts } from "./texts.ts";

/** The message of a successful result. */
export function outcomeText({ kind, name, email }: SubmissionOutcome, product: string): string {
  switch (kind) {
    case "submitted":
      return submissionTexts.submitted(name, product, email);
    case "updated":
      return submissionTexts.updated(name);
    case "finalized":
      return submissionTexts.finalized(name);
  }
}
