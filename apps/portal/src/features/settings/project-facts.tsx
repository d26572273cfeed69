import { dataOf } from "@sitewright/app-kit/calls";
import { useClient } from "@sitewright/app-kit/services";
import { getProject, type Project, type ProjectSummary } from "@sitewright/contracts";
import { Button, Note, Skeleton } from "@sitewright/ui";
import { useQuery } from "@tanstack/react-query";
import { answerWords, dateWords } from "./display-words.ts";
import { FactList } from "./fact-list.tsx";
import { settingsTexts as texts } from "./texts.ts";

function useProject({ id, version }: ProjectSummary) {
  const client = useClient();
  return useQuery({
    queryKey: ["projects", id, version],
    queryFn: async ({ signal }): Promise<Project> => {
      const { project } = await dataOf(client.call(getProject, { params: { id } }, { signal }));
      return project;
    },
  });
}

function factsOf(project: Project) {
  const { description, goals, audience, pages, customPages, tone, timeline, budget, contact, offers } =
    project.onboarding.formData;
  const reached = [contact.phone, contact.email, contact.address].map((part) => part.trim());
  return [
    [texts.industry, answerWords(project.industry)],
    [texts.description, answerWords(description)],
    [texts.goals, answerWords(goals)],
    [texts.audience, answerWords(audience)],
    [texts.pages, answerWords([...pages, ...customPages])],
    [texts.contact, answerWords(reached.filter((part) => part !== ""))],
    [texts.offers, answerWords(offers.map(({ name }) => name.trim()).filter((name) => name !== ""))],
    [texts.tone, answerWords(tone)],
    [texts.timeline, answerWords(timeline)],
    [texts.budget, answerWords(budget)],
    [texts.version, String(project.version)],
    [texts.submittedAt, dateWords(project.submittedAt)],
    [texts.updatedAt, dateWords(project.updatedAt)],
  ] as const;
}

/** The facts of a project, from its newest version. */
export function ProjectFacts({ summary }: { summary: ProjectSummary }) {
  const query = useProject(summary);
  if (query.isPending) return <Skeleton lines={6} label={texts.loading} />;
  if (query.data) return <FactList facts={factsOf(query.data)} />;
  return (
    <Note tone="bad" role="alert">
      <p className="mb-2">{texts.detailsFailed}</p>
      <Button compact onClick={() => query.refetch()}>
        {texts.tryAgain}
      </Button>
    </Note>
  );
}
