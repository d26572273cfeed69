/** Pictures in rows of three; the remaining ones form a row of two, or one across the full width. */
export const mosaicInThrees = `@media (min-width: 640px) {
  .mosaic { grid-template-columns: repeat(6, minmax(0, 1fr)); }
  .mosaic > * { grid-column: span 2; }
  .mosaic > :only-child, .mosaic > :first-child:nth-last-child(3n + 1) { grid-column: 1 / -1; }
  .mosaic > :first-child:nth-last-child(3n + 1) img { aspect-ratio: 2; }
  .mosaic:has(> :last-child:nth-child(3n + 2)) > :nth-child(-n + 2) { grid-column: span 3; }
}`;

/** Pictures in rows of two; of an odd number the first takes the full width. */
export const mosaicInPairs = `@media (min-width: 640px) {
  .mosaic { grid-template-columns: var(--halves); }
  .mosaic > :first-child:nth-last-child(odd) { grid-column: 1 / -1; }
  .mosaic > :first-child:nth-last-child(odd) img { aspect-ratio: 2; }
}`;
