/** The compositions of inner pages. */
export const pagesCss = `.story-grid { display: grid; gap: clamp(2rem, 5vw, 5rem); }
.spreads { display: grid; gap: var(--space); }
.spread { display: grid; gap: clamp(1.5rem, 4vw, 4rem); }
.spread-text { display: grid; gap: 1.25rem; align-content: center; font-size: var(--text-point); line-height: 1.45; }
.desk-grid { display: grid; gap: clamp(2.5rem, 6vw, 6rem); }
.desk-grid section { display: grid; gap: 1.25rem; align-content: start; }
.newest { display: grid; gap: clamp(1.5rem, 4vw, 3.5rem); }
.wall { columns: 20rem; column-gap: clamp(1.5rem, 4vw, 3.5rem); }
.wall .quote { break-inside: avoid; padding: var(--row) 0 calc(var(--row) * 1.5); border-top: var(--rule-width) var(--rule-style) var(--rule-color); }
.question summary { cursor: pointer; display: flex; justify-content: space-between; gap: 1rem; list-style: none; font-size: 1.125rem; }
.question summary::-webkit-details-marker { display: none; }
.question summary::after { content: "+"; font-size: 1.5rem; line-height: 1; color: var(--color-primary-text); }
.question[open] summary::after { content: "\\2212"; }
.question p { max-width: 65ch; margin-top: .5rem; }
.questions { padding-block: calc(var(--space) * .5); }
.question .todo { margin-top: 1rem; }
.member { display: grid; gap: 1.25rem 3rem; }
@media (min-width: 640px) {
  .member { grid-template-columns: 12rem minmax(0, 1fr); align-items: center; }
}
@media (min-width: 1024px) {
  .story-grid { grid-template-columns: minmax(0, var(--prose, 4fr)) minmax(0, 7fr); }
  .desk-grid { grid-template-columns: minmax(0, 7fr) minmax(0, 4fr); }
  .member:nth-child(even) { padding-left: 16%; }
}`;
