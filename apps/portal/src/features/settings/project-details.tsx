import { useBackCloses } from "@sitewright/app-kit/overlays";
import type { ProjectSummary } from "@sitewright/contracts";
import { Button, ConfirmDialog, Dialog, useToast } from "@sitewright/ui";
import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { isMailDelivered } from "../../lib/mail/mail-delivery.ts";
import { paths } from "../../lib/paths.ts";
import { UnsavedError, useDeleteProject, useLoadProject } from "../../lib/projects/projects-query.ts";
import { projectWords } from "./display-words.ts";
import { ProjectFacts } from "./project-facts.tsx";
import { settingsTexts as texts } from "./texts.ts";

/** A project's details, with editing it and, after asking, deleting it. */
export function ProjectDetails({ project, onClose }: { project: ProjectSummary; onClose: () => void }) {
  const name = projectWords(project.businessName);
  const navigate = useNavigate();
  const { toast } = useToast();
  const [isAsking, setIsAsking] = useState(false);
  const loading = useLoadProject(
    () => {
      onClose();
      navigate(paths.wizard);
    },
    (error) =>
      toast({ tone: "error", title: error instanceof UnsavedError ? texts.unsaved : texts.editFailed }),
  );
  const deleting = useDeleteProject(
    () => {
      onClose();
      toast({ title: texts.deleted });
    },
    () => {
      setIsAsking(false);
      toast({ tone: "error", title: texts.deleteFailed });
    },
  );
  useBackCloses(true, onClose);
  useBackCloses(isAsking, () => {
    if (!deleting.isPending) setIsAsking(false);
    return !deleting.isPending;
  });
  if (isAsking)
    return (
      <ConfirmDialog
        open
        onOpenChange={setIsAsking}
        danger
        title={texts.deleteTitle(name)}
        description={isMailDelivered() ? `${texts.deleteBody} ${texts.deleteMail}` : texts.deleteBody}
        confirmLabel={texts.delete}
        busy={deleting.isPending}
        busyLabel={texts.deleting}
        onConfirm={() => deleting.mutate(project.id)}
      />
    );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      title={name}
      closeLabel={texts.closeDetails}
      actions={
        <>
          <Button variant="danger" onClick={() => setIsAsking(true)}>
            <Trash2 aria-hidden="true" /> {texts.delete}
          </Button>
          <Button
            variant="ink"
            busy={loading.isPending}
            busyLabel={texts.editing}
            onClick={() => loading.mutate(project.id)}
          >
            <Pencil aria-hidden="true" /> {texts.edit}
          </Button>
        </>
      }
    >
      <ProjectFacts summary={project} />
    </Dialog>
  );
}
