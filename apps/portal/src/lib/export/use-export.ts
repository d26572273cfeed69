import type { User } from "@sitewright/contracts";
import { useToast } from "@sitewright/ui";
import { create } from "zustand";
import { exportProject } from "./export-project.ts";

/** How long the toast after an export stays. */
export const exportToastMs = 5000;

/** Whether an export is under way, from whatever button it was started. */
export const useIsExporting = create<{ readonly isExporting: boolean }>()(() => ({ isExporting: false }));

/** Exports the project, once at a time, and says in a toast what came of it. */
export function useExport(user: Pick<User, "isAdmin" | "displayName" | "email">): () => Promise<void> {
  const { toast } = useToast();
  return async () => {
    if (useIsExporting.getState().isExporting) return;
    useIsExporting.setState({ isExporting: true });
    const message = await exportProject(user);
    useIsExporting.setState({ isExporting: false });
    toast({ ...message, durationMs: exportToastMs });
  };
}
