import type { KeyValue } from "@sitewright/app-kit/storage";
import { getProject, type Project } from "@sitewright/contracts";
import { defaultOnboarding, type Onboarding } from "@sitewright/spec-core/onboarding";
import { api } from "../api/api-client.ts";
import { isEqual } from "../is-equal.ts";
import { wizard } from "../wizard/actions.ts";
import { useWizard } from "../wizard/wizard-store.ts";
import { reportMergedFields } from "./merged-fields.ts";
import { type AskPerson, mergeResolvingConflicts } from "./resolve-conflicts.ts";
import { type ProjectBase, readProjectBase, writeProjectBase } from "./stored-bases.ts";

interface MergeDeps {
  readonly storage: KeyValue;
  readonly askPerson: AskPerson;
}

/**
 * The answers from which a newer version of a project is merged: those of that version itself if this device sent them
 * and the response was lost, so that nobody is asked about their own words.
 */
function mergeBaseOf({ onboarding }: Pick<Project, "onboarding">, stored: ProjectBase | null): Onboarding {
  const isOwn = stored?.sent?.some((answers) => isEqual(answers, onboarding)) ?? false;
  return isOwn ? onboarding : (stored?.onboarding ?? defaultOnboarding);
}

/**
 * Merges a newer version of the edited project into the changes here, and makes it the version that they are
 * based on. False when a conflict was not resolved, or another project was opened meanwhile.
 */
export async function mergeNewerVersion(
  current: Pick<Project, "id" | "version" | "onboarding" | "updatedAt">,
  { storage, askPerson }: MergeDeps,
): Promise<boolean> {
  const { editing, position } = useWizard.getState();
  if (editing?.projectId !== current.id) return false;
  const merged = await mergeResolvingConflicts({
    base: mergeBaseOf(current, readProjectBase(storage, editing)),
    mine: () => useWizard.getState().onboarding,
    theirs: current.onboarding,
    savedAt: new Date(current.updatedAt),
    askPerson,
  });
  if (!merged || useWizard.getState().editing?.projectId !== current.id) return false;
  wizard.mergeAnswers(merged.answers, position, merged.incoming);
  wizard.setProjectVersion(current.version);
  const { id, version, onboarding } = current;
  writeProjectBase(storage, { id, version, onboarding });
  reportMergedFields(merged.incoming);
  return true;
}

/** Loads the edited project and merges it, when it is newer than the version that the changes here are based on. */
export async function mergeStoredProject({
  project,
  ...deps
}: MergeDeps & { readonly project: string }): Promise<void> {
  const answer = await api.call(getProject, { params: { id: project } });
  const { editing } = useWizard.getState();
  if (answer.ok && editing?.projectId === project && answer.data.project.version > editing.version)
    await mergeNewerVersion(answer.data.project, deps);
}
