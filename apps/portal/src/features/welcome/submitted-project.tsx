import { useClient } from "@sitewright/app-kit/services";
import { Button, buttonClass, Note, useToast } from "@sitewright/ui";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { timeText } from "../../lib/date-text.ts";
import { paths } from "../../lib/paths.ts";
import { projectsQuery, UnsavedError, useLoadProject } from "../../lib/projects/projects-query.ts";
import { loadProjectTexts } from "../../lib/projects/texts.ts";
import { submittedTexts as texts } from "./submitted-texts.ts";

/** The way to the newest submitted project; nothing where there is none. */
export function SubmittedProject() {
  const { toast } = useToast();
  const { data } = useInfiniteQuery(projectsQuery(useClient()));
  const loading = useLoadProject(
    () => {},
    (error) =>
      toast({
        tone: "error",
        title: error instanceof UnsavedError ? loadProjectTexts.unsaved : loadProjectTexts.failed,
      }),
  );
  const projects = data?.pages[0]?.projects ?? [];
  const [newest] = projects;
  if (!newest) return null;
  const ghost = buttonClass({ variant: "ghost", compact: true });
  return (
    <Note tone="info">
      <p className="wrap-anywhere">{texts.sent(newest.businessName.trim(), timeText(newest.submittedAt))}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          compact
          busy={loading.isPending}
          busyLabel={loadProjectTexts.loading}
          onClick={() => loading.mutate(newest.id)}
        >
          {texts.load}
        </Button>
        <Link to={paths.specification(newest.id)} className={ghost}>
          {texts.read}
        </Link>
        {projects.length > 1 && (
          <Link to={paths.projects} className={ghost}>
            {texts.all}
          </Link>
        )}
      </div>
    </Note>
  );
}
