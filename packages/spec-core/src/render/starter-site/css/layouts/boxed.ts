import { mosaicInPairs } from "./mosaics.ts";

/**
 * Boxed: the page is a sheet on a muted background; every part has its heading in a strip across the sheet, and
 * the hero is mirrored (see `boxed-openings.ts`).
 */
export const boxedCss = `${mosaicInPairs}
:root { --gutter: clamp(1.125rem, 4vw, 4rem); --bleed: var(--gutter); --quiet: color-mix(in srgb, var(--color-border) 22%, var(--color-surface)); }
body { background: var(--quiet); padding: clamp(.5rem, 2.5vw, 2.5rem); }
.sheet { max-width: min(var(--content-width), 100%); margin-inline: auto; background: var(--color-background); border-radius: var(--radius); overflow: clip; box-shadow: 0 1.5rem 3rem -1.5rem rgb(0 0 0 / .3); }
.wrap { padding-inline: var(--gutter); }
.part, .questions { padding-block: 0 calc(var(--space) * .75); }
.sheet .part-open { padding-block: 0 calc(var(--space) * .5); }
.frame { gap: clamp(1.75rem, 4vw, 3.5rem); }
.part .head { margin-inline: calc(-1 * var(--gutter)); padding: 1.1rem var(--gutter); border-block: var(--rule-width) var(--rule-style) var(--rule); }
.part .statements, .part .prices { overflow: clip; }
.part .statements > li, .part .price { margin-top: calc(-1 * var(--rule-width)); }
.part .head h2 { font-size: min(var(--text-h2), max(1.5rem, var(--size-h2))); }
@media (min-width: 1024px) {
  .part .head { display: flex; flex-wrap: wrap; align-items: baseline; gap: .5rem 2rem; }
  .part .head:has(> .for) { align-items: center; }
  .part .head h2 { margin-inline-end: auto; }
  .part .head:has(> .motif) + .body { min-height: 11.5rem; padding-left: 25%; }
  .sheet .quotes { grid-template-columns: var(--halves); }
  .sheet .quotes > :first-child { grid-column: 1 / -1; }
  .contact .form { max-width: 46rem; margin-inline: auto; }
}`;
