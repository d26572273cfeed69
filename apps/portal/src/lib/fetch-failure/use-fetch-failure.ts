import { NotFetchedError } from "@sitewright/app-kit/late-import";
import { reloadIfReachable } from "@sitewright/app-kit/use-reload";
import { useToast } from "@sitewright/ui";
import { useCallback } from "react";
import { fetchTexts as texts } from "./texts.ts";

/** True if code could not be fetched, and may only be available after a reload of the page. */
export const needsReload = (error: unknown): boolean => error instanceof NotFetchedError && error.needsReload;

/** What to do about a failure to fetch code or files. */
export function fetchRemedy(error: unknown): string {
  if (needsReload(error)) return texts.reloadHint;
  return error instanceof NotFetchedError || error instanceof TypeError ? texts.notFetched : texts.tryLater;
}

/** Returns a function that reloads the page, or says that there is no connection. */
export function useReloadPage(): () => Promise<void> {
  const { toast } = useToast();
  return useCallback(async () => {
    if (!(await reloadIfReachable())) toast({ tone: "error", title: texts.noConnection });
  }, [toast]);
}

/**
 * Returns a function that shows a failure to fetch code, with 'Reload the page' where nothing else helps for certain.
 */
export function useFetchFailure(): (title: string, error: unknown) => void {
  const { toast } = useToast();
  const reload = useReloadPage();
  return useCallback(
    (title, error) => {
      const shown = { tone: "error", title, description: fetchRemedy(error) } as const;
      if (!needsReload(error)) return void toast(shown);
      const action = { label: texts.reload, onPress: () => void reload() };
      toast({ ...shown, durationMs: Number.POSITIVE_INFINITY, action });
    },
    [toast, reload],
  );
}
