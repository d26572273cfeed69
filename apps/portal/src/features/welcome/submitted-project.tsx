import { useClient } from "@sitewright/app-kit/services";
import { buttonClass, Note } from "@sitewright/ui";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { SubmittedProjectActions } from "../../components/submitted-project-actions.tsx";
import { timeText } from "../../lib/date-text.ts";
import { paths } from "../../lib/paths.ts";
import { projectsQuery } from "../../lib/projects/projects-query.ts";
import { submittedTexts as texts } from "./submitted-texts.ts";

/** The way to the newest submitted project; nothing where there is none. */
export function SubmittedProject() {
  const { data } = useInfiniteQuery(projectsQuery(useClient()));
  const projects = data?.pages[0]?.projects ?? [];
  const [newest] = projects;
  if (!newest) return null;
  return (
    <Note tone="info">
      <p className="wrap-anywhere">{texts.sent(newest.businessName.trim(), timeText(newest.submittedAt))}</p>
      <SubmittedProjectActions id={newest.id}>
        {projects.length > 1 && (
          <Link to={paths.projects} className={buttonClass({ variant: "ghost", compact: true })}>
            {texts.all}
          </Link>
        )}
      </SubmittedProjectActions>
    </Note>
  );
}
