import { mosaicInThrees } from "./mosaics.ts";

/** Full width: content reaches both edges; headings are large and above it, and lists have more columns. */
export const fullWidthCss = `${mosaicInThrees}
:root { --gutter: clamp(1rem, 2.6vw, 3.5rem); --bleed: var(--gutter); }
.wrap { padding-inline: var(--gutter); }
.part h2 { font-size: calc(var(--text-h2) * 1.2); }
@media (min-width: 1024px) {
  .head { display: flex; flex-wrap: wrap; align-items: end; justify-content: space-between; column-gap: 3rem; }
  .prices { grid-template-columns: repeat(3, minmax(0, 1fr)); column-gap: clamp(1.5rem, 3vw, 3rem); }
  .mosaic { grid-template-columns: repeat(2, minmax(0, 4fr)) repeat(4, minmax(0, 3fr)); margin-inline: calc(-1 * var(--gutter)); gap: 6px; }
  .mosaic img { border-radius: 0; }
  .contact .frame { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
  .contact .head { display: grid; }
  .questions .body { columns: 2; column-gap: 3rem; }
  .question { break-inside: avoid; }
}`;
