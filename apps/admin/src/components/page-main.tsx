import type { ReactNode } from "react";

/** The main area of a screen, target of the skip link. */
export function PageMain({ children }: { children: ReactNode }) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className="min-w-0 print:not-last:hidden print:border-0 print:bg-transparent print:p-0 flex-1 border-line border-t bg-surface px-gutter pt-[1.1rem] pb-s-6 tablet:border-t-0 tablet:border-l tablet:not-last:border-r tablet:px-[1.75rem]"
    >
      <div className="@container">{children}</div>
    </main>
  );
}
