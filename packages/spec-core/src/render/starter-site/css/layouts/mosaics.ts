/** Pictures in threes: what is left over stands in a pair, or alone across all. */
export const mosaicInThrees = `@media (min-width: 640px) {
  .mosaic { grid-template-columns: repeat(6, minmax(0, 1fr)); }
  .mosaic > * { grid-column: span 2; }
  .mosaic > :only-child, .mosaic > :first-child:nth-last-child(3n + 1) { grid-column: 1 / -1; }
  .mosaic > :first-child:nth-last-child(3n + 1) img { aspect-ratio: 2; }
  .mosaic:has(> :last-child:nth-child(3n + 2)) > :nth-child(-n + 2) { grid-column: span 3; }
}`;

/** Pictures in pairs: of an odd number the first stands across both. */
export const mosaicInPairs = `@media (min-width: 640px) {
  .mosaic { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  .mosaic > :first-child:nth-last-child(odd) { grid-column: 1 / -1; }
  .mosaic > :first-child:nth-last-child(odd) img { aspect-ratio: 2; }
}`;
