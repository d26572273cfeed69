import type { ReactNode } from "react";

/** First focusable element of a page: visible on focus, jumps to the element with id `target`. */
export function SkipLink({ target, children }: { target: string; children: ReactNode }) {
  return (
    <a
      href={`#${target}`}
      className="-top-20 absolute left-4 z-toast bg-ink px-4 py-3 font-label text-paper focus:top-3"
    >
      {children}
    </a>
  );
}
