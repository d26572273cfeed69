import { brand } from "@sitewright/brand";
import { Brand, Button, buttonClass, Empty, Skeleton, ThemeToggle } from "@sitewright/ui";
import { useInfiniteQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { Link } from "react-router";
import { paths } from "../../lib/paths.ts";
import { toggleTheme } from "../../lib/theme/theme-choice.ts";
import { chromeTexts } from "../../texts/chrome.ts";
import { projectsTexts as texts } from "../../texts/projects.ts";
import { ProjectList } from "./project-list.tsx";
import { projectsQuery } from "./projects-query.ts";

function Frame({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.title = `${texts.title}: ${brand.productName}`;
  }, []);
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr_auto]">
      <header className="flex items-center justify-between gap-4 border-line border-b px-gutter py-2 desk:px-s-5">
        <Brand initial={brand.initial} restOfName={brand.restOfName} href={paths.home} />
        <ThemeToggle onClick={toggleTheme} />
      </header>
      <main className="mx-auto w-full max-w-[56rem] px-gutter py-s-6">
        <Link
          to={paths.wizard}
          className={buttonClass({ variant: "ghost", compact: true, className: "-ml-[.8em]" })}
        >
          <ArrowLeft aria-hidden="true" /> {texts.back}
        </Link>
        <h1 className="mt-s-4 mb-2.5 font-display font-[710] text-display-3 leading-[1.04] tracking-[-.03em]">
          {texts.title}
        </h1>
        <p className="mb-s-6 max-w-[50ch] text-ink-2">{texts.lead}</p>
        {children}
      </main>
      <footer className="px-gutter py-s-4 text-ink-3 text-xs desk:px-s-5">
        {chromeTexts.footer(new Date().getFullYear(), brand.productName)}
      </footer>
    </div>
  );
}

function Projects() {
  const query = useInfiniteQuery(projectsQuery);
  if (query.isPending) return <Skeleton title lines={4} label={texts.loading} />;
  if (query.isError) {
    return (
      <div role="alert">
        <Empty
          level={2}
          title={texts.failedTitle}
          action={
            <Button variant="ink" onClick={() => query.refetch()}>
              {texts.tryAgain}
            </Button>
          }
        >
          {texts.failedBody}
        </Empty>
      </div>
    );
  }
  const projects = query.data.pages.flatMap((page) => page.projects);
  if (projects.length === 0) {
    return (
      <Empty
        level={2}
        title={texts.emptyTitle}
        action={
          <Link to={paths.wizard} className={buttonClass({ variant: "ink" })}>
            {texts.emptyAction}
          </Link>
        }
      >
        {texts.emptyBody}
      </Empty>
    );
  }
  return (
    <>
      <ProjectList projects={projects} />
      {query.hasNextPage && (
        <Button className="mt-s-5" busy={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
          {texts.more}
        </Button>
      )}
    </>
  );
}

/** What the client has submitted so far. */
export function ProjectsScreen() {
  return (
    <Frame>
      <Projects />
    </Frame>
  );
}
