/** The colors of a drawing's shapes, by class, and the size of a drawing in its place. */
export const motifRules = `.motif { display: block; width: 100%; height: 100%; overflow: hidden; fill: none; stroke: var(--m-ink); stroke-width: calc(var(--m-weight) * .7); stroke-linecap: round; stroke-linejoin: round; }
.motif * { vector-effect: non-scaling-stroke; }
.ma, .mx { fill: var(--m-a); }
.mb, .my { fill: var(--m-b); }
.mc, .mz { fill: var(--m-paper); }
.md { fill: var(--m-d); }
.mi { fill: var(--m-ink); }
.me { fill: var(--m-e); }
.mg { fill: var(--m-g); }
.ms { fill: var(--m-s); }
.mm { fill: var(--m-m); }
.md, .ms, .mm, .mx, .my, .mz, .motif text { stroke: none; }
.ml, .mf { stroke: var(--m-line); }
.mf { stroke-width: 1px; opacity: .5; }
.mw { stroke: var(--m-paper); }
.motif .mq { vector-effect: none; fill: none; }
.mq:not([stroke-linecap]) { stroke-linecap: butt; }
.mq.ma { stroke: var(--m-a); }
.mq.mb { stroke: var(--m-b); }
.mq.mc, .mq.mz { stroke: var(--m-paper); }
.mq.me { stroke: var(--m-e); }
.motif text { font-family: var(--font-h1); font-weight: var(--weight-h1); }
.mp { fill: var(--m-type); }
.mt { fill: var(--m-on-b); }
.motif-frame { aspect-ratio: 6 / 5; min-width: 0; justify-self: stretch; background: var(--m-ground); border-radius: var(--radius); overflow: clip; container-type: size; }
@container (max-aspect-ratio: 184/100) { .mo1 { display: none; } }
@container (max-aspect-ratio: 258/100) { .mo2 { display: none; } }
.item:has(> .motif-key) { border-top: 0; }
.motif-key { height: clamp(6.5rem, 4.5rem + 4vw, 9rem); }
.items > .item:only-child:has(> .motif-key) { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); column-gap: 3rem; }
.items > .item:only-child > .motif-key { grid-row: 1 / span 4; }
@media (max-width: 639px) {
  .sheet .items > .item:has(> .motif-key) { grid-template-columns: 6rem minmax(0, 1fr); column-gap: 1.25rem; }
  .items > .item > .motif-key { grid-row: 1 / span 4; }
}
.motif-prices, .motif-contact { height: clamp(8rem, 6rem + 6vw, 12rem); }
.motif-footer { height: 6.5rem; margin-bottom: 1.5rem; }
@media (min-width: 640px) { .motif { stroke-width: var(--m-weight); } .motif-frame { aspect-ratio: 2; } }`;
