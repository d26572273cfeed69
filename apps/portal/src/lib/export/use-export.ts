import type { User } from "@sitewright/contracts";
import { useToast } from "@sitewright/ui";
import { exportProject } from "./export-project.ts";

/** How long the toast after an export stays. */
export const exportToastMs = 5000;

/** Exports the project and says in a toast what came of it. */
export function useExport(user: Pick<User, "isAdmin">): () => void {
  const { toast } = useToast();
  return async () => {
    toast({ ...(await exportProject(user)), durationMs: exportToastMs });
  };
}
