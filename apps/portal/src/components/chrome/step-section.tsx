import { type ReactNode, useId } from "react";

/** Id of a section's title, for links and the palette. */
export const sectionAnchor = (title: string): string =>
  `section-${title.toLowerCase().replace(/[^a-z0-9]+/g, "-")}`;

/** A group of a step: its title, an optional action at the right, then its content. */
export function StepSection({
  title,
  action,
  children,
}: {
  title: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}) {
  const made = useId();
  const id = typeof title === "string" ? sectionAnchor(title) : made;
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="mb-s-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
        <h2
          id={id}
          tabIndex={-1}
          className="font-display font-title text-[1.1875rem] leading-[1.2] tracking-title phone:text-[1.25rem]"
        >
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
