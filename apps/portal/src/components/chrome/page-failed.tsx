import { Empty } from "@sitewright/ui";
import type { ReactNode } from "react";
import { chromeTexts } from "./texts.ts";

interface PageFailedProps {
  title: string;
  /** What to do about it. */
  remedy: string;
  action: ReactNode;
}

/** The whole page when its code or data could not be loaded. */
export function PageFailed({ title, remedy, action }: PageFailedProps) {
  return (
    <main className="mx-auto grid min-h-dvh max-w-[34rem] place-content-center px-gutter" role="alert">
      <Empty level={2} title={title} action={action}>
        {chromeTexts.pageFailedHint(remedy)}
      </Empty>
    </main>
  );
}
