import clsx from "clsx";
import type { ReactNode } from "react";

export interface EmptyProps {
  title: ReactNode;
  /** The future content of the place. */
  children?: ReactNode;
  /** One action to begin. */
  action?: ReactNode;
  /** Heading level that fits the page. */
  level?: 2 | 3 | 4;
  className?: string;
}

/** An empty state: what the place will show, and how to begin. */
export function Empty({ title, children, action, level = 3, className }: EmptyProps) {
  const Heading = `h${level}` as const;
  return (
    <div
      className={clsx(
        "grid justify-items-start gap-3 rounded-md border-[1.5px] border-line-strong border-dashed px-s-5 py-s-7",
        className,
      )}
    >
      <Heading className="font-display font-title text-display-4 leading-[1.2] tracking-title">
        {title}
      </Heading>
      {children && <div className="max-w-[38ch] text-ink-2">{children}</div>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}
