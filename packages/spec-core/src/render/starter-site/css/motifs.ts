import { contrastRatio } from "../../../color/contrast.ts";
import type { ToneOption } from "../../../onboarding/options.ts";
import { type PaintColors, paintColors } from "../../../site/paint-colors.ts";
import type { ArtDirection } from "../art-direction.ts";
import type { Site } from "../site.ts";
import { motifRules } from "./motif-rules.ts";

const isLight = (color: string): boolean => contrastRatio(color, "#000000") > contrastRatio(color, "#FFFFFF");

const mix = (first: string, share: number, second: string): string =>
  `color-mix(in oklab, ${first} ${share}%, ${second})`;

const block = (selector: string, values: Readonly<Record<string, string>>): string =>
  `${selector} { ${Object.entries(values)
    .map(([name, value]) => `--m-${name}: ${value};`)
    .join(" ")} }`;

const role = (name: string): string => `var(--color-${name})`;

/** The colors that depend on the background. `tint` colors the soft areas behind a drawing. */
interface Paints {
  readonly ink: string;
  readonly line: string;
  /** Large dark areas: a tire, a slate. */
  readonly d: string;
  readonly paper: string;
  readonly type: string;
  /** Text on the second color. */
  readonly "on-b"?: string;
  /** A tone between paper and ink. */
  readonly e: string;
  readonly tint: string;
}

/** On a light page: outlines in the text's color, paper lighter than the page. */
const day: Paints = {
  ink: mix(role("text"), 88, role("primary")),
  line: "var(--m-ink)",
  d: "var(--m-ink)",
  paper: mix(role("background"), 45, "white"),
  type: role("primary"),
  e: mix(role("text"), 22, role("background")),
  tint: mix(role("accent"), 65, role("text")),
};

/** On a dark page: outlines darker than the page, paper dimmed, lines light. */
const night: Paints = {
  ink: mix(role("background"), 62, "black"),
  line: mix(role("text"), 78, role("background")),
  d: mix(role("text"), 26, role("background")),
  paper: mix(role("text"), 82, role("primary")),
  type: role("primary-text"),
  e: mix(role("text"), 46, role("background")),
  tint: role("primary-text"),
};

/** On a brand color with a light label: in front of a darker shade of it. */
const deep: Paints = {
  d: mix(role("text"), 34, role("background")),
  "on-b": "var(--m-ink)",
  ink: mix(role("background"), 24, "black"),
  line: role("text"),
  paper: mix(role("text"), 95, role("background")),
  type: role("text"),
  e: mix(role("background"), 42, "white"),
  tint: "black",
};

/** On a brand color with a dark label: in front of a lighter shade of it. */
const pale: Paints = {
  ...deep,
  d: "var(--m-ink)",
  "on-b": "var(--m-paper)",
  ink: mix(role("text"), 88, role("background")),
  paper: mix(role("background"), 10, "white"),
  e: mix(role("background"), 62, "black"),
  tint: "white",
};

// `own` is the page's primary color, for backgrounds that redefine the primary color.
const pageColors = {
  day: { own: role("primary"), a: role("primary"), b: role("accent"), "on-b": role("on-accent") },
  night: {
    own: role("primary"),
    a: role("primary-text"),
    b: role("accent-text"),
    "on-b": role("background"),
  },
} as const;

/**
 * On a brand color, neither drawing color may equal the background: the other brand color and a shade of the
 * background, both mixed with the label's color, which contrasts with the background.
 */
const onBands: readonly (readonly [ground: string, paints: Readonly<Record<string, string>>])[] = [
  [".on-primary", { a: mix(role("background"), 48, role("text")), b: mix(role("accent"), 66, role("text")) }],
  [".on-accent", { a: mix("var(--m-own)", 66, role("text")), b: mix(role("background"), 48, role("text")) }],
];

const page = (roles: PaintColors, root: string): string =>
  isLight(roles.background)
    ? block(root, { ...day, ...pageColors.day })
    : block(root, { ...night, ...pageColors.night });

/** The colors on brand backgrounds; those that both themes share are declared once. */
function brandGrounds(roles: PaintColors, root: string): string[] {
  const kinds = { ".on-primary": roles.onBand, ".on-accent": roles.onAccentBand };
  const names = Object.entries(kinds);
  const of = (light: boolean): string =>
    names.flatMap(([name, label]) => (isLight(label) === light ? [`${root}${name}`] : [])).join(", ");
  return [[of(true), deep] as const, [of(false), pale] as const].flatMap(([selector, paints]) =>
    selector === "" ? [] : [block(selector, { ...paints })],
  );
}

function grounds({ light, dark }: { light: PaintColors; dark: PaintColors }): string[] {
  const [inDark, byChoice] = [':root:not([data-theme="light"])', ':root[data-theme="dark"]'];
  const hasSameLabels =
    isLight(light.onBand) === isLight(dark.onBand) &&
    isLight(light.onAccentBand) === isLight(dark.onAccentBand);
  const ofDark = (root: string): string[] => [
    page(dark, root),
    ...(hasSameLabels ? [] : brandGrounds(dark, `${root} `)),
  ];
  return [
    page(light, ":root"),
    ...(isLight(light.background) === isLight(dark.background) && hasSameLabels
      ? []
      : [`@media (prefers-color-scheme: dark) {\n${ofDark(inDark).join("\n")}\n}`, ...ofDark(byChoice)]),
    ...onBands.map(([ground, paints]) => block(ground, paints)),
    ...brandGrounds(light, ""),
    block(":root, .on-primary, .on-accent", {
      ground: mix("var(--m-tint)", 13, role("background")),
      s: mix("var(--m-tint)", 21, role("background")),
      m: mix("var(--m-tint)", 31, role("background")),
      g: mix("var(--m-a)", 55, "var(--m-paper)"),
    }),
  ];
}

/** The drawing style of each tone: the stroke width, and how much is filled. */
const toneStrokes: Readonly<Record<ToneOption, string>> = {
  Modern: ":root { --m-weight: 2px; }",
  Corporate: ":root { --m-weight: 1.5px; }",
  Minimalist: ":root { --m-weight: 1.5px; }",
  Bold: ":root { --m-weight: 3px; }",
  Fun: ":root { --m-weight: 2.75px; }",
};

/** The frame of the hero drawing from 1024 px on, by composition. */
const frames: Readonly<Record<ArtDirection["hero"], string>> = {
  split: "aspect-ratio: 10 / 11; border-radius: 0 0 0 var(--radius);",
  facts: "height: clamp(16rem, 26vw, 24rem);",
  quiet: "height: clamp(20rem, 40vw, 36rem);",
  poster: "aspect-ratio: auto;",
  panel: "width: 100%; max-width: 36rem; margin-inline: auto; aspect-ratio: 1;",
};

// A boxed page has its headings in strips: the drawing is below the strip, beside its content.
const boxed = `@media (max-width: 1023px) { .part .head:has(> .motif) { border-bottom: 0; } }
@media (min-width: 1024px) {
  .sheet .hero-split .motif-frame { border-radius: 0 0 var(--radius); }
  .part .head:has(> .motif) { position: relative; }
  .part .head > .motif { position: absolute; top: 100%; left: var(--gutter); width: min(20%, 12rem); margin-top: 3rem; }
  .contact .head > .motif { width: 8rem; }
}`;

/** The styles of the drawings: colors on every background in both themes, the tone's style, the hero's frame. */
export function motifCss({ spec, tone, direction, layout }: Site): string {
  return [
    ...grounds(paintColors(spec)),
    toneStrokes[tone],
    motifRules,
    `@media (min-width: 1024px) { .hero-${direction.hero} .motif-frame { ${frames[direction.hero]} } }`,
    ...(layout === "boxed" ? [boxed] : []),
  ].join("\n");
}
