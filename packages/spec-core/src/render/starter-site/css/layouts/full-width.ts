/** Full width: content reaches both edges; headings lie above, large, and lists run in more columns. */
export const fullWidthCss = `:root { --gutter: clamp(1rem, 2.6vw, 3.5rem); --bleed: var(--gutter); --columns: 3; }
.wrap { padding-inline: var(--gutter); }
.part h2 { font-size: calc(var(--text-h2) * 1.2); }
@media (min-width: 1024px) {
  .head { grid-template-columns: minmax(0, 2fr) minmax(0, 1fr); column-gap: 3rem; align-items: end; }
  .services .lines { display: grid; grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr)); column-gap: clamp(1.5rem, 3vw, 3rem); }
  .services .line { grid-template-columns: 1fr; align-content: start; }
  .prices { grid-template-columns: repeat(3, minmax(0, 1fr)); column-gap: clamp(1.5rem, 3vw, 3rem); }
  .mosaic { grid-template-columns: repeat(8, minmax(0, 1fr)); margin-inline: calc(-1 * var(--gutter)); gap: 6px; }
  .mosaic figcaption { padding-inline: 1rem; }
  .mosaic img { border-radius: 0; }
  .mosaic > :nth-child(1) { grid-column: span 4; grid-row: auto; }
  .mosaic > :nth-child(4) { grid-column: span 5; }
  .mosaic > :nth-child(5) { grid-column: span 3; }
  .contact .frame { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
  .contact .head { grid-template-columns: 1fr; align-content: start; }
  .questions .body { columns: 2; column-gap: 3rem; }
  .question { break-inside: avoid; }
}`;
