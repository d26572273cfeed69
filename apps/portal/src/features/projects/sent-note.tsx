import { useClient } from "@sitewright/app-kit/services";
import type { ProjectSummary, User } from "@sitewright/contracts";
import { Button, Note, useToast } from "@sitewright/ui";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import {
  projectsKey,
  projectsQuery,
  UnsavedError,
  useLoadProject,
} from "../../lib/projects/projects-query.ts";
import { dateText, loadProjectTexts } from "../../lib/projects/texts.ts";
import { useSubmission } from "../../lib/submission/submission-store.ts";
import { sentProjectBeforeChanges } from "../../lib/wizard/sent-changes.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { projectsTexts, sentTexts as texts } from "./texts.ts";

/** The newest project with the name of the one in the wizard; null while that one would not be submitted. */
function useSentProject(user: User): ProjectSummary | null {
  const name = useWizard(({ onboarding }) => onboarding.formData.businessName.trim());
  const isEditing = useWizard(({ editing }) => editing !== null);
  const isOver = useSubmission(({ outcome }) => outcome?.kind === "submitted");
  const isSubmitting = name !== "" && !isEditing && !user.isAdmin;
  const { data } = useInfiniteQuery({ ...projectsQuery(useClient()), enabled: isSubmitting });
  const queries = useQueryClient();
  useEffect(() => {
    // The response to a request from before the submission does not include it.
    if (isOver) void queries.resetQueries({ queryKey: projectsKey, exact: true });
  }, [isOver, queries]);
  if (!isSubmitting) return null;
  return (
    data?.pages.flatMap(({ projects }) => projects).find((one) => one.businessName.trim() === name) ?? null
  );
}

/**
 * A note that a project of this name has been submitted already, with a button to load it. The answers stay
 * in the wizard after a submission, so that without it the step would look as if nothing had been sent.
 */
export function SentNote({ user }: { user: User }) {
  const sent = useSentProject(user);
  const { toast } = useToast();
  const loading = useLoadProject(
    () => {},
    (error) =>
      toast({
        tone: "error",
        title: error instanceof UnsavedError ? loadProjectTexts.unsaved : loadProjectTexts.failed,
      }),
  );
  // After the first change, the banner above every step replaces it.
  const isSaidAbove = useWizard((state) => sentProjectBeforeChanges(state) !== null);
  if (!sent || isSaidAbove) return null;
  return (
    <Note tone="info" className="mb-s-6">
      <p className="font-label">{texts.sent(sent.businessName.trim(), dateText(sent.submittedAt))}</p>
      <p>{texts.lead}</p>
      <Button
        compact
        className="mt-2"
        busy={loading.isPending}
        busyLabel={loadProjectTexts.loading}
        onClick={() => loading.mutate(sent.id)}
      >
        {projectsTexts.load}
      </Button>
    </Note>
  );
}
