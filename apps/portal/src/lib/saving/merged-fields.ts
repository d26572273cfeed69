import { create } from "zustand";

/** Paths of answers that were merged from elsewhere without a question, until the person has seen the notice. */
export const useMergedFields = create<{ readonly paths: readonly string[] }>()(() => ({ paths: [] }));

/** Adds paths to the notice about merged answers. */
export function reportMergedFields(paths: readonly string[]): void {
  if (paths.length === 0) return;
  useMergedFields.setState((before) => ({ paths: [...new Set([...before.paths, ...paths])] }));
}

/** The person has seen the notice. */
export const clearMergedFields = (): void => useMergedFields.setState({ paths: [] });
