import { Drawing, display, plain } from "./drawing.tsx";

/** Open questions of the sample bakery by its goal; those that any bakery has, and those that the goal adds. */
const goals = [
  { name: "Leads", common: 19, added: 0 },
  { name: "Community", common: 19, added: 2 },
  { name: "Appointments", common: 19, added: 3 },
  { name: "Selling", common: 19, added: 5 },
] as const;

const unit = 11.4;

/** Conversion: how many questions each goal leaves open. */
export function GoalsDrawing() {
  return (
    <Drawing label="Open questions by goal: leads 19, community 21, appointments 22, selling 24">
      {goals.map(({ name, common, added }, index) => {
        const y = 62 + index * 82;
        const width = common * unit;
        return (
          <g key={name}>
            <text x="48" y={y} fill="var(--ink)" fontSize="22" {...plain}>
              {name}
            </text>
            <rect x="48" y={y + 13} width={width} height="26" fill="var(--ink)" />
            <rect x={48 + width} y={y + 13} width={added * unit} height="26" fill="var(--accent)" />
            <text x="552" y={y + 39} textAnchor="end" fill="var(--ink)" fontSize="52" {...display}>
              {common + added}
            </text>
          </g>
        );
      })}
    </Drawing>
  );
}
