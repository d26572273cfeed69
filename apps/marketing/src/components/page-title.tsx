import clsx from "clsx";
import type { ReactNode } from "react";

/** The only h1 of a page, as large as the window permits. */
export function PageTitle({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <h1
      className={clsx(
        "text-balance font-display font-headline text-display-1 leading-display tracking-[-.04em]",
        className,
      )}
    >
      {children}
    </h1>
  );
}

/** The headline of a section. */
export function SectionTitle({
  children,
  id,
  className,
}: {
  children: ReactNode;
  id?: string;
  className?: string;
}) {
  return (
    <h2
      id={id}
      className={clsx("font-bold font-display text-display-2 leading-none tracking-display", className)}
    >
      {children}
    </h2>
  );
}

/** Space above and below the h1 of a page. */
export const titleRoomClass = "pt-[clamp(1.6rem,3.4vw,3.2rem)] pb-[clamp(1.8rem,3.6vw,3.4rem)]";

/** Prominent text, set in the display face. */
export const prominentTextClass =
  "font-[470] font-display text-[clamp(1.375rem,1.05rem+1.25vw,2.125rem)] leading-[1.42] tracking-[-.012em]";

/** A hairline on the dark green band. */
export const blockLineClass = "border-[color-mix(in_srgb,var(--block-line)_55%,transparent)] border-t";
