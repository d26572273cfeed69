import { buttonClass } from "@sitewright/ui";
import { ArrowRight } from "lucide-react";
import { submitBlockers } from "../../lib/wizard/field-errors.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { wizardTexts } from "./texts.ts";

/** What Next shows, and what is read out besides. One for both, so that its place is as wide as it was. */
export function NextLabel({ detail }: { detail: string }) {
  return (
    <>
      {wizardTexts.next}
      <span className="sr-only">{detail}</span> <ArrowRight aria-hidden="true" />
    </>
  );
}

/**
 * Stands on the last step where Next stood on the others, as wide as Next in whatever font: nothing there takes the
 * second press of somebody who pressed Next twice. Says whether anything is missing that a submission needs.
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
