import type { ReactNode } from "react";
import { PageShell } from "../../components/chrome/page-shell.tsx";

interface ProfileFrameProps {
  /** Name of the page; also its heading where there is a lead. */
  title: string;
  lead?: string;
  children: ReactNode;
}

/** The page without a profile: a sign-in prompt, or a 'not found'. */
export function ProfileFrame({ title, lead, children }: ProfileFrameProps) {
  return (
    <PageShell title={title} isBrief>
      {lead !== undefined && (
        <>
          <h1 className="break-words font-display font-headline text-display-3 leading-[1.04] tracking-[-.03em]">
            {title}
          </h1>
          <p className="mt-2.5 mb-s-6 text-ink-2">{lead}</p>
        </>
      )}
      {children}
    </PageShell>
  );
}
