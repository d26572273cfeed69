import { create } from "zustand";

/** Answers that came from elsewhere and were put in place without a question, until the person has been told. */
export const useMergeNews = create<{ readonly paths: readonly string[] }>()(() => ({ paths: [] }));

/** Tells of answers that came from elsewhere. */
export function tellNews(paths: readonly string[]): void {
  if (paths.length === 0) return;
  useMergeNews.setState((before) => ({ paths: [...new Set([...before.paths, ...paths])] }));
}

/** The person has been told. */
export const clearNews = (): void => useMergeNews.setState({ paths: [] });
