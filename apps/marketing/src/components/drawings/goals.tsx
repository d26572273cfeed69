import { Drawing, display, plain } from "./drawing.tsx";

/** The number of open questions that each goal adds to those of every bakery. */
const goals = [
  { name: "Leads", added: 0 },
  { name: "Community", added: 1 },
  { name: "Appointments", added: 3 },
  { name: "Selling", added: 5 },
] as const;

/** Conversion: the questions that each goal adds, one block each. */
export function GoalsDrawing() {
  return (
    <Drawing label="Open questions added by the goal: leads none, community 1, appointments 3, selling 5">
      {goals.map(({ name, added }, index) => {
        const y = 62 + index * 82;
        return (
          <g key={name}>
            <text x="48" y={y} fill="var(--ink)" fontSize="22" {...plain}>
              {name}
            </text>
            <path d={`M48 ${y + 39}H480`} stroke="var(--line-strong)" strokeWidth="2" />
            {Array.from({ length: added }, (_, block) => 48 + block * 88).map((x) => (
              <rect key={x} x={x} y={y + 13} width="80" height="26" fill="var(--accent)" />
            ))}
            <text x="552" y={y + 39} textAnchor="end" fill="var(--ink)" fontSize="52" {...display}>
              {added}
            </text>
          </g>
        );
      })}
    </Drawing>
  );
}
