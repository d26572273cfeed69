import type { ReactNode } from "react";

/** A label and its value, inside a `dl`. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[7.4rem_minmax(0,1fr)] gap-2 border-line border-t py-[.48rem]">
      <dt className="text-ink-2">{label}</dt>
      <dd className="font-nav [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
