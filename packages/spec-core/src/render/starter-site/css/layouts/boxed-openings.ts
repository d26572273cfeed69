import type { ArtDirection } from "../../art-direction.ts";

const rules: Readonly<Record<ArtDirection["hero"], string>> = {
  split: `.sheet .hero .hero-grid { grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); }
  .sheet .hero .shot { order: -1; margin-inline: calc(-1 * var(--bleed)) 0; }
  .sheet .hero img { border-radius: 0 0 var(--radius); }`,
  facts: `.sheet .hero .hero-grid { grid-template-columns: minmax(0, 4fr) minmax(0, 8fr); }
  .sheet .facts { order: -1; }`,
  quiet: `.sheet .hero .hero-text { grid-column: 1 / -2; }
  .sheet .hero .shot { grid-column: 1 / -1; margin-inline: calc(-1 * var(--bleed)); }`,
  poster: `.sheet .hero .hero-grid { grid-template: "shot niche" auto "shot name" 1fr "shot words" auto "shot acts" auto / minmax(0, 5fr) minmax(0, 7fr); }
  .sheet .hero .shot { margin-inline: calc(-1 * var(--bleed)) 0; }`,
  panel: `.sheet .hero .hero-grid { grid-template-columns: minmax(0, 5fr) minmax(0, 6fr); }
  .sheet .hero .shot { order: -1; }`,
};

/** The hero of a boxed page: each composition mirrored, or drawn from edge to edge of the sheet. */
export const boxedOpeningCss = (hero: ArtDirection["hero"]): string =>
  `@media (min-width: 1024px) {\n  ${rules[hero]}\n}`;
