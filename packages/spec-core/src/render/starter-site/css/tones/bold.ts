/** Bold: the name as a poster on the brand's color, thick rules, backgrounds that alternate between parts. */
export const boldCss = `:root {
  --space: clamp(3.5rem, 8vw, 7.5rem); --row: 1.625rem; --header-space: .9rem;
  --radius: 0px; --radius-small: 0px; --rule-width: 3px; --rule-style: solid; --rule-color: var(--color-text);
  --tracking: -.035em; --title-leading: 1.08;
  --text-statement: clamp(1.25rem, 1rem + 1vw, 1.75rem); --text-point: clamp(1.1875rem, 1rem + .8vw, 1.625rem);
  --form-space: clamp(1.25rem, 3vw, 2.5rem); --form-line: 3px;
}
.on-surface, .on-primary, .on-accent { --rule-color: var(--color-text); }
.site-header { border-bottom-color: var(--color-text); }
.brand { font-size: calc(var(--text-brand) * 1.1); }
h2 { line-height: 1; }
.for { border-left-width: 6px; }
.closing-line { font-size: clamp(1.5rem, 1rem + 2.4vw, 2.75rem); line-height: 1.12; }
.closing { border-top: 0; }
.part.on-page + .part.on-page { padding-top: 0; }
.hero-poster .niche { font-size: var(--text-statement); color: inherit; }
.page-head { padding-block: var(--space) calc(var(--space) * .4); }
@media (min-width: 1024px) {
  .hero-poster .hero-grid { min-height: min(88svh, 56rem); padding-block: 0; gap: 0 clamp(2rem, 4vw, 4rem); grid-template: "niche shot" auto "name shot" 1fr "words shot" auto "acts shot" auto / minmax(0, 7fr) minmax(0, 5fr); }
  .hero-poster .hero-text { display: contents; }
  .hero-poster .niche { grid-area: niche; padding-top: clamp(2rem, 4vw, 4rem); }
  .hero-poster h1 { grid-area: name; align-self: center; margin-block: 2rem; }
  .hero-poster .statement, .hero-poster .todo { grid-area: words; }
  .hero-poster .actions { grid-area: acts; padding-block: 2rem clamp(2rem, 4vw, 4rem); }
  .hero-poster .shot { grid-area: shot; margin-inline-end: calc(-1 * var(--bleed)); }
  .hero-poster img { height: 100%; aspect-ratio: auto; }
}`;
