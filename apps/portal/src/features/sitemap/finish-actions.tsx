import type { User } from "@sitewright/contracts";
import { Button } from "@sitewright/ui";
import { Check, Download, Save, Send } from "lucide-react";
import { StepActions } from "../../components/chrome/step-actions.tsx";
import { useExport, useIsExporting } from "../../lib/export/use-export.ts";
import { useSubmission } from "../../lib/submission/submission-store.ts";
import { saveChanges, submitProject } from "../../lib/submission/submit.ts";
import { submissionState } from "../../lib/wizard/sent-changes.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { SendChanges } from "./send-changes.tsx";
import { sitemapTexts as texts } from "./texts.ts";

/** The words of a label that are hidden in a narrow bar, but read out by screen readers. */
const Roomy = ({ children }: { children: string }) => <span className="foot-roomy">{children}</span>;

// Words that do not fit on one line wrap to two.
const look = "foot-act min-w-0 whitespace-normal!";
// Between the width that hides words and the width for all of them, the padding is reduced.
const roomyLook = `${look} @min-[27.5rem]:@max-[31rem]:px-[.5em]!`;

function SaveAction({ user }: { user: User }) {
  const phase = useSubmission((state) => state.phase);
  return (
    <Button
      variant="primary"
      className={look}
      busy={phase === "saving"}
      busyLabel={texts.savingChanges}
      disabled={phase === "finalizing"}
      onClick={() => saveChanges(user)}
    >
      <Save aria-hidden="true" className="max-phone:hidden" /> {texts.saveChanges}
    </Button>
  );
}

function SubmitAction({ user }: { user: User }) {
  const isBusy = useSubmission((state) => state.phase) !== "idle";
  const [before, label, after] = texts.submitParts;
  return (
    <Button
      variant="primary"
      className={roomyLook}
      busy={isBusy}
      busyLabel={texts.submitting}
      onClick={() => submitProject(user)}
    >
      <Send aria-hidden="true" />
      <span>
        <Roomy>{before}</Roomy>
        {label}
        <Roomy>{after}</Roomy>
      </span>
    </Button>
  );
}

/** Replaces Submit while everything has been submitted. */
const Sent = () => (
  <p className="flex min-h-control items-center gap-2 px-3 font-label text-ok">
    <Check aria-hidden="true" /> {texts.sent}
  </p>
);

/** The Submit button, or after a submission its status. */
function ClientAction({ user }: { user: User }) {
  const state = useWizard(submissionState);
  const isBusy = useSubmission(({ phase }) => phase) !== "idle";
  if (state === "new" || (state === "sent" && isBusy)) return <SubmitAction user={user} />;
  return state === "sent" ? <Sent /> : <SendChanges user={user} className={look} />;
}

function ExportAction({ user }: { user: User }) {
  const exportNow = useExport(user);
  const { isExporting } = useIsExporting();
  const [label, after] = texts.exportParts;
  return (
    <Button
      variant="primary"
      className={roomyLook}
      busy={isExporting}
      busyLabel={texts.exporting}
      onClick={() => void exportNow()}
    >
      <Download aria-hidden="true" />
      <span>
        {label}
        <Roomy>{after}</Roomy>
      </span>
    </Button>
  );
}

/**
 * The buttons of the last step, in the bar at the foot: submit, or send the changes since; while editing, save; for an
 * administrator, export.
 */
export function FinishActions({ user }: { user: User }) {
  const isEditing = useWizard((state) => state.editing !== null);
  const Act = isEditing ? SaveAction : user.isAdmin ? ExportAction : ClientAction;
  return (
    <StepActions>
      <Act user={user} />
    </StepActions>
  );
}
