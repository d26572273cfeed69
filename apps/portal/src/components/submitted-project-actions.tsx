import { Button, buttonClass } from "@sitewright/ui";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "../lib/paths.ts";
import { useLoadProject } from "../lib/projects/projects-query.ts";
import { loadProjectTexts as texts } from "../lib/projects/texts.ts";
import { useLoadFailed } from "../lib/projects/use-load-failed.ts";

interface SubmittedProjectActionsProps {
  id: string;
  /** Further actions, after these. */
  children?: ReactNode;
}

/** Loads a submitted project into the wizard that is open, and opens its specification. */
export function SubmittedProjectActions({ id, children }: SubmittedProjectActionsProps) {
  const loading = useLoadProject(() => {}, useLoadFailed());
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      <Button compact busy={loading.isPending} busyLabel={texts.loading} onClick={() => loading.mutate(id)}>
        {texts.load}
      </Button>
      <Link to={paths.specification(id)} className={buttonClass({ variant: "ghost", compact: true })}>
        {texts.read}
      </Link>
      {children}
    </div>
  );
}
