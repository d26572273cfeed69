import type { User } from "@sitewright/contracts";
import { useToast } from "@sitewright/ui";
import { create } from "zustand";
import type { ExportMessage } from "./export-project.ts";

/** The time for which the toast after an export stays. */
export const exportToastMs = 5000;

/** True while an export is in progress, whichever button started it. */
export const useIsExporting = create<{ readonly isExporting: boolean }>()(() => ({ isExporting: false }));

// Defined here because the other texts are part of the code that could not be loaded.
const notLoaded: ExportMessage = {
  tone: "error",
  title: "The export could not be loaded. Check your connection and try again.",
};

/**
 * Exports the project, one export at a time, and shows the result in a toast; with a retry where something is
 * missing.
 */
export function useExport(user: Pick<User, "isAdmin" | "displayName" | "email">): () => Promise<void> {
  const { toast } = useToast();
  const exportOnce = async (): Promise<void> => {
    if (useIsExporting.getState().isExporting) return;
    useIsExporting.setState({ isExporting: true });
    // Exports are rare, so the code is loaded on demand.
    const message = await import("./export-project.ts").then(
      ({ exportProject }) => exportProject(user),
      () => notLoaded,
    );
    useIsExporting.setState({ isExporting: false });
    const { again, ...said } = message;
    if (again === undefined) return void toast({ ...said, durationMs: exportToastMs });
    const action = { label: again, onPress: () => void exportOnce() };
    toast({ ...said, durationMs: Number.POSITIVE_INFINITY, action });
  };
  return exportOnce;
}
