import type { User } from "@sitewright/contracts";
import { Button, useToast } from "@sitewright/ui";
import { Send } from "lucide-react";
import { useEditSent } from "../../lib/projects/edit-sent.ts";
import { useLoadFailed } from "../../lib/projects/use-load-failed.ts";
import { useSubmission } from "../../lib/submission/submission-store.ts";
import { saveChanges } from "../../lib/submission/submit.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { sitemapTexts as texts } from "./texts.ts";

/**
 * Sends what has changed since the submission as the next version of the submitted project, which is edited from then
 * on.
 */
export function SendChanges({ user, className }: { user: User; className: string }) {
  const { toast } = useToast();
  const sent = useWizard((state) => state.sent);
  const isBusy = useSubmission((state) => state.phase) !== "idle";
  const { mutate, isPending } = useEditSent(
    (isAlong) => (isAlong ? saveChanges(user) : toast({ tone: "info", title: texts.changesKept })),
    useLoadFailed(),
  );
  return (
    <Button
      variant="primary"
      className={className}
      busy={isPending || isBusy}
      busyLabel={texts.sendingChanges}
      onClick={() => sent && mutate(sent)}
    >
      <Send aria-hidden="true" /> {texts.sendChanges}
    </Button>
  );
}
