/** Minimalist: one message at a time; hierarchy from size and space alone, no boxes and no rules. */
export const minimalistCss = `:root {
  --space: clamp(4rem, 8.5vw, 8rem); --row: 1.75rem; --header-space: 2rem;
  --radius: 0px; --radius-small: 0px; --rule-width: 0px; --rule-style: solid; --rule-color: transparent;
  --tracking: -.02em; --title-leading: 1.1;
  --text-statement: clamp(1.375rem, 1.1rem + 1.3vw, 2.125rem); --text-point: clamp(1.125rem, 1rem + .5vw, 1.375rem);
  --form-space: 0px; --form-line: 0px; --field-border: 0; --field-height: 2.25rem;
}
.todo { border: 0; border-left: 1.5px dashed var(--color-border); padding-block: .25rem; }
.part.on-surface { background: none; }
.form { row-gap: 2rem; background: none; }
.field > :not(label) { --field: transparent; padding-block: .25rem; padding-inline-start: 0; border-bottom: 1.5px solid var(--color-border); }
.for { border: 0; padding: 0; }
.niche { font-weight: var(--weight-body); color: var(--color-muted); }
.statement { max-width: 30ch; line-height: 1.3; }
.statements, .prices { margin-top: -1rem; }
.hero .actions { margin-top: 1.5rem; }
.lines > li, .statements > li, .price { padding-block: 1rem; }
.on-page + .on-page { padding-top: 0; }
.closing { border-top: 0; }
@media (min-width: 1024px) {
  .hero-quiet .hero-grid { grid-template-columns: repeat(12, minmax(0, 1fr)); row-gap: var(--space); padding-top: calc(var(--space) * .8); }
  .hero-quiet .hero-text { grid-column: 1 / 11; }
  .hero-quiet .shot { grid-column: 1 / -1; margin-inline-end: calc(-1 * var(--bleed)); }
  .hero-quiet img { max-height: 38rem; width: 100%; }
  .page-head-grid { grid-template-columns: minmax(0, 8fr); gap: 2rem; }
  .quotes { grid-template-columns: minmax(0, 8fr); }
  .quotes > :nth-child(even) { margin-left: 50%; }
}`;
