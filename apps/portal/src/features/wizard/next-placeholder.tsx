import { buttonClass } from "@sitewright/ui";
import { ArrowRight } from "lucide-react";
import { useSubmission } from "../../lib/submission/submission-store.ts";
import { submitBlockers } from "../../lib/wizard/field-errors.ts";
import { submissionState } from "../../lib/wizard/sent-changes.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { wizardTexts } from "./texts.ts";

/** The label of Next, and what screen readers add. Shared with the placeholder, so that both have the same width. */
export function NextLabel({ detail }: { detail: string }) {
  return (
    <>
      {wizardTexts.next}
      <span className="sr-only">{detail}</span> <ArrowRight aria-hidden="true" />
    </>
  );
}

/**
 * Replaces Next on the last step, with the same width in every font, so that the second press of a double
 * click on Next hits nothing. Shows how many answers a submission still requires, or 'Ready'; nothing while it
 * is under way, and after that until an answer changes.
 */
export function NextPlaceholder() {
  const needed = useWizard((state) => submitBlockers(state.onboarding).length);
  const isSent = useWizard((state) => submissionState(state) === "sent");
  const isBusy = useSubmission(({ phase }) => phase !== "idle");
  const ready = isSent || isBusy ? "" : wizardTexts.nothingNeeded;
  return (
    <span className="relative grid flex-none select-none" data-place="next">
      <span aria-hidden="true" className={buttonClass({ className: "invisible" })}>
        <NextLabel detail="" />
      </span>
      <span
        className={`absolute inset-0 grid place-items-center text-center text-xs leading-tight ${needed > 0 ? "text-warn" : "text-ink-3"}`}
      >
        {needed > 0 ? wizardTexts.stillNeeded(needed) : ready}
      </span>
    </span>
  );
}
