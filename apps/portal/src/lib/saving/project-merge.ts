import type { KeyValue } from "@sitewright/app-kit/storage";
import { getProject, type Project } from "@sitewright/contracts";
import { defaultOnboarding } from "@sitewright/spec-core/onboarding";
import { api } from "../api/api-client.ts";
import { wizard } from "../wizard/actions.ts";
import { useWizard } from "../wizard/wizard-store.ts";
import { tellNews } from "./merge-news.ts";
import { keepProjectBase, readProjectBase } from "./project-base.ts";
import { type Ask, reconcile } from "./reconcile.ts";

interface Merging {
  readonly storage: KeyValue | null;
  readonly ask: Ask;
}

/**
 * Merges a newer version of the project that is being edited into the changes here, which are made from that version
 * from then on. False when the person did not choose, or another project is open by now.
 */
export async function mergeProject(
  current: Pick<Project, "id" | "version" | "onboarding" | "updatedAt">,
  { storage, ask }: Merging,
): Promise<boolean> {
  const { editing, position } = useWizard.getState();
  if (editing?.projectId !== current.id) return false;
  const found = await reconcile({
    base: readProjectBase(storage, editing) ?? defaultOnboarding,
    mine: () => useWizard.getState().onboarding,
    theirs: current.onboarding,
    savedAt: new Date(current.updatedAt),
    ask,
  });
  if (!found || useWizard.getState().editing?.projectId !== current.id) return false;
  wizard.mergeAnswers(found.answers, position, found.news);
  wizard.storedAs(current.version);
  keepProjectBase(storage, current);
  tellNews(found.news);
  return true;
}

/** The changes to a project became part of it elsewhere: brings the newer version in, where there is one. */
export async function rejoinProject({
  project,
  ...merging
}: Merging & { readonly project: string }): Promise<void> {
  const answer = await api.call(getProject, { params: { id: project } });
  const { editing } = useWizard.getState();
  if (answer.ok && editing?.projectId === project && answer.data.project.version > editing.version)
    await mergeProject(answer.data.project, merging);
}
