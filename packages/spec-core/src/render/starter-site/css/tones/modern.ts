/** Modern: white space, confident headings, one soft radius, a tall picture that runs off the edge. */
export const modernCss = `:root {
  --space: clamp(4rem, 9vw, 8.5rem); --row: 1.5rem; --header-space: 1.1rem;
  --radius: 1rem; --radius-small: .5rem; --rule-width: 1px; --rule-style: solid; --rule-color: var(--rule);
  --tracking: -.025em; --title-leading: 1.06;
  --text-statement: clamp(1.1875rem, 1.05rem + .6vw, 1.5rem); --text-point: clamp(1.125rem, 1rem + .4vw, 1.3125rem);
  --form-space: clamp(1.25rem, 3vw, 2.5rem); --form-line: 0px;
}
.on-surface, .on-primary, .on-accent { --rule-color: var(--rule); }
.on-page + .on-page:not(.closing) { padding-top: 0; }
.form { box-shadow: 0 1.5rem 3rem -1.5rem rgb(0 0 0 / .22); }
@media (min-width: 1024px) {
  .hero-split .hero-grid { grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); padding-top: 0; align-items: end; }
  .hero-split .shot { margin-inline-end: calc(-1 * var(--bleed)); }
  .hero-split img { border-radius: 0 0 0 var(--radius); max-height: 46rem; width: 100%; }
}`;
