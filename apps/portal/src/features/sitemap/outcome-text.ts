import { isMailDelivered } from "../../lib/mail/mail-delivery.ts";
import type { SubmissionOutcome } from "../../lib/submission/submission-store.ts";
import { submissionTexts as texts } from "./texts.ts";

/** The message of a successful result; it speaks of a mail only where the server sends mails. */
export function outcomeText({ kind, name, email }: SubmissionOutcome, product: string): string {
  switch (kind) {
    case "submitted": {
      const submitted = texts.submitted(name, product);
      return isMailDelivered() ? `${submitted} ${texts.confirmation(email)}` : submitted;
    }
    case "updated":
      return texts.updated(name);
    case "unchanged":
      return texts.unchanged;
    case "finalized":
      return isMailDelivered() ? texts.finalized(name) : texts.finalizedUnsent(name);
  }
}
