import { Drawing, display } from "./drawing.tsx";

const faults = [1, 2, 3, 4, 5, 6, 7, 8];
const missed = 8;

/** AI in web development: of eight faults, seven struck out and one untouched. */
export function CheckingDrawing() {
  return (
    <Drawing label="The figures one to eight, all but the eight struck out in red" ground="var(--block)">
      {faults.map((fault, index) => {
        const x = 96 + (index % 4) * 136;
        const y = index < 4 ? 172 : 338;
        return (
          <g key={fault}>
            <text
              x={x}
              y={y}
              textAnchor="middle"
              fill={fault === missed ? "var(--on-block)" : "var(--on-block-2)"}
              fontSize="138"
              {...display}
            >
              {fault}
            </text>
            {fault !== missed && (
              <path d={`M${x - 54} ${y - 14}L${x + 54} ${y - 78}`} stroke="var(--accent)" strokeWidth="9" />
            )}
          </g>
        );
      })}
    </Drawing>
  );
}
