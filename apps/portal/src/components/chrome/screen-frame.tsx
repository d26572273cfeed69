import { buttonClass } from "@sitewright/ui";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "../../lib/paths.ts";
import { PageShell } from "./page-shell.tsx";
import { chromeTexts } from "./texts.ts";

/** The page around a screen outside the wizard: link back, title, lead. */
export function ScreenFrame({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <PageShell title={title}>
      <Link
        to={paths.wizard}
        className={buttonClass({ variant: "ghost", compact: true, className: "-ml-[.8em]" })}
      >
        <ArrowLeft aria-hidden="true" /> {chromeTexts.backToSteps}
      </Link>
      <h1 className="mt-s-4 mb-2.5 font-display font-[710] text-display-3 leading-[1.04] tracking-[-.03em]">
        {title}
      </h1>
      <p className="mb-s-6 max-w-[50ch] text-ink-2">{lead}</p>
      {children}
    </PageShell>
  );
}
