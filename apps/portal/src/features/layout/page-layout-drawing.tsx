import type { PageLayout } from "@sitewright/spec-core/onboarding";

interface Measures {
  /** Left edge of the bands behind the content. */
  readonly band: number;
  /** Left edge of the content. */
  readonly content: number;
}

/** Left edges on a window 96 wide; the right ones mirror them. */
const measures: Readonly<Record<PageLayout, Measures>> = {
  "full-width": { band: 1, content: 4 },
  contained: { band: 1, content: 20 },
  boxed: { band: 14, content: 20 },
};

/** A browser window with a page of this layout in it. */
export function PageLayoutDrawing({ layout }: { layout: PageLayout }) {
  const { band, content } = measures[layout];
  const isBoxed = layout === "boxed";
  const row = { x: content, width: 96 - 2 * content } as const;
  return (
    <svg
      viewBox="0 0 96 60"
      aria-hidden="true"
      focusable="false"
      className="mb-1 block w-full max-w-[8.5rem]"
    >
      <rect
        x="0.75"
        y="0.75"
        width="94.5"
        height="58.5"
        rx="3"
        className={isBoxed ? "fill-line stroke-line-strong" : "fill-surface stroke-line-strong"}
        strokeWidth="1.5"
      />
      {isBoxed && <rect x={band} y="6" width={96 - 2 * band} height="52" className="fill-surface" />}
      <rect x={band} y="24" width={96 - 2 * band} height="16" className="fill-line" />
      <rect {...row} y="11" height="7" className="fill-ink" />
      <rect {...row} y="29" height="2.5" className="fill-ink-2" />
      <rect {...row} width={row.width * 0.7} y="34" height="2.5" className="fill-ink-2" />
      <rect {...row} y="46" height="2.5" className="fill-line-strong" />
      <rect {...row} width={row.width * 0.8} y="51" height="2.5" className="fill-line-strong" />
    </svg>
  );
}
