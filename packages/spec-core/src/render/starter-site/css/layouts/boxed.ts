/**
 * Boxed: the page is a sheet on a quiet ground; every part has its heading in a strip across the sheet, and the
 * opening is mirrored (see `boxed-openings.ts`).
 */
export const boxedCss = `:root { --gutter: clamp(1.125rem, 4vw, 4rem); --bleed: var(--gutter); --columns: 2; --quiet: color-mix(in srgb, var(--color-border) 22%, var(--color-surface)); }
body { background: var(--quiet); padding: clamp(.5rem, 2.5vw, 2.5rem); }
.sheet { max-width: min(var(--content-width), 100%); margin-inline: auto; background: var(--color-background); border-radius: var(--radius); overflow: clip; box-shadow: 0 1.5rem 3rem -1.5rem rgb(0 0 0 / .3); }
.wrap { padding-inline: var(--gutter); }
.part, .questions { padding-block: 0 var(--space); }
.frame { gap: clamp(1.75rem, 4vw, 3.5rem); }
.part .head { margin-inline: calc(-1 * var(--gutter)); padding: 1.1rem var(--gutter); border-block: var(--rule-width) var(--rule-style) var(--rule); }
.part .head h2 { font-size: min(var(--text-h2), max(1.5rem, var(--size-h2))); }
@media (min-width: 1024px) {
  .part .head { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); align-items: baseline; }
  .part .head > :nth-child(2) { justify-self: end; }
  .features .body, .services .body, .pricing .body, .questions .body { padding-left: 25%; }
  .statements { grid-template-columns: 1fr; }
  .mosaic { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  .mosaic > :nth-child(1) { grid-column: 1 / -1; grid-row: auto; }
  .mosaic > :nth-child(1) > img { aspect-ratio: 2 / 1; }
  .mosaic > :nth-child(2), .mosaic > :nth-child(3) { grid-column: span 2; }
  .mosaic > :nth-child(4) { grid-column: span 3; }
  .mosaic > :nth-child(5) { grid-column: span 1; }
  .sheet .quotes { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  .sheet .quotes > .quote { grid-row: auto; margin: 0; }
  .sheet .quotes > :first-child { grid-column: 1 / -1; }
  .sheet .people { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 2.5rem; }
  .sheet .person { grid-template-columns: 9rem minmax(0, 1fr); grid-template-rows: auto 1fr; column-gap: 1.5rem; margin: 0; }
  .person .shot { grid-row: 1 / 3; }
  .contact .form { max-width: 46rem; margin-inline: auto; }
}`;
