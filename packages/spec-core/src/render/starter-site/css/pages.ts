/** The compositions that only inner pages have. */
export const pagesCss = `.story-grid { display: grid; gap: clamp(2rem, 5vw, 5rem); }
.lead-picture { padding-top: var(--space); }
.spreads { display: grid; gap: var(--space); }
.spread { display: grid; gap: clamp(1.5rem, 4vw, 4rem); }
.spread-text { display: grid; gap: 1.25rem; align-content: center; }
.path { display: grid; gap: 2rem; counter-reset: step; }
.path li { counter-increment: step; display: grid; gap: .75rem; align-content: start; padding-top: 1rem; border-top: 3px solid var(--color-primary-text); }
.path h3::before { content: counter(step) ". "; }
.shelf { display: grid; gap: 2.5rem clamp(1rem, 2.5vw, 2.25rem); }
.good { display: grid; gap: .5rem; align-content: start; }
.good h2 { font-size: max(1.5rem, var(--size-h3)); }
.good .shot { margin-bottom: .5rem; }
.halves { display: grid; gap: 2rem clamp(1.5rem, 4vw, 4rem); }
.halves > div { display: grid; gap: .75rem; align-content: start; }
.terms .body { display: grid; gap: 1.5rem; }
.desk-grid { display: grid; gap: clamp(2.5rem, 6vw, 6rem); }
.desk-grid section { display: grid; gap: 1.25rem; align-content: start; }
.newest { display: grid; gap: clamp(1.5rem, 4vw, 3.5rem); }
.newest-text { display: grid; gap: 1rem; align-content: end; }
.chapters { display: grid; gap: 2rem; }
.chapters dt { margin-bottom: .75rem; font: var(--weight-h3) var(--size-h3) / 1.3 var(--font-h3); color: var(--color-h3); }
.wall { columns: 20rem; column-gap: clamp(1.5rem, 4vw, 3.5rem); }
.wall .quote { break-inside: avoid; padding: var(--row) 0 calc(var(--row) * 1.5); border-top: var(--rule-width) var(--rule-style) var(--rule-color); }
.wall .quote:first-child blockquote::before { content: none; }
.question summary { cursor: pointer; display: flex; justify-content: space-between; gap: 1rem; list-style: none; font-size: 1.125rem; }
.question summary::-webkit-details-marker { display: none; }
.question summary::after { content: "+"; font-size: 1.5rem; line-height: 1; color: var(--color-primary-text); }
.question[open] summary::after { content: "\\2212"; }
.questions { padding-block: calc(var(--space) * .5); }
.question .todo { margin-top: 1rem; }
.scroller { overflow-x: auto; }
table { width: 100%; min-width: 36rem; border-collapse: collapse; text-align: left; }
th, td { padding: .9rem 1rem .9rem 0; border-bottom: var(--rule-width) solid var(--rule-color); vertical-align: top; }
thead th { border-bottom: 2px solid var(--color-text); }
td { color: var(--color-muted); }
.member { display: grid; gap: 1.25rem 3rem; }
.member > div { display: grid; gap: 1rem; align-content: start; }
@media (min-width: 640px) {
  .halves { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  .shelf { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  .good { grid-column: span 2; }
  .good:first-child { grid-column: span 4; }
  .member { grid-template-columns: minmax(9rem, 1fr) minmax(0, 3fr); }
}
@media (min-width: 1024px) {
  .story-grid { grid-template-columns: minmax(0, 4fr) minmax(0, 7fr); }
  .story-plain { grid-template-columns: minmax(0, 7fr) minmax(0, 4fr); }
  .spread { grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); }
  .spread:nth-child(even) { grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); }
  .spread:nth-child(even) .shot { order: 2; }
  .path { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  .desk-grid { grid-template-columns: minmax(0, 7fr) minmax(0, 4fr); }
  .newest { grid-template-columns: minmax(0, 8fr) minmax(0, 4fr); }
  .chapters { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  .good, .good:nth-child(n + 4) { grid-column: span 1; }
  .good:first-child { grid-column: span 2; grid-row: span 2; grid-template-rows: 1fr; }
  .good:first-child .shot { display: grid; grid-template-rows: 1fr auto; }
  .good:first-child .art { width: 100%; align-self: stretch; }
  .good:last-child { grid-column: 1 / -1; }
  .member:nth-child(even) { padding-left: 16%; }
}`;
