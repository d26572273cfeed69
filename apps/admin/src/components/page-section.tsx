import { type ReactNode, useId } from "react";

interface PageSectionProps {
  title: string;
  /** Beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A titled part of a page. */
export function PageSection({ title, action, children }: PageSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="not-first:mt-s-6">
      <header className="mb-[.6rem] flex flex-wrap items-center justify-between gap-2">
        <h2 id={id} className="font-[660] font-display text-[1.1875rem] leading-[1.2] tracking-[-.015em]">
          {title}
        </h2>
        {action}
      </header>
      {children}
    </section>
  );
}
