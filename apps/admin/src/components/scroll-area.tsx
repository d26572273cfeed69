import type { ReactNode } from "react";

/** Text that scrolls within its height, by the keyboard too. */
export function ScrollArea({ className, children }: { className: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without the focus the keys cannot scroll it
    <div tabIndex={0} className={`overflow-y-auto ${className}`}>
      {children}
    </div>
  );
}
