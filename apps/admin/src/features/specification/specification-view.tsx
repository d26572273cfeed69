import { renderBrief } from "@sitewright/spec-core/render";
import type { Spec } from "@sitewright/spec-core/spec";
import { Markdown } from "@sitewright/ui/markdown";
import { lazy, Suspense } from "react";
import { Changes } from "./changes.tsx";
import { Questions } from "./questions.tsx";
import { SiteChecks } from "./site-checks.tsx";
import { StarterSite } from "./starter-site.tsx";
import type { View } from "./views.ts";

/** The view of files imports the checker's text, which is larger than the rest of this screen. */
const Files = lazy(async () => ({ default: (await import("./files.tsx")).Files }));

interface SpecificationViewProps {
  view: Exclude<View, "words">;
  spec: Spec;
  id: string;
  version: number;
  versions: readonly { version: number; createdAt: string }[];
}

/** A version of a specification in one of its views. */
export function SpecificationView({ view, spec, id, version, versions }: SpecificationViewProps) {
  switch (view) {
    case "brief":
      return (
        <article className="max-w-[46rem]">
          <Markdown content={renderBrief(spec)} />
        </article>
      );
    case "questions":
      return <Questions spec={spec} id={id} version={version} />;
    case "changes":
      return <Changes spec={spec} id={id} version={version} versions={versions} />;
    case "site":
      return <StarterSite spec={spec} />;
    case "files":
      return (
        <Suspense fallback={<p aria-busy="true">Loading the files...</p>}>
          <Files spec={spec} />
        </Suspense>
      );
    case "check":
      return <SiteChecks id={id} />;
  }
}
