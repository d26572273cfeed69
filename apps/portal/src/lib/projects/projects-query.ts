import { CallError, dataOf, ExpectedError, isRefusedWith } from "@sitewright/app-kit/calls";
import { useClient } from "@sitewright/app-kit/services";
import { type ApiClient, deleteProject, getProject, listProjects, type Project } from "@sitewright/contracts";
import { infiniteQueryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { autosave } from "../saving/autosave.ts";
import { wizard } from "../wizard/actions.ts";
import { openProject, useWizard } from "../wizard/wizard-store.ts";

/** Key of the list, and prefix of each single project's key. */
export const projectsKey = ["projects"] as const;

/** The client's projects, newest submission first, a page at a time. */
export const projectsQuery = (client: ApiClient) =>
  infiniteQueryOptions({
    queryKey: projectsKey,
    initialPageParam: "",
    queryFn: ({ pageParam, signal }) => {
      const query = pageParam === "" ? {} : { cursor: pageParam };
      return dataOf(client.call(listProjects, { query }, { signal }));
    },
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });

/** The answers in the wizard are not saved, so that no other project can be opened. */
export class UnsavedError extends ExpectedError {}

async function saveAnswers(): Promise<void> {
  if (!(await autosave.flush())) throw new UnsavedError("unsaved");
}

/** Marks the latest request for a project: an earlier one that is answered after it opens nothing. */
let latest = Symbol();

/**
 * A project to open in the place of the answers here, which are saved before; null where another one has been asked for
 * meanwhile.
 * @throws UnsavedError while the answers here are not saved
 * @throws CallError where the project or its draft could not be read
 */
export async function projectToOpen(client: ApiClient, id: string): Promise<Project | null> {
  const request = Symbol();
  latest = request;
  await saveAnswers();
  const [{ project }, canOpen] = await Promise.all([
    dataOf(client.call(getProject, { params: { id } })),
    autosave.canOpen(id),
  ]);
  if (!canOpen) throw new CallError({ kind: "offline" });
  // The person may have typed on while the project was being read.
  await saveAnswers();
  return latest === request ? project : null;
}

/** Loads a project into the wizard. Fails with `UnsavedError` while the answers there are not saved. */
export function useLoadProject(onLoaded: () => void, onFailed: (error: Error) => void) {
  const client = useClient();
  return useMutation({
    mutationFn: async (id: string) => {
      const project = await projectToOpen(client, id);
      if (project) await autosave.openProject(project);
      return project !== null;
    },
    onSuccess: (isOpened) => {
      if (isOpened) onLoaded();
    },
    onError: onFailed,
  });
}

/**
 * Deletes a project and removes it from the list. If the answers here were submitted as this project, they can be
 * submitted again; if it is being edited, the new project takes its place.
 */
export function useDeleteProject(onDeleted: () => void, onFailed: () => void) {
  const queries = useQueryClient();
  const client = useClient();
  return useMutation({
    mutationFn: async (id: string) => {
      const answer = await client.call(deleteProject, { params: { id } });
      // An earlier request whose answer was lost may have deleted it.
      if (!answer.ok && !isRefusedWith(answer.failure, "not-found")) throw new CallError(answer.failure);
    },
    onSuccess: async (_, id) => {
      if (useWizard.getState().sent?.id === id) wizard.setSent(null);
      onDeleted();
      if (openProject() === id) await autosave.closeProjectUnsaved();
      await queries.invalidateQueries({ queryKey: projectsKey });
    },
    onError: () => {
      onFailed();
      // The project may be deleted all the same, if only the answer was lost.
      void queries.invalidateQueries({ queryKey: projectsKey });
    },
  });
}
