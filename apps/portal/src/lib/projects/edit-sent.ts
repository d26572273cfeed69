import { useClient } from "@sitewright/app-kit/services";
import { type ApiClient, deleteDraft, getDraft, type Project } from "@sitewright/contracts";
import { useMutation } from "@tanstack/react-query";
import { autosave, wizardStorage } from "../saving/autosave.ts";
import type { DraftBase } from "../saving/draft-base.ts";
import { mergeResolvingConflicts } from "../saving/resolve-conflicts.ts";
import { readDraftBase } from "../saving/stored-bases.ts";
import { wizard } from "../wizard/actions.ts";
import { type SentProject, useWizard } from "../wizard/wizard-store.ts";
import { projectToOpen } from "./projects-query.ts";

/** Deletes the draft of the new project, unless another device has saved it since `base`. */
async function deleteNewDraft(client: ApiClient, { version, savedAt }: DraftBase): Promise<void> {
  const answer = await client.call(getDraft, { query: {} });
  const draft = answer.ok ? answer.data.draft : null;
  if (draft?.version === version && draft.savedAt === savedAt) await client.call(deleteDraft, { query: {} });
}

/**
 * Opens the submitted project for editing and merges into it what has changed in the wizard since; the open step stays.
 * False when a conflict was not resolved: then the changes stay in the draft of the new project.
 */
async function editSent(
  client: ApiClient,
  project: Project,
  { answers: base }: SentProject,
): Promise<boolean> {
  const { onboarding: mine, position } = useWizard.getState();
  const last = readDraftBase(wizardStorage(), null);
  await autosave.openProject(project);
  wizard.goTo(position.activeTab);
  const merged = await mergeResolvingConflicts({
    base,
    mine: () => mine,
    theirs: useWizard.getState().onboarding,
    savedAt: new Date(project.updatedAt),
    askPerson: autosave.askPerson,
  });
  if (!merged || useWizard.getState().editing?.projectId !== project.id) return false;
  wizard.mergeAnswers(merged.answers, position, []);
  if (last && (await autosave.flush())) await deleteNewDraft(client, last);
  return true;
}

/** `editSent` for a button. Fails with `UnsavedError` while the changes are not saved. */
export function useEditSent(onOpened: (isAlong: boolean) => void, onFailed: (error: Error) => void) {
  const client = useClient();
  return useMutation({
    mutationFn: async (sent: SentProject) => {
      const project = await projectToOpen(client, sent.id);
      return project && editSent(client, project, sent);
    },
    onSuccess: (isAlong) => {
      if (isAlong !== null) onOpened(isAlong);
    },
    onError: onFailed,
  });
}
