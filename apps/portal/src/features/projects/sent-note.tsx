import { useClient } from "@sitewright/app-kit/services";
import type { ProjectSummary, User } from "@sitewright/contracts";
import { Button, Note } from "@sitewright/ui";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { SubmittedProjectActions } from "../../components/submitted-project-actions.tsx";
import { timeText } from "../../lib/date-text.ts";
import { projectsKey, projectsQuery } from "../../lib/projects/projects-query.ts";
import { wizardStorage } from "../../lib/saving/autosave.ts";
import { isUnconfirmed } from "../../lib/submission/submission-key.ts";
import { useSubmission } from "../../lib/submission/submission-store.ts";
import { acknowledgeSent, submissionState } from "../../lib/wizard/sent-changes.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { sentTexts as texts } from "./texts.ts";

type Sent = Pick<ProjectSummary, "id" | "businessName"> & Partial<ProjectSummary>;

/**
 * The project that the answers were submitted as, else the newest one with their name; null while they would not be
 * submitted.
 */
function useSentProject(user: User): Sent | null {
  const name = useWizard(({ onboarding }) => onboarding.formData.businessName.trim());
  const isEditing = useWizard(({ editing }) => editing !== null);
  const sent = useWizard((state) => state.sent);
  const isOver = useSubmission(({ outcome }) => outcome?.kind === "submitted");
  const isSubmitting = name !== "" && !isEditing && !user.isAdmin;
  const { data } = useInfiniteQuery({ ...projectsQuery(useClient()), enabled: isSubmitting });
  const queries = useQueryClient();
  useEffect(() => {
    // The response to a request from before the submission does not include it.
    if (isOver) void queries.resetQueries({ queryKey: projectsKey, exact: true });
  }, [isOver, queries]);
  if (!isSubmitting) return null;
  const known = data?.pages.flatMap(({ projects }) => projects) ?? [];
  if (sent && !sent.isNoted)
    return known.find(({ id }) => id === sent.id) ?? { id: sent.id, businessName: sent.name };
  return known.find((one) => one.businessName.trim() === name) ?? null;
}

function WhatWasSent({ project }: { project: Sent }) {
  const { submittedAt, updatedAt, version = 1 } = project;
  return (
    <p className="font-label">
      {texts.sent(project.businessName.trim(), submittedAt && timeText(submittedAt))}
      {updatedAt && ` ${texts.version(version, timeText(updatedAt))}`}
    </p>
  );
}

const leads = { new: texts.lead, sent: texts.unchanged, changed: texts.changed } as const;

/**
 * A note that these answers, or a project of their name, have been submitted already, when, and as which version. The
 * answers stay in the wizard after a submission, so that without it the step would look as if nothing had been sent.
 */
export function SentNote({ user }: { user: User }) {
  const sent = useSentProject(user);
  const state = useWizard(submissionState);
  const isUnconfirmedNow = useSubmission(() => isUnconfirmed(wizardStorage()));
  if (!sent) return null;
  // Submitting again may lead to that project then, as the step says.
  const isOpen = state === "new" && isUnconfirmedNow;
  return (
    <Note tone="info" className="mb-s-6">
      <WhatWasSent project={sent} />
      {!isOpen && <p>{leads[state]}</p>}
      {/* After a change, the banner above every step has these buttons. */}
      {state !== "changed" && (
        <SubmittedProjectActions id={sent.id}>
          {state === "sent" && (
            <Button compact variant="ghost" onClick={acknowledgeSent}>
              {texts.again}
            </Button>
          )}
        </SubmittedProjectActions>
      )}
    </Note>
  );
}
