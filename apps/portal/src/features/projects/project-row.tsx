import type { ProjectSummary } from "@sitewright/contracts";
import { Badge, Button, buttonClass } from "@sitewright/ui";
import { FileText, Trash2 } from "lucide-react";
import { Link } from "react-router";
import { InlineFacts } from "../../components/inline-facts.tsx";
import { dateText } from "../../lib/date-text.ts";
import { paths } from "../../lib/paths.ts";
import { loadProjectTexts } from "../../lib/projects/texts.ts";
import { projectsTexts as texts } from "./texts.ts";

interface ProjectRowProps {
  project: ProjectSummary;
  isInEditor: boolean;
  isLoading: boolean;
  onLoad: () => void;
  onDelete: () => void;
}

/** A stored project: name, date and actions. */
export function ProjectRow({ project, isInEditor, isLoading, onLoad, onDelete }: ProjectRowProps) {
  const name = project.businessName.trim() || texts.unnamed;
  const facts = [
    project.industry,
    texts.pages(project.pageCount),
    texts.version(project.version),
    texts.submitted(dateText(project.submittedAt)),
    ...(project.version > 1 ? [texts.updated(dateText(project.updatedAt))] : []),
  ];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-s-5 gap-y-3 border-line border-b py-s-4">
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="flex flex-wrap items-center gap-2.5 font-display font-title text-[1.25rem] leading-tight tracking-title">
          <span className="min-w-0 break-words">{name}</span>
          {isInEditor && <Badge tone="accent">{texts.inEditor}</Badge>}
          {project.finalizedAt !== null && <Badge tone="ok">{texts.finalized}</Badge>}
        </h2>
        <p className="mt-1 text-ink-2 text-s">
          <InlineFacts facts={facts} />
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Link to={paths.specification(project.id)} className={buttonClass({ compact: true })}>
          <FileText aria-hidden="true" /> {loadProjectTexts.read}
          <span className="sr-only">: {name}</span>
        </Link>
        <Button compact variant="ink" busy={isLoading} busyLabel={loadProjectTexts.loading} onClick={onLoad}>
          {loadProjectTexts.load}
          <span className="sr-only">: {name}</span>
        </Button>
        <Button compact variant="danger" onClick={onDelete}>
          <Trash2 aria-hidden="true" /> {texts.delete}
          <span className="sr-only">: {name}</span>
        </Button>
      </div>
    </li>
  );
}
