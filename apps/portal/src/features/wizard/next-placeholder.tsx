import { buttonClass } from "@sitewright/ui";
import { ArrowRight } from "lucide-react";
import { submitBlockers } from "../../lib/wizard/field-errors.ts";
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
 * click on Next hits nothing. Shows how many answers a submission still requires.
 */
export function NextPlaceholder() {
  const needed = useWizard((state) => submitBlockers(state.onboarding).length);
  return (
    <span className="relative grid flex-none select-none" data-place="next">
      <span aria-hidden="true" className={buttonClass({ className: "invisible" })}>
        <NextLabel detail="" />
      </span>
      <span
        className={`absolute inset-0 grid place-items-center text-center text-xs leading-tight ${needed > 0 ? "text-warn" : "text-ink-3"}`}
      >
        {needed > 0 ? wizardTexts.stillNeeded(needed) : wizardTexts.nothingNeeded}
      </span>
    </span>
  );
}
