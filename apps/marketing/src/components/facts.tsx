import type { Claim } from "@sitewright/brand";

/** The agency's facts in one line. */
export function Facts({ claims }: { claims: readonly Claim[] }) {
  return (
    <ul className="flex flex-wrap gap-x-[2.6rem] gap-y-2 pt-[clamp(2rem,4vw,3.4rem)] text-[1rem] text-ink-2">
      {claims.map(({ figure, label }) => (
        <li key={label}>
          <b className="font-[650] text-ink">{figure}</b> {label}
        </li>
      ))}
    </ul>
  );
}
