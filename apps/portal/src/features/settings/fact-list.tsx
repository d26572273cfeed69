import type { ReactNode } from "react";

/** Labels and their values. */
export function FactList({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className="grid gap-x-s-5 gap-y-2 phone:grid-cols-[9rem_minmax(0,1fr)]">
      {facts.map(([label, value]) => (
        <div key={label} className="grid phone:col-span-2 phone:grid-cols-subgrid">
          <dt className="text-ink-3 text-s leading-[1.7]">{label}</dt>
          <dd className="min-w-0 break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
