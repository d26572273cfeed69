import { useBackCloses } from "@sitewright/app-kit/overlays";
import type { User } from "@sitewright/contracts";
import { Button, ConfirmDialog } from "@sitewright/ui";
import { Check } from "lucide-react";
import { useState } from "react";
import { StepSection } from "../../components/chrome/step-section.tsx";
import { isMailDelivered } from "../../lib/mail/mail-delivery.ts";
import { areAnswersValid } from "../../lib/submission/attempt.ts";
import { useSubmission } from "../../lib/submission/submission-store.ts";
import { finishEditing } from "../../lib/submission/submit.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { focusSubmissionErrors } from "./submission-errors.tsx";
import { finishTexts as texts } from "./texts.ts";

/**
 * Finishes the editing of a stored project, after a confirmation. Where answers are missing, they are listed instead.
 */
export function FinishEditing({ user }: { user: User }) {
  const isEditing = useWizard((state) => state.editing !== null);
  const phase = useSubmission((state) => state.phase);
  const [isAsked, setIsAsked] = useState(false);
  const isBusy = phase === "finalizing";
  useBackCloses(isAsked, () => {
    if (!isBusy) setIsAsked(false);
    return !isBusy;
  });
  if (!isEditing) return null;
  const mail = isMailDelivered() ? ` ${texts.confirmation(user.email)}` : "";
  return (
    <StepSection title={texts.title}>
      <p className="mb-s-4 max-w-[46ch] text-ink-2 text-s">{texts.lead}</p>
      <Button
        variant="done"
        className="min-h-[3.25rem] w-full whitespace-normal! text-[1.0625rem]! phone:w-auto"
        busy={isBusy}
        busyLabel={texts.busy}
        disabled={phase === "saving"}
        onClick={() => areAnswersValid() && setIsAsked(true)}
      >
        <Check aria-hidden="true" /> {texts.finish}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setIsAsked}
        title={texts.question}
        description={texts.consequences + mail}
        confirmLabel={texts.confirm}
        cancelLabel={texts.cancel}
        busy={isBusy}
        busyLabel={texts.busy}
        onConfirm={() => finishEditing(user).finally(() => setIsAsked(false))}
        onClosed={focusSubmissionErrors}
      />
    </StepSection>
  );
}
