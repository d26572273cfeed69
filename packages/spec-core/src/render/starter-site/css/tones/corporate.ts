/** Corporate: a dense, regular grid with fine rules, facts first, color only as a bar. */
export const corporateCss = `:root {
  --space: clamp(2.75rem, 5vw, 4.75rem); --row: 1.125rem; --header-space: .9rem;
  --radius: 2px; --radius-small: 2px; --rule-width: 1px; --rule-style: solid; --rule-color: var(--color-border);
  --tracking: -.01em; --title-leading: 1.15;
  --text-statement: clamp(1.0625rem, 1rem + .3vw, 1.25rem); --text-point: 1.0625rem;
  --form-space: clamp(1.25rem, 2.5vw, 2rem); --form-line: 1px;
}
.on-surface, .on-primary, .on-accent { --rule-color: var(--color-border); }
.site-header { border-top: 6px solid var(--color-primary); }
.header-row { font-size: .9375rem; }
.part + .part { border-top: 1px solid var(--rule); }
.head h2::before { content: ""; display: block; width: 3rem; height: 4px; margin-bottom: .9rem; background: var(--color-primary); }
.statement { max-width: 56ch; }
.facts { align-content: center; padding: 1.5rem; background: var(--card); border: 1px solid var(--color-border); }
.facts dd.fact-short { font: var(--weight-h2) 1.5rem / 1.2 var(--font-h2); }
.facts dd { font-size: 1.125rem; font-weight: var(--weight-strong); line-height: 1.35; }
.hero-facts .hero-grid { padding-block: calc(var(--space) * .9); gap: calc(var(--space) * .6) 2rem; }
.page-head { border-bottom: 1px solid var(--color-border); padding-block: calc(var(--space) * .75); }
.site-footer { font-size: .9375rem; background: var(--color-surface); }
@media (min-width: 1024px) {
  .hero-facts .hero-grid { grid-template-columns: minmax(0, 8fr) minmax(0, 4fr); }
  .hero-facts .shot, .hero-facts .hero-text:nth-last-child(2) { grid-column: 1 / -1; }
  .hero-facts img { max-height: 22rem; width: 100%; }
  .quotes { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  .quote { padding-top: 1rem; border-top: 1px solid var(--color-border); }
}`;
