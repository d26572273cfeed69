import { ErrorBoundary } from "@sitewright/app-kit/error-boundary";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { fetchTexts } from "../../lib/fetch-failure/texts.ts";
import { paths } from "../../lib/paths.ts";
import { PageFailed } from "./page-failed.tsx";
import { ReloadButton } from "./reload-button.tsx";
import { chromeTexts } from "./texts.ts";

/** Shown instead of a page that failed to load or render; its code cannot be fetched again without a reload. */
function PageNotLoaded({ pathname }: { pathname: string }) {
  return (
    <PageFailed
      title={chromeTexts.pageFailed}
      remedy={fetchTexts.notFetched}
      action={
        <div className="flex flex-wrap items-start gap-x-s-5 gap-y-2">
          <ReloadButton variant="primary" />
          {pathname !== paths.wizard && (
            <Link to={paths.wizard} className="inline-flex min-h-control items-center">
              <span className="text-link">{chromeTexts.backToSteps}</span>
            </Link>
          )}
        </div>
      }
    />
  );
}

/** An error boundary around the page of an address: another address, as after Back, shows its page again. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname} fallback={<PageNotLoaded pathname={pathname} />}>
      {children}
    </ErrorBoundary>
  );
}
