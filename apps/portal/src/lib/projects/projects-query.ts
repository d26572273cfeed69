import { deleteProject, getProject, listProjects } from "@sitewright/contracts";
import { infiniteQueryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../api/api-client.ts";
import { autosave } from "../saving/autosave.ts";
import { CallError } from "../session/session.ts";

/** The client's projects, newest submission first, a page at a time. */
export const projectsQuery = infiniteQueryOptions({
  queryKey: ["projects"],
  initialPageParam: undefined as string | undefined,
  queryFn: async ({ pageParam, signal }) => {
    const query = pageParam === undefined ? {} : { cursor: pageParam };
    const answer = await api.call(listProjects, { query }, { signal });
    if (!answer.ok) throw new CallError(answer.failure);
    return answer.data;
  },
  getNextPageParam: (page) => page.nextCursor ?? undefined,
});

/** The answers here are not saved, so that no other project can be opened. */
export class UnsavedError extends Error {}

/** Loads a project into the wizard. Fails with `UnsavedError` while the answers there are not saved. */
export function useLoadProject(onLoaded: () => void, onFailed: (error: Error) => void) {
  return useMutation({
    mutationFn: async (id: string) => {
      if (!(await autosave.flush())) throw new UnsavedError("unsaved");
      const answer = await api.call(getProject, { params: { id } });
      if (!answer.ok) throw new CallError(answer.failure);
      await autosave.openProject(answer.data.project);
    },
    onSuccess: onLoaded,
    onError: onFailed,
  });
}

/** Deletes a project and removes it from the list. */
export function useDeleteProject(onDeleted: () => void, onFailed: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      const answer = await api.call(deleteProject, { params: { id } });
      if (!answer.ok) throw new CallError(answer.failure);
    },
    onSuccess: async () => {
      onDeleted();
      await queries.invalidateQueries({ queryKey: projectsQuery.queryKey });
    },
    onError: onFailed,
  });
}
