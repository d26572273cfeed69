import { Drawing, DrawnMark, display, plain } from "./drawing.tsx";

const lines = [
  { y: 118, text: "order a loaf", letter: "a", width: 178 },
  { y: 176, text: "the night before", letter: "b", width: 250 },
  { y: 234, text: "warm, not fancy", letter: "c", width: 248 },
] as const;

/** Choosing an agency: a brief with the client's own words marked, and a marked gap. */
export function BriefDrawing() {
  return (
    <Drawing label="A written brief: three of the client’s phrases underlined, and one line that reads ‘not specified’">
      <rect x="70" y="44" width="460" height="400" rx="6" fill="var(--raised)" />
      {lines.map(({ y, text, letter, width }) => (
        <g key={letter}>
          <text
            x="112"
            y={y}
            textLength={width}
            fill="var(--ink)"
            fontSize="30"
            {...display}
            className="font-[560]"
          >
            {text}
          </text>
          <rect x="112" y={y + 10} width={width} height="4" fill="var(--accent)" />
          <DrawnMark x={448} y={y - 24} letter={letter} size={32} />
        </g>
      ))}
      <rect
        x="112"
        y="278"
        width="290"
        height="58"
        fill="none"
        stroke="var(--line-strong)"
        strokeWidth="2"
        strokeDasharray="7 6"
      />
      <text x="130" y="314" fill="var(--ink-3)" fontSize="21" {...plain}>
        Not specified
      </text>
      <text x="453" y="322" fill="var(--ink)" fontSize="40" {...display}>
        ?
      </text>
    </Drawing>
  );
}
