import { dataOf } from "@sitewright/app-kit/calls";
import { useClient } from "@sitewright/app-kit/services";
import { type ApiClient, deleteDraft, getDraft, getProject, type Project } from "@sitewright/contracts";
import { useMutation } from "@tanstack/react-query";
import { type DraftBase, readDraftBase } from "../saving/draft-base.ts";
import { askPerson } from "../saving/open-question.ts";
import { reconcile } from "../saving/reconcile.ts";
import { wizardStorage, work } from "../saving/work.ts";
import { wizard } from "../wizard/actions.ts";
import type { SentProject } from "../wizard/sent-project.ts";
import { useWizard } from "../wizard/wizard-store.ts";
import { UnsavedError } from "./projects-query.ts";

/** The draft of a new project has served, unless it was saved elsewhere since this was known of it. */
async function forgetNew(client: ApiClient, { version, savedAt }: DraftBase): Promise<void> {
  const answer = await client.call(getDraft, { query: {} });
  const draft = answer.ok ? answer.data.draft : null;
  if (draft?.version === version && draft.savedAt === savedAt) await client.call(deleteDraft, { query: {} });
}

/**
 * Goes back to the project that the answers in the wizard were submitted as, with what has changed in them since; the
 * open step stays. False when the person did not choose between two answers: then nothing has come along, and the
 * draft of a new project keeps it.
 */
async function editSent(
  client: ApiClient,
  project: Project,
  { answers: base }: SentProject,
): Promise<boolean> {
  const { onboarding: mine, position } = useWizard.getState();
  const last = readDraftBase(wizardStorage(), null);
  await work.edit(project);
  wizard.goTo(position.activeTab);
  const found = await reconcile({
    base,
    mine: () => mine,
    theirs: useWizard.getState().onboarding,
    savedAt: new Date(project.updatedAt),
    ask: askPerson,
  });
  if (!found || useWizard.getState().editing?.projectId !== project.id) return false;
  wizard.mergeAnswers(found.answers, position, []);
  if (last && (await work.flush())) await forgetNew(client, last);
  return true;
}

/** `editSent` for a button. Fails with `UnsavedError` while the changes are not saved. */
export function useEditSent(onOpened: (isAlong: boolean) => void, onFailed: (error: Error) => void) {
  const client = useClient();
  return useMutation({
    mutationFn: async (sent: SentProject) => {
      if (!(await work.flush())) throw new UnsavedError("unsaved");
      const { project } = await dataOf(client.call(getProject, { params: { id: sent.id } }));
      return editSent(client, project, sent);
    },
    onSuccess: onOpened,
    onError: onFailed,
  });
}
