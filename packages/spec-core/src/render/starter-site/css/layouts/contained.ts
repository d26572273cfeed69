import { mosaicInThrees } from "./mosaics.ts";

/** Contained: backgrounds reach the edges, content keeps to a column; headings are in a column beside it. */
export const containedCss = `${mosaicInThrees}
:root { --gutter: clamp(1.25rem, 5vw, 4.5rem); --bleed: max(var(--gutter), (100vw - var(--content-width)) / 2 + var(--gutter)); }
.wrap { width: 100%; max-width: var(--content-width); margin-inline: auto; padding-inline: var(--gutter); }
@media (min-width: 1024px) {
  .frame { grid-template-columns: minmax(0, 3fr) minmax(0, 8fr); column-gap: clamp(2rem, 5vw, 5rem); }
  .head { position: sticky; top: 2rem; align-self: start; }
  .portfolio .frame, .team .frame, .testimonials .frame { grid-template-columns: minmax(0, 1fr); }
  .portfolio .head, .team .head, .testimonials .head { position: static; grid-template-columns: minmax(0, 1fr) auto; align-items: baseline; }
  .services .frame:has(.items > :nth-child(7)) { grid-template-columns: minmax(0, 1fr); }
  .services .frame:has(.items > :nth-child(7)) .head { position: static; }
  .part-open .frame, .part-open.services .frame { grid-template-columns: minmax(0, 3fr) minmax(0, 8fr); }
}`;
