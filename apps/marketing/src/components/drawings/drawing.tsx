import type { ReactNode } from "react";

/** The frame of a drawing: 3 by 2, with its background and its alternative text. */
export function Drawing({
  label,
  ground = "var(--sunken)",
  children,
}: {
  label: string;
  ground?: string;
  children: ReactNode;
}) {
  return (
    <svg
      viewBox="0 0 600 400"
      width="600"
      height="400"
      role="img"
      aria-label={label}
      preserveAspectRatio="xMidYMid slice"
      className="block h-auto w-full"
    >
      <rect width="600" height="400" fill={ground} />
      {children}
    </svg>
  );
}

/** A reference letter in its block, as on the page; x and y are its top left corner. */
export function DrawnMark({
  x,
  y,
  letter,
  size = 30,
}: {
  x: number;
  y: number;
  letter: string;
  size?: number;
}) {
  return (
    <>
      <rect x={x} y={y} width={size} height={size} rx="3" fill="var(--accent)" />
      <text
        x={x + size / 2}
        y={y + size * 0.7}
        textAnchor="middle"
        fill="var(--on-accent)"
        fontFamily="var(--face-display)"
        fontWeight="700"
        fontSize={size * 0.62}
      >
        {letter}
      </text>
    </>
  );
}

/** Text in the display face. */
export const display = { fontFamily: "var(--face-display)", fontWeight: 700 } as const;
/** Text in the interface's face. */
export const plain = { fontFamily: "var(--face-text)", className: "font-[560]" } as const;
