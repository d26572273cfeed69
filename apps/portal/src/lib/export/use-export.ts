import { lateImport } from "@sitewright/app-kit/late-import";
import type { User } from "@sitewright/contracts";
import { useToast } from "@sitewright/ui";
import { create } from "zustand";
import { useFetchFailure } from "../fetch-failure/use-fetch-failure.ts";

/** The time for which the toast after an export stays. */
export const exportToastMs = 5000;

/** True while an export is in progress, whichever button started it. */
export const useIsExporting = create<{ readonly isExporting: boolean }>()(() => ({ isExporting: false }));

// Exports are rare, so the code is loaded on demand.
const loadExport = lateImport(() => import("./export-project.ts"));

/** Defined here because the other texts are part of the code that could not be loaded. */
const notLoaded = "The export could not be loaded.";

/**
 * Exports the project, one export at a time, and shows the result in a toast; with a retry where something is
 * missing.
 */
export function useExport(user: Pick<User, "isAdmin" | "displayName" | "email">): () => Promise<void> {
  const { toast } = useToast();
  const showFailure = useFetchFailure();
  const exportOnce = async (): Promise<void> => {
    if (useIsExporting.getState().isExporting) return;
    useIsExporting.setState({ isExporting: true });
    const result = await loadExport()
      .then(({ exportProject }) => exportProject(user))
      .catch((error: unknown) => ({ error }));
    useIsExporting.setState({ isExporting: false });
    if ("error" in result) return showFailure(notLoaded, result.error);
    const { again, ...said } = result;
    if (again === undefined) return void toast({ ...said, durationMs: exportToastMs });
    const action = { label: again, onPress: () => void exportOnce() };
    toast({ ...said, durationMs: Number.POSITIVE_INFINITY, action });
  };
  return exportOnce;
}
