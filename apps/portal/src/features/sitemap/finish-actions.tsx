import type { User } from "@sitewright/contracts";
import { Button } from "@sitewright/ui";
import { Download, Send } from "lucide-react";
import { useExport, useIsExporting } from "../../lib/export/use-export.ts";
import { useSubmission } from "../../lib/submission/submission-store.ts";
import { finishEditing, saveChanges, submitProject } from "../../lib/submission/submit.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { sitemapTexts as texts } from "../../texts/sitemap.ts";

/** Saving an edit as it goes, and finishing it. */
function EditingActions({ user }: { user: User }) {
  const phase = useSubmission((state) => state.phase);
  return (
    <>
      <Button
        variant="primary"
        busy={phase === "finalizing"}
        busyLabel={texts.finalizing}
        disabled={phase === "saving"}
        onClick={() => finishEditing(user)}
      >
        {texts.finishEditing}
      </Button>
      <Button
        busy={phase === "saving"}
        busyLabel={texts.savingChanges}
        disabled={phase === "finalizing"}
        onClick={() => saveChanges(user)}
      >
        {texts.saveChanges}
      </Button>
    </>
  );
}

function SubmitAction({ user }: { user: User }) {
  const phase = useSubmission((state) => state.phase);
  const isBusy = phase !== "idle";
  return (
    <Button
      variant="primary"
      busy={isBusy}
      busyLabel={texts.submitting}
      disabled={isBusy}
      onClick={() => submitProject(user)}
    >
      <Send aria-hidden="true" /> {texts.submit}
    </Button>
  );
}

function ExportAction({ user }: { user: User }) {
  const exportNow = useExport(user);
  const { isExporting } = useIsExporting();
  return (
    <Button variant="primary" busy={isExporting} busyLabel={texts.exporting} onClick={exportNow}>
      <Download aria-hidden="true" /> {texts.exportAll}
    </Button>
  );
}

/** The last act: submitting; while editing, saving or finishing; for an administrator, exporting. */
export function FinishActions({ user }: { user: User }) {
  const isEditing = useWizard((state) => state.editing !== null);
  return (
    <div className="flex flex-wrap gap-3 [&>button]:whitespace-normal">
      {isEditing && <EditingActions user={user} />}
      {!isEditing && (user.isAdmin ? <ExportAction user={user} /> : <SubmitAction user={user} />)}
    </div>
  );
}
