import type { EditorsMark as Mark } from "@sitewright/brand/people";

/** Each sign in a box of 120 by 96: lines of print as bars, the pencil's stroke over them. */
const drawings: Readonly<
  Record<Mark, { print: readonly [x: number, y: number, width: number][]; stroke: string }>
> = {
  insert: {
    print: [
      [4, 30, 46],
      [70, 30, 46],
      [4, 62, 80],
    ],
    stroke: "M44 58L60 22L76 58M60 22V8",
  },
  stet: {
    print: [
      [4, 34, 112],
      [4, 66, 52],
    ],
    stroke: "M10 52h.1M26 52h.1M42 52h.1M58 52h.1M74 52h.1M90 52h.1M106 52h.1",
  },
  transpose: {
    print: [
      [4, 42, 44],
      [60, 42, 52],
    ],
    stroke: "M4 34C20 12 50 18 56 48C62 78 94 84 112 58",
  },
  "close-up": {
    print: [
      [4, 42, 44],
      [74, 42, 42],
    ],
    stroke: "M46 28C54 16 68 16 76 28M46 68C54 80 68 80 76 68",
  },
  query: {
    print: [
      [4, 30, 62],
      [4, 62, 44],
    ],
    stroke: "M84 34C84 10 116 12 114 34C112 50 99 48 99 64M99 82h.1",
  },
};

/** A proofreader's mark, drawn: the portrait of a person without a picture. */
export function EditorsMark({ mark }: { mark: Mark }) {
  const { print, stroke } = drawings[mark];
  return (
    <svg viewBox="0 0 120 96" width="120" height="96" aria-hidden="true" focusable="false" className="block">
      {print.map(([x, y, width]) => (
        <rect key={`${x} ${y}`} x={x} y={y} width={width} height="12" className="fill-line" />
      ))}
      <path
        d={stroke}
        fill="none"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-accent"
      />
    </svg>
  );
}
