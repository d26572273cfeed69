import type { User } from "@sitewright/contracts";
import { Button, Dialog } from "@sitewright/ui";
import { useSubmission } from "../../lib/submission/submission-store.ts";
import { settleProjectConflict } from "../../lib/submission/submit.ts";
import { submissionTexts as texts } from "../../texts/sitemap.ts";

/** Asks which version goes on when the project was saved elsewhere in the meantime. It stays until answered. */
export function ProjectConflict({ user }: { user: User }) {
  const conflict = useSubmission((state) => state.conflict);
  if (!conflict) return null;
  return (
    <Dialog
      role="alertdialog"
      open
      onOpenChange={() => {}}
      title={texts.conflictTitle}
      description={texts.conflictBody(conflict.current.version)}
      actions={
        <>
          <Button onClick={() => settleProjectConflict("theirs", user)}>{texts.loadTheirs}</Button>
          <Button variant="primary" onClick={() => settleProjectConflict("mine", user)}>
            {texts.saveMine}
          </Button>
        </>
      }
    />
  );
}
