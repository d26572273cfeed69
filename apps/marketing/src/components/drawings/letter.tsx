import { Drawing, DrawnMark, display, plain } from "./drawing.tsx";

/** Lines of print on the sheet: their start and length. */
const lines = [
  [218, 270],
  [218, 300],
  [218, 236],
] as const;

/**
 * The newsletter: a letter out of its envelope, with one phrase marked, and the unsubscribe link at the
 * bottom.
 */
export function LetterDrawing() {
  return (
    <Drawing label="A letter that rises from its envelope: one phrase underlined, and at the foot the word ‘unsubscribe’">
      <path d="M92 214L300 96L508 214V400H92Z" fill="var(--line)" />
      <rect x="150" y="52" width="300" height="320" rx="6" fill="var(--raised)" />
      <text
        x="182"
        y="112"
        textLength="150"
        fill="var(--ink)"
        fontSize="30"
        {...display}
        className="font-[560]"
      >
        a new one
      </text>
      <rect x="182" y="122" width="150" height="4" fill="var(--accent)" />
      <DrawnMark x={386} y={86} letter="a" size={32} />
      {lines.map(([x, width], index) => (
        <rect key={width} x={x - 36} y={152 + index * 26} width={width - 64} height="9" fill="var(--line)" />
      ))}
      <text x="182" y="252" fill="var(--ink-2)" fontSize="17" {...plain}>
        Unsubscribe
      </text>
      <rect x="182" y="258" width="97" height="2" fill="var(--line-strong)" />
      <path d="M92 214L300 330L508 214V400H92Z" fill="var(--sunken)" />
      <path d="M92 214L300 330L508 214V400H92Z" fill="var(--line-strong)" opacity=".5" />
      <path d="M92 400L260 307.700M508 400L340 307.700" fill="none" stroke="var(--sunken)" strokeWidth="3" />
    </Drawing>
  );
}
