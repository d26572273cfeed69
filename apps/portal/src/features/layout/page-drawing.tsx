import { type SectionName, sectionNames } from "@sitewright/spec-core/onboarding";
import { type SectionShape, type Shape, sectionShapes } from "./section-shapes.ts";

const tones = { strong: "fill-ink", line: "fill-line-strong", quiet: "fill-line" } as const;

function Rectangle({ shape, top }: { shape: Shape; top: number }) {
  const [x, y, width, height] = shape.box;
  return (
    <rect
      x={x}
      y={y + top}
      width={width}
      height={height}
      rx={shape.radius ?? 0.75}
      className={tones[shape.tone]}
    />
  );
}

interface Placed {
  readonly name: SectionName;
  readonly shape: SectionShape;
  readonly top: number;
}

/** The sections in page order, each under the one before it. */
function stack(sections: readonly SectionName[]): readonly Placed[] {
  let top = 0;
  return sectionNames
    .filter((name) => sections.includes(name))
    .map((name) => {
      const placed = { name, shape: sectionShapes[name], top };
      top += placed.shape.height;
      return placed;
    });
}

/**
 * A small drawing of a page with these sections, on a sheet of fixed height: a longer page is cut off at the
 * bottom.
 */
export function PageDrawing({ sections, height }: { sections: readonly SectionName[]; height: number }) {
  return (
    <svg viewBox={`0 0 120 ${height}`} aria-hidden="true" focusable="false" className="block w-full">
      {stack(sections).map(({ name, shape, top }) => (
        <g key={name} data-section={name}>
          {top > 0 && <rect x={0} y={top} width={120} height={0.6} className="fill-line" />}
          {shape.shapes.map((part) => (
            <Rectangle key={part.box.join()} shape={part} top={top} />
          ))}
        </g>
      ))}
    </svg>
  );
}
