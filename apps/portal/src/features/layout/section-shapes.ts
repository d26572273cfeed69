import type { SectionName } from "@sitewright/spec-core/onboarding";

/** A rectangle of a section's drawing: left, top, width, height on a page 120 wide; how strongly it is drawn. */
export interface Shape {
  readonly box: readonly [x: number, y: number, width: number, height: number];
  readonly tone: "strong" | "line" | "quiet";
  /** Corner radius; half of the width makes a circle. */
  readonly radius?: number;
}

/** The drawing of a section: its height, and its shapes. */
export interface SectionShape {
  readonly height: number;
  readonly shapes: readonly Shape[];
}

const strong = (...box: Shape["box"]): Shape => ({ box, tone: "strong" });
const line = (...box: Shape["box"]): Shape => ({ box, tone: "line" });
const quiet = (...box: Shape["box"]): Shape => ({ box, tone: "quiet" });

const columns = [8, 45, 82] as const;

/** The eight sections as a handful of rectangles each. */
export const sectionShapes = {
  hero: {
    height: 40,
    shapes: [
      strong(8, 9, 50, 6),
      strong(8, 17, 36, 6),
      line(8, 28, 20, 5),
      { box: [78, 6, 28, 28], tone: "quiet", radius: 14 },
    ],
  },
  features: {
    height: 24,
    shapes: columns.flatMap((x) => [strong(x, 6, 18, 3), line(x, 12, 30, 1.5), line(x, 16, 24, 1.5)]),
  },
  services: {
    height: 28,
    shapes: [6, 13, 20].flatMap((y) => [strong(8, y, 30, 3), line(52, y + 0.75, 60, 1.5)]),
  },
  testimonials: {
    height: 26,
    shapes: [quiet(8, 5, 104, 17), strong(18, 9, 68, 3), line(18, 16, 26, 1.5)],
  },
  portfolio: {
    height: 34,
    shapes: [quiet(8, 5, 50, 24), quiet(62, 5, 23, 24), quiet(89, 5, 23, 24)],
  },
  pricing: {
    height: 34,
    shapes: columns.flatMap((x, index) => [
      quiet(x, 5, 30, 24),
      strong(x + 4, 9, 14, 4),
      index === 1 ? strong(x + 4, 20, 22, 4) : line(x + 4, 21, 22, 2),
    ]),
  },
  team: {
    height: 28,
    shapes: [8, 36, 64, 92].flatMap((x) => [
      { box: [x + 2, 5, 13, 13], tone: "quiet", radius: 6.5 } as const,
      line(x, 22, 18, 1.5),
    ]),
  },
  contact: {
    height: 30,
    shapes: [
      strong(8, 6, 30, 4),
      line(8, 14, 26, 1.5),
      quiet(60, 5, 52, 5),
      quiet(60, 12, 52, 5),
      strong(60, 20, 22, 5),
    ],
  },
} as const satisfies Readonly<Record<SectionName, SectionShape>>;
