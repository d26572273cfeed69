import { useServices } from "@sitewright/app-kit/services";
import { TextLink } from "@sitewright/ui";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { EmailLink } from "../../components/email-link.tsx";
import { PanelSection } from "../../components/panel-section.tsx";
import { ProjectBadge } from "../../components/project-badge.tsx";
import { instantText } from "../../lib/instant-text.ts";
import { paths } from "../../lib/paths.ts";
import { clientLabel } from "../../lib/project-words.ts";
import { usePermissionCheck } from "../../lib/viewer.ts";
import { ContrastReport } from "./contrast-report.tsx";
import { DeleteProject } from "./delete-project.tsx";
import { ProjectActions } from "./project-actions.tsx";
import { ProjectDownloads } from "./project-downloads.tsx";
import { ProjectNotes } from "./project-notes.tsx";
import { type AdminProject, specQuery } from "./queries.ts";
import { SpecSummary } from "./spec-summary.tsx";

function savedText({ version, updatedAt }: AdminProject, now: Date): string {
  const { day, time, isToday } = instantText(updatedAt, { now });
  return `Version ${version}, saved ${isToday ? "today" : day} at ${time}`;
}

/** A project's data for the administrator, and its files. */
export function ProjectDetails({ project }: { project: AdminProject }) {
  const { client, now } = useServices();
  const hasPermission = usePermissionCheck();
  const spec = useQuery(specQuery(client, project.id));
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-ink-2">
        <ProjectBadge finalizedAt={project.finalizedAt} /> {savedText(project, now())}
      </p>
      <p className="mt-1 text-ink-2 [overflow-wrap:anywhere]">
        {clientLabel(project)}
        {project.clientEmail && (
          <>
            {" · "}
            <EmailLink address={project.clientEmail} />
          </>
        )}
      </p>
      <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1">
        {hasPermission("users") && (
          <Link to={paths.user(project.userId)} className="text-link font-[600] no-underline">
            View client
          </Link>
        )}
        <TextLink href={paths.profile(project.userId)} target="_blank" rel="noopener">
          Profile and documents<span className="sr-only"> (opens in a new tab)</span>
        </TextLink>
      </p>
      <ProjectActions project={project} />
      <PanelSection title="Specification summary">
        <SpecSummary project={project} questions={spec.data?.clarifications ?? null} />
      </PanelSection>
      <PanelSection title="Accessibility check">
        <ContrastReport colors={project.onboarding.themeColors} />
      </PanelSection>
      <PanelSection title="Staff notes">
        <ProjectNotes projectId={project.id} />
      </PanelSection>
      <ProjectDownloads project={project} />
      <DeleteProject project={project} />
    </>
  );
}
