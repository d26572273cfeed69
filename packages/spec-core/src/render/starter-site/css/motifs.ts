import { contrastRatio } from "../../../color/contrast.ts";
import type { ToneOption } from "../../../onboarding/options.ts";
import type { Spec } from "../../../spec/schema.ts";
import type { ArtDirection } from "../art-direction.ts";
import type { Site } from "../site.ts";
import { motifRules } from "./motif-rules.ts";

type Roles = Spec["design"]["designSystem"]["colors"]["roles"]["light"];

const isLight = (color: string): boolean => contrastRatio(color, "#000000") > contrastRatio(color, "#FFFFFF");

const mix = (first: string, share: number, second: string): string =>
  `color-mix(in oklab, ${first} ${share}%, ${second})`;

const block = (selector: string, values: Readonly<Record<string, string>>): string =>
  `${selector} { ${Object.entries(values)
    .map(([name, value]) => `--m-${name}: ${value};`)
    .join(" ")} }`;

const role = (name: string): string => `var(--color-${name})`;

/** On a light page: ink of the text's color, paper lighter than the page. */
const day = {
  ink: mix(role("text"), 88, role("primary")),
  line: mix(role("text"), 80, role("primary")),
  paper: mix(role("background"), 45, "white"),
  a: role("primary"),
  type: role("primary"),
  b: role("accent"),
  "on-a": role("on-primary"),
  "on-b": role("on-accent"),
  e: mix(role("text"), 20, mix(role("accent"), 12, role("background"))),
  ground: mix(role("accent"), 9, mix(role("text"), 3, role("background"))),
  s: mix(role("accent"), 15, mix(role("text"), 6, role("background"))),
  m: mix(role("accent"), 17, mix(role("text"), 14, role("background"))),
};

/** On a dark page the same things at night: outlines darker than the page, paper dimmed, lines light. */
const night = {
  ink: mix(role("background"), 62, "black"),
  line: mix(role("text"), 78, role("background")),
  paper: mix(role("text"), 82, role("primary")),
  a: role("primary-text"),
  type: role("primary-text"),
  b: role("accent-text"),
  "on-a": role("background"),
  "on-b": role("background"),
  e: mix(role("text"), 46, role("background")),
  ground: mix(role("primary-text"), 7, role("background")),
  s: mix(role("primary-text"), 14, role("background")),
  m: mix(role("primary-text"), 21, role("background")),
};

/** On one of the brand's colors: the same things before a deeper or a paler shade of the ground. */
function branded(brand: string, { label, hasLightLabel }: { label: string; hasLightLabel: boolean }) {
  const toward = hasLightLabel ? "black" : "white";
  return {
    ink: hasLightLabel ? mix(brand, 24, "black") : mix(label, 88, brand),
    line: label,
    paper: hasLightLabel ? mix(label, 95, brand) : mix(brand, 10, "white"),
    a: "var(--brand)",
    type: label,
    b: "var(--brand-accent)",
    "on-a": "var(--on-brand)",
    "on-b": "var(--on-brand-accent)",
    e: hasLightLabel ? mix(brand, 42, "white") : mix(brand, 62, "black"),
    ground: mix(brand, hasLightLabel ? 80 : 42, toward),
    s: mix(brand, hasLightLabel ? 72 : 60, toward),
    m: mix(brand, hasLightLabel ? 62 : 78, toward),
  };
}

/** What the shapes are painted with on every ground, for the roles of one theme. */
const paints = (roles: Roles, root: string): string[] => [
  block(root, isLight(roles.background) ? day : night),
  block(
    `${root} .on-primary`,
    branded("var(--brand)", { label: "var(--on-brand)", hasLightLabel: isLight(roles.onPrimary) }),
  ),
  block(
    `${root} .on-accent`,
    branded("var(--brand-accent)", {
      label: "var(--on-brand-accent)",
      hasLightLabel: isLight(roles.onAccent),
    }),
  ),
];

/** The hand of each tone: the weight of its line, and how much it fills. */
const hands: Readonly<Record<ToneOption, string>> = {
  Modern: ":root { --m-weight: 2px; }",
  Corporate: ":root { --m-weight: 1.5px; }",
  Minimalist: ":root { --m-weight: 1.5px; }",
  Bold: ":root { --m-weight: 3px; }",
  Fun: ":root { --m-weight: 2.75px; }",
};

/** The frame of the opening from 1024 px on, by its composition. */
const frames: Readonly<Record<ArtDirection["hero"], string>> = {
  split: "aspect-ratio: 10 / 11; border-radius: 0 0 0 var(--radius);",
  facts: "aspect-ratio: auto; height: clamp(16rem, 26vw, 24rem);",
  quiet: "aspect-ratio: auto; height: clamp(20rem, 40vw, 36rem);",
  poster: "aspect-ratio: auto; height: clamp(20rem, 34vw, 30rem);",
  panel: "width: 100%; max-width: 36rem; margin-inline: auto; aspect-ratio: 1;",
};

// A boxed page has its headings in strips: the drawing stands under the strip, beside what it belongs to.
const boxed = `@media (min-width: 1024px) {
  .sheet .hero-split .motif-frame { border-radius: 0 0 var(--radius); }
  .part .head:has(> .motif) { position: relative; }
  .part .head > .motif { position: absolute; top: 100%; left: var(--gutter); width: min(20%, 12rem); margin-top: 3rem; }
  .contact .head > .motif { width: 8rem; }
}`;

/** The style of the drawings: their paints on every ground in both themes, the tone's hand, the opening's frame. */
export function motifCss({ spec, tone, direction, layout }: Site): string {
  const { light, dark } = spec.design.designSystem.colors.roles;
  const inDark = ':root:not([data-theme="light"])';
  return [
    ...paints(light, ":root"),
    `@media (prefers-color-scheme: dark) {\n${paints(dark, inDark).join("\n")}\n}`,
    ...paints(dark, ':root[data-theme="dark"]'),
    hands[tone],
    motifRules,
    `@media (min-width: 1024px) { .hero-${direction.hero} .motif-frame { ${frames[direction.hero]} } }`,
    layout === "boxed" ? boxed : "",
  ]
    .filter((piece) => piece !== "")
    .join("\n");
}
