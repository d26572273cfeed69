import { useBackCloses } from "@sitewright/app-kit/overlays";
import type { ProjectSummary } from "@sitewright/contracts";
import { ConfirmDialog, useToast } from "@sitewright/ui";
import { useState } from "react";
import { useNavigate } from "react-router";
import { paths } from "../../lib/paths.ts";
import { useDeleteProject, useLoadProject } from "../../lib/projects/projects-query.ts";
import { useLoadFailed } from "../../lib/projects/use-load-failed.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { ProjectRow } from "./project-row.tsx";
import { projectsTexts as texts } from "./texts.ts";

/** The projects, with loading one into the wizard and deleting one after asking. */
export function ProjectList({ projects }: { projects: readonly ProjectSummary[] }) {
  const navigate = useNavigate();
  const { toast } = useToast();
  const editedId = useWizard((state) => state.editing?.projectId);
  const [doomed, setDoomed] = useState<ProjectSummary | null>(null);
  const loading = useLoadProject(() => navigate(paths.wizard), useLoadFailed());
  const deleting = useDeleteProject(
    () => {
      setDoomed(null);
      toast({ title: texts.deleted });
    },
    () => {
      setDoomed(null);
      toast({ tone: "error", title: texts.deleteFailed });
    },
  );
  useBackCloses(doomed !== null, () => {
    if (!deleting.isPending) setDoomed(null);
    return !deleting.isPending;
  });
  return (
    <>
      <ul className="border-line border-t">
        {projects.map((project) => (
          <ProjectRow
            key={project.id}
            project={project}
            isInEditor={project.id === editedId}
            isLoading={loading.isPending && loading.variables === project.id}
            onLoad={() => loading.mutate(project.id)}
            onDelete={() => setDoomed(project)}
          />
        ))}
      </ul>
      {doomed && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setDoomed(null)}
          danger
          title={texts.deleteTitle(doomed.businessName || texts.unnamed)}
          description={texts.deleteBody}
          confirmLabel={texts.delete}
          busy={deleting.isPending}
          busyLabel={texts.deleting}
          onConfirm={() => deleting.mutate(doomed.id)}
        />
      )}
    </>
  );
}
