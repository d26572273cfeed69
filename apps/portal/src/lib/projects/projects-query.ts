import { dataOf, ExpectedError } from "@sitewright/app-kit/calls";
import { useClient } from "@sitewright/app-kit/services";
import { type ApiClient, deleteProject, getProject, listProjects } from "@sitewright/contracts";
import { infiniteQueryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { autosave } from "../saving/autosave.ts";
import { wizard } from "../wizard/actions.ts";
import { useWizard } from "../wizard/wizard-store.ts";

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

/** Loads a project into the wizard. Fails with `UnsavedError` while the answers there are not saved. */
export function useLoadProject(onLoaded: () => void, onFailed: (error: Error) => void) {
  const client = useClient();
  return useMutation({
    mutationFn: async (id: string) => {
      if (!(await autosave.flush())) throw new UnsavedError("unsaved");
      const { project } = await dataOf(client.call(getProject, { params: { id } }));
      await autosave.openProject(project);
    },
    onSuccess: onLoaded,
    onError: onFailed,
  });
}

/**
 * Deletes a project and removes it from the list. If the answers here were submitted as this project, they can be
 * submitted again.
 */
export function useDeleteProject(onDeleted: () => void, onFailed: () => void) {
  const queries = useQueryClient();
  const client = useClient();
  return useMutation({
    mutationFn: (id: string) => dataOf(client.call(deleteProject, { params: { id } })),
    onSuccess: async (_, id) => {
      if (useWizard.getState().sent?.id === id) wizard.setSent(null);
      onDeleted();
      await queries.invalidateQueries({ queryKey: projectsKey });
    },
    onError: onFailed,
  });
}
