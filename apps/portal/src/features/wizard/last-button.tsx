import type { User } from "@sitewright/contracts";
import { Button } from "@sitewright/ui";
import { Download, Send } from "lucide-react";
import { useExport } from "../../lib/export/use-export.ts";
import { useSubmission } from "../../lib/submission/submission-store.ts";
import { finishEditing, submitProject } from "../../lib/submission/submit.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { chromeTexts } from "../../texts/chrome.ts";
import { sitemapTexts } from "../../texts/sitemap.ts";

/** The last button of the narrow window's bar: Submit, or Export for the administrator. */
export function LastButton({ user }: { user: User }) {
  const isEditing = useWizard((state) => state.editing !== null);
  const phase = useSubmission((state) => state.phase);
  const exportNow = useExport(user);
  if (user.isAdmin && !isEditing) {
    return (
      <Button variant="ink" className="desk:hidden" onClick={exportNow}>
        <Download aria-hidden="true" /> {chromeTexts.export}
      </Button>
    );
  }
  return (
    <Button
      variant="ink"
      className="desk:hidden"
      busy={phase !== "idle"}
      busyLabel={isEditing ? sitemapTexts.finalizing : sitemapTexts.submitting}
      onClick={() => (isEditing ? finishEditing(user) : submitProject(user))}
    >
      <Send aria-hidden="true" /> {chromeTexts.submit}
    </Button>
  );
}
