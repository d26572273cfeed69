import { Drawing, display } from "./drawing.tsx";

const asked = ["/", "/products", "/faq", "/contact"];
const added = ["/privacy", "/terms-of-sale", "/delivery", "/returns"];

/** Search engines: the four requested addresses, and the four that followed from one answer. */
export function AddressesDrawing() {
  return (
    <Drawing label="Eight addresses: four that were asked for, four more underlined in red">
      <path d="M300 48V352" stroke="var(--line-strong)" strokeWidth="1.5" />
      {asked.map((path, index) => (
        <text key={path} x="48" y={96 + index * 78} fill="var(--ink)" fontSize="36" {...display}>
          {path}
        </text>
      ))}
      {added.map((path, index) => (
        <g key={path}>
          <text
            x="330"
            y={96 + index * 78}
            textLength={path.length * 16.4}
            fill="var(--ink)"
            fontSize="31"
            {...display}
            className="font-[560]"
          >
            {path}
          </text>
          <rect x="330" y={107 + index * 78} width={path.length * 16.4} height="4" fill="var(--accent)" />
        </g>
      ))}
    </Drawing>
  );
}
