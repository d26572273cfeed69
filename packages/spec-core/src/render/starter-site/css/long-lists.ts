/** Lists of ten and more services or goods: ruled and close, prices at the right. */
export const longListsCss = `[class*="items"].long { row-gap: 1.5rem; }
.long.spreads { gap: 0; --text-h2: var(--size-h3); }
.long > .spread { gap: .5rem 2rem; padding-block: var(--row); border-top: var(--rule-width) var(--rule-style) var(--rule-color); }
.long > .spread, .long .spread-text { align-items: baseline; }
.long .spread-text { grid-template-columns: minmax(0, 1fr) auto; }
.long .spread .amount { grid-column: 2; grid-row: 1; text-align: right; }
@media (max-width: 1023px) {
  .long > .spread { display: flex; flex-wrap: wrap; }
  .long .spread h2 { flex: 1 1 40%; }
  .long .spread-text { margin-inline-start: auto; }
}`;
