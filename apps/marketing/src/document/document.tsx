import { SkipLink } from "@sitewright/ui";
import type { ReactNode } from "react";
import { SiteFooter } from "../components/site-footer.tsx";
import { SiteHeader } from "../components/site-header.tsx";
import { Head, type HeadProps } from "./head.tsx";

/** What the foot of every page offers to subscribe to; none yet. */
const newsletter: ReactNode = null;

/** A whole page. Nothing in it is hydrated: the script only listens for what its visitor does. */
export function Document({ year, path, ...head }: HeadProps & { year: number; path: string }) {
  return (
    <html lang="en" data-density="marketing">
      <Head {...head} />
      <body>
        <SkipLink target="main">Skip to content</SkipLink>
        <SiteHeader brand={head.brand} path={path} />
        <main id="main">{head.page.body}</main>
        <SiteFooter brand={head.brand} year={year} newsletter={newsletter} />
      </body>
    </html>
  );
}
