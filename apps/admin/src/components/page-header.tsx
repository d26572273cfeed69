import { useDocumentTitle } from "@sitewright/app-kit/document-title";
import type { ReactNode } from "react";
import { siteName } from "../lib/site-name.ts";
import { ThemeButton } from "./theme-button.tsx";

interface PageHeaderProps {
  title: string;
  /** Buttons for the whole screen. */
  children?: ReactNode;
}

/** Title and actions of a screen; also sets the window's title. */
export function PageHeader({ title, children }: PageHeaderProps) {
  useDocumentTitle(title, siteName);
  return (
    <header className="mb-[1.1rem] flex flex-wrap items-center gap-x-2 gap-y-2.5 phone:gap-x-4">
      <h1
        tabIndex={-1}
        className="mr-auto outline-none min-w-0 phone:flex-1 phone:basis-[18rem] font-bold font-display text-[1.75rem] leading-[1.1] tracking-[-.025em] [overflow-wrap:anywhere]"
      >
        {title}
      </h1>
      <ThemeButton />
      {/* Beside a long title the buttons stay together; on a phone each takes the place that is left. */}
      <div className="contents phone:flex phone:flex-wrap phone:items-center phone:gap-x-4 phone:gap-y-2.5">
        {children}
      </div>
    </header>
  );
}
