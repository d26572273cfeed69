import { currentIn } from "@sitewright/app-kit/calls";
import {
  type CallResult,
  type finalizeProject,
  type Project,
  projectSchema,
  type updateProject,
} from "@sitewright/contracts";
import type { Onboarding } from "@sitewright/spec-core/onboarding";
import { api } from "../api/api-client.ts";
import { autosave, wizardStorage } from "../saving/autosave.ts";
import { forgetSentVersion, noteSentVersion } from "../saving/stored-bases.ts";
import { useWizard } from "../wizard/wizard-store.ts";
import { isRefused, reportFailure, validAnswers } from "./attempt.ts";

/**
 * Saves the edited answers as the project's next version. On a conflict the newer version is merged first, which may
 * ask the person, and the save is repeated. Returns the project, the wizard's answers in it, and whether they made a
 * version, which unchanged ones do not; null when it was not saved.
 */
export async function saveVersion(
  endpoint: typeof updateProject | typeof finalizeProject,
  body: Onboarding,
): Promise<{ project: Project; sent: Onboarding; isNew: boolean } | null> {
  const { editing, onboarding: sent } = useWizard.getState();
  if (!editing) return null;
  const storage = wizardStorage();
  noteSentVersion(storage, editing, body);
  const answer: CallResult<{ project: Project }> = await autosave.submit((draft) =>
    api.call(endpoint, {
      params: { id: editing.projectId },
      headers: { "if-match": `"${editing.version}"`, ...draft },
      body,
    }),
  );
  if (answer.ok) {
    const { project } = answer.data;
    return { project, sent, isNew: project.version !== editing.version };
  }
  if (isRefused(answer.failure)) forgetSentVersion(storage, editing, body);
  const newer = currentIn(answer.failure, projectSchema);
  if (!newer) reportFailure(answer.failure, body);
  else if (await autosave.mergeProject(newer)) {
    const merged = validAnswers();
    if (merged) return saveVersion(endpoint, merged);
  }
  return null;
}
