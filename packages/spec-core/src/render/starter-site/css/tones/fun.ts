/** Fun: rounded color panels, soft shapes, dotted rules and small surprises. */
export const funCss = `:root {
  --space: clamp(3rem, 6.5vw, 6rem); --row: 1.375rem; --header-space: 1rem; --inset: clamp(.5rem, 1.4vw, 1.25rem);
  --radius: 1.75rem; --radius-small: 1rem; --rule-width: 3px; --rule-style: dotted; --rule-color: var(--color-border);
  --tracking: -.015em; --title-leading: 1.14;
  --text-statement: clamp(1.25rem, 1.1rem + .7vw, 1.625rem); --text-point: clamp(1.125rem, 1rem + .4vw, 1.25rem);
  --form-space: clamp(1.25rem, 3vw, 2.5rem); --form-line: 3px;
}
.on-surface, .on-primary, .on-accent { --rule-color: var(--color-border); }
.site-header, .closing { border: 0; }
.part.on-page + .part.on-page { padding-top: 0; }
.site-header, .site-footer, .part { padding-inline: var(--inset); }
.hero, .page-head, .on-surface.part, .on-primary.part, .on-accent.part, .closing { margin: var(--inset); padding-inline: 0; border-radius: calc(var(--radius) * 1.4); overflow: clip; }
.part .head { border-top-color: transparent; }
.nav [aria-current] { padding-inline: .6rem; border-radius: 99px; box-shadow: inset 0 0 0 2px var(--color-primary-text); }
.niche { display: inline-block; padding: .4rem 1rem; border: 3px solid currentColor; border-radius: 99px; color: inherit; rotate: -2deg; }
.shot img { border-radius: var(--radius); }
.statements > li { display: grid; grid-template-columns: 1.75rem minmax(0, 1fr); gap: 1rem; }
.statements > li::before { content: ""; width: 1.5rem; height: 1.5rem; margin-top: .2rem; background: var(--color-accent-text); border-radius: 50%; }
.statements > li:nth-child(even)::before { background: var(--color-primary-text); border-radius: .375rem; rotate: 12deg; }
.for { border-left: 0; padding: 1rem 1.25rem; background: var(--card); border-radius: var(--radius-small); }
.for dt { color: inherit; }
.page-lead .for { padding: 0; background: none; }
.todo { border-width: 2.5px; border-style: dotted; }
@media (min-width: 1024px) {
  .hero-panel .hero-grid { grid-template-columns: minmax(0, 6fr) minmax(0, 5fr); align-items: center; }
  .hero-panel img { max-width: 34rem; margin-inline: auto; }
  .portfolio, .gallery { overflow: clip; }
  .mosaic > * { rotate: -.6deg; }
  .mosaic > :nth-child(even) { rotate: .8deg; }
}
@media (prefers-reduced-motion: no-preference) { .button:hover { rotate: -1.5deg; } }`;
