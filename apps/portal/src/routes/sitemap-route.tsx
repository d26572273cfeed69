import type { User } from "@sitewright/contracts";
import { SentNote } from "../features/projects/sent-note.tsx";
import { SitemapStep } from "../features/sitemap/sitemap-step.tsx";
import { VisitorWords } from "../features/words/visitor-words.tsx";

/** The last step, with a note above it where a project of this name has been submitted. */
export function SitemapRoute({ user }: { user: User }) {
  return (
    <>
      <SentNote user={user} />
      <SitemapStep user={user} words={<VisitorWords />} />
    </>
  );
}
