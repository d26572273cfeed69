import { Drawing, display, plain } from "./drawing.tsx";

/** Sizes at 360, 640, 960 and 1280 pixels of `clamp(2rem, 0.8261rem + 5.2174vw, 5rem)`, drawn at twice their size. */
const letters = [
  { x: 62, px: 32 },
  { x: 158, px: 46.6 },
  { x: 292, px: 63.3 },
  { x: 456, px: 80 },
] as const;

const base = 306;

/** Mobile first: one letter that grows from the phone to the wide screen, up to a maximum. */
export function GrowthDrawing() {
  return (
    <Drawing label="The letter a in four sizes from 32 to 80 pixels, joined by a rising line that ends flat">
      <path d={`M36 ${base}H564`} stroke="var(--ink)" strokeWidth="2" />
      <path d="M36 236L500 96H564" fill="none" stroke="var(--accent)" strokeWidth="6" />
      {letters.map(({ x, px }) => (
        <text key={px} x={x} y={base} textAnchor="middle" fill="var(--ink)" fontSize={px * 2.9} {...display}>
          a
        </text>
      ))}
      <text x="62" y="350" textAnchor="middle" fill="var(--ink-2)" fontSize="22" {...plain}>
        32
      </text>
      <text x="456" y="350" textAnchor="middle" fill="var(--ink-2)" fontSize="22" {...plain}>
        80
      </text>
      <text x="259" y="350" textAnchor="middle" fill="var(--accent-ink)" fontSize="22" {...plain}>
        × 2.5, no more
      </text>
    </Drawing>
  );
}
