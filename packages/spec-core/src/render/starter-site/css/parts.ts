/** The common components of sections and pages. */
export const partsCss = `.part, .story, .gallery, .wall-part, .roster-part, .shelf-part, .spreads, .newest, .desk { padding-block: var(--space); }
.frame { display: grid; gap: clamp(1.75rem, 4vw, 3rem); }
.head, .page-lead, .footer-reach, .member > div, .terms .body { display: grid; gap: 1rem; align-content: start; }
.body { min-width: 0; }
.todo { max-width: 48rem; padding: .8rem 1rem; border: 1.5px dashed var(--color-border); border-radius: var(--radius-small); color: var(--color-muted); font-size: .9375rem; line-height: 1.5; }
.todo strong { color: var(--color-text); }
.statement { max-width: 34ch; font-size: var(--text-statement); line-height: 1.4; }
.niche { font-weight: var(--weight-strong); color: var(--color-accent-text); }
.actions { display: flex; flex-wrap: wrap; align-items: center; gap: 1rem 1.75rem; }
@media (max-width: 639px) { .actions { flex-direction: column; align-items: flex-start; gap: .75rem; } }
a.more { font-weight: var(--weight-strong); }
.for dt, .facts dt, .reach-label, .way-label { font-size: .875rem; color: var(--color-muted); }
.facts { display: grid; gap: 1rem; }
.for { max-width: 34rem; padding-left: 1rem; border-left: 3px solid var(--color-accent-text); }
h1, h2, h3, .for dd, .facts dd, .todo, .statement { text-wrap: balance; }
.prose { display: grid; gap: 1.25rem; align-content: start; max-width: 65ch; }
.lines > li, .statements > li, .price, .question, .member { border-top: var(--rule-width) var(--rule-style) var(--rule-color); padding-block: var(--row); }
.social { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; }
.social a { display: inline-block; padding-block: .25rem; }
.shot img { width: 100%; object-fit: cover; border-radius: var(--radius); }
.ratio-4x5 img { aspect-ratio: 4 / 5; }
.ratio-1x1 img { aspect-ratio: 1; }
.ratio-3x2 img { aspect-ratio: 3 / 2; }
.ratio-16x9 img, .ratio-21x9 img { aspect-ratio: 16 / 9; }
.closing { padding-block: calc(var(--space) * .75); border-top: var(--rule-width) solid var(--rule); }
.closing > .wrap, .reach { display: grid; gap: 1.5rem; }
.closing-line { max-width: 32ch; font: var(--weight-h2) clamp(1.375rem, 1.1rem + 1.2vw, 2rem) / 1.3 var(--font-h2); text-wrap: balance; }
.page-head { padding-block: calc(var(--space) * .8) calc(var(--space) * .5); }
.page-head-grid { display: grid; gap: 1.25rem 3rem; }
.crumb { order: -1; }
@media (min-width: 640px) { .ratio-21x9 img { aspect-ratio: 21 / 9; } }
@media (min-width: 1024px) {
  .closing > .wrap { grid-template-columns: minmax(0, 1fr) auto; align-items: end; gap: 3rem; }
  .page-head-grid { grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); align-items: end; }
  .crumb { grid-column: 1 / -1; }
}`;
