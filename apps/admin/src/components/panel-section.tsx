import type { ReactNode } from "react";

/** A titled part of a side panel. */
export function PanelSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mt-[1.35rem] mb-[.4rem] font-[650] text-[.9375rem] leading-[1.3]">{title}</h3>
      {children}
    </section>
  );
}
