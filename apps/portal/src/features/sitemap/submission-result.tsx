import { useBackCloses } from "@sitewright/app-kit/overlays";
import { brand } from "@sitewright/brand";
import { Button, Dialog, useToast } from "@sitewright/ui";
import { useEffect, useState } from "react";
import { autosave } from "../../lib/saving/autosave.ts";
import { type SubmissionOutcome, useSubmission } from "../../lib/submission/submission-store.ts";
import { clearOutcome } from "../../lib/submission/submit.ts";
import { outcomeText } from "./outcome-text.ts";
import { submissionTexts as texts } from "./texts.ts";

/** The time for which the toast about saved changes is shown. */
export const updatedToastMs = 3000;

const titles = { submitted: texts.submittedTitle, finalized: texts.finalizedTitle } as const;

/** The results that a toast was shown for. They stay on the page, and the wizard may be opened again. */
const announced = new WeakSet<SubmissionOutcome>();

/** A toast for each success. */
function useOutcomeToast(outcome: SubmissionOutcome | null): void {
  const { toast } = useToast();
  useEffect(() => {
    if (!outcome || announced.has(outcome)) return;
    announced.add(outcome);
    if (outcome.kind === "updated") {
      toast({ title: texts.updatedToast, description: texts.updatedToastBody, durationMs: updatedToastMs });
      return;
    }
    if (outcome.kind === "unchanged") {
      toast({ tone: "info", title: texts.unchanged });
      return;
    }
    const title = outcome.kind === "submitted" ? texts.submittedToast : texts.finalizedToast;
    // On a phone the toast would cover the buttons of the dialog, which says the same.
    const message = <span className="hidden phone:inline">{outcomeText(outcome, brand.productName)}</span>;
    toast({ title, description: message });
  }, [outcome, toast]);
}

function ThankYou({ outcome }: { outcome: SubmissionOutcome & { kind: keyof typeof titles } }) {
  const isNew = outcome.kind === "submitted";
  const [isStarting, setIsStarting] = useState(false);
  const { toast } = useToast();
  const done = (): void => {
    clearOutcome();
    if (!isNew) autosave.closeProject();
  };
  const close = (): boolean => {
    if (!isStarting) done();
    return !isStarting;
  };
  useBackCloses(true, close);
  const startNew = async (): Promise<void> => {
    setIsStarting(true);
    const isStarted = await autosave.startNewProject().finally(() => setIsStarting(false));
    if (isStarted) clearOutcome();
    else toast({ tone: "error", title: texts.notStarted, description: texts.notStartedBody });
  };
  return (
    <Dialog
      open
      isHeld
      onOpenChange={(open) => !open && close()}
      title={titles[outcome.kind]}
      description={outcomeText(outcome, brand.productName)}
      actions={
        <>
          <Button busy={isStarting} busyLabel={texts.starting} onClick={isNew ? startNew : done}>
            {texts.startNew}
          </Button>
          <Button variant="primary" disabled={isStarting} onClick={done}>
            {texts.done}
          </Button>
        </>
      }
    />
  );
}

/** The messages after submitting, saving and finishing, on every step. */
export function SubmissionResult() {
  const outcome = useSubmission((state) => state.outcome);
  useOutcomeToast(outcome);
  if (!outcome || outcome.kind === "updated" || outcome.kind === "unchanged") return null;
  return <ThankYou outcome={{ ...outcome, kind: outcome.kind }} />;
}
