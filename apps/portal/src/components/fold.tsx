import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

interface FoldProps {
  title: ReactNode;
  /** A summary of the content in a few words. */
  digest?: string;
  /** The heading level of its title. */
  level: 2 | 3;
  /** Id of the title, for links and the palette. */
  id?: string;
  /** Open at first. */
  defaultOpen?: boolean;
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
}

const titleLook = {
  2: "text-[1.1875rem] phone:text-[1.25rem]",
  3: "text-[1.0625rem]",
} as const;

/**
 * A line that expands to show the content below it. It uses the browser's `details`, which keeps hidden
 * content in the page, so that a link to a field inside can open it (`focusField`) and find-in-page works.
 */
export function Fold({ title, digest, level, id, defaultOpen, onToggle, children }: FoldProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <details
      className="min-w-0"
      open={defaultOpen}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className="grid min-h-[44px] cursor-pointer list-none grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-3 gap-y-0.5 rounded-sm py-2.5 [&::-webkit-details-marker]:hidden">
        <Heading
          id={id}
          tabIndex={id === undefined ? undefined : -1}
          className={`font-display font-title leading-snug tracking-title ${titleLook[level]}`}
        >
          {title}
        </Heading>
        <ChevronDown
          aria-hidden="true"
          className="col-start-2 row-span-2 row-start-1 text-ink-3 transition-transform [details[open]>summary>&]:rotate-180"
        />
        {digest && <span className="text-ink-2 text-s">{digest}</span>}
      </summary>
      {children}
    </details>
  );
}
