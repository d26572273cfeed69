import { useClient } from "@sitewright/app-kit/services";
import type { ProjectSummary } from "@sitewright/contracts";
import { Button, Note, Skeleton } from "@sitewright/ui";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { InlineFacts } from "../../components/inline-facts.tsx";
import { ProjectsFoot } from "../../components/projects-foot.tsx";
import { SettingsSection } from "../../components/settings-section.tsx";
import { projectsQuery } from "../../lib/projects/projects-query.ts";
import { answerWords, dateWords, projectWords } from "./display-words.ts";
import { ProjectDetails } from "./project-details.tsx";
import { settingsTexts as texts } from "./texts.ts";

function Row({ project, onOpen }: { project: ProjectSummary; onOpen: () => void }) {
  const name = projectWords(project.businessName);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-s-4 gap-y-2 border-line border-b py-3 first:pt-0 last:border-b-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-52">
        <h3 className="break-words font-label">{name}</h3>
        <p className="text-ink-2 text-s">
          <InlineFacts
            facts={[answerWords(project.industry), texts.submitted(dateWords(project.submittedAt))]}
          />
        </p>
      </div>
      <Button compact onClick={onOpen} aria-haspopup="dialog">
        {texts.details}
        <span className="sr-only">: {name}</span>
      </Button>
    </li>
  );
}

function Projects({ onOpen }: { onOpen: (project: ProjectSummary) => void }) {
  const query = useInfiniteQuery(projectsQuery(useClient()));
  if (query.isPending) return <Skeleton lines={3} label={texts.loading} />;
  if (!query.data)
    return (
      <Note tone="bad" role="alert">
        <p className="mb-2">{texts.projectsFailed}</p>
        <Button compact onClick={() => query.refetch()}>
          {texts.tryAgain}
        </Button>
      </Note>
    );
  const projects = query.data.pages.flatMap((page) => page.projects);
  return (
    <>
      {projects.length === 0 && <p className="text-ink-2">{texts.noProjects}</p>}
      <ul>
        {projects.map((project) => (
          <Row key={project.id} project={project} onOpen={() => onOpen(project)} />
        ))}
      </ul>
      <ProjectsFoot query={query} />
    </>
  );
}

/** The client's projects, newest submission first, each with its details. */
export function ProjectsSection() {
  const [shown, setShown] = useState<ProjectSummary | null>(null);
  return (
    <SettingsSection title={texts.projects} lead={texts.projectsLead}>
      <Projects onOpen={setShown} />
      {shown && <ProjectDetails project={shown} onClose={() => setShown(null)} />}
    </SettingsSection>
  );
}
