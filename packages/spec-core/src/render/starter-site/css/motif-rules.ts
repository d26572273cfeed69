/** How the shapes of a drawing are painted, by class, and the room that a drawing has in its place. */
export const motifRules = `.motif { --m-g: color-mix(in oklab, var(--m-a) 55%, var(--m-paper)); display: block; width: 100%; height: 100%; overflow: hidden; fill: none; stroke: var(--m-ink); stroke-width: var(--m-weight); stroke-linecap: round; stroke-linejoin: round; }
.motif * { vector-effect: non-scaling-stroke; }
.ma { fill: var(--m-a); }
.mb { fill: var(--m-b); }
.mc { fill: var(--m-paper); }
.me { fill: var(--m-e); }
.mg { fill: var(--m-g); }
.md, .mx, .my, .mz, .ms, .mm, .motif text { stroke: none; }
.md { fill: var(--m-ink); }
.mx { fill: var(--m-a); }
.my { fill: var(--m-b); }
.mz { fill: var(--m-paper); }
.ms { fill: var(--m-s); }
.mm { fill: var(--m-m); }
.ml { stroke: var(--m-line); }
.mf { stroke: var(--m-line); stroke-width: calc(var(--m-weight) * .5); opacity: .55; }
.mw { stroke: var(--m-paper); }
.motif .mq { vector-effect: none; fill: none; stroke-linecap: butt; }
.motif .mq[stroke-linecap] { stroke-linecap: round; }
.mq.ma { stroke: var(--m-a); }
.mq.mb { stroke: var(--m-b); }
.mq.mc, .mq.mz { stroke: var(--m-paper); }
.mq.me { stroke: var(--m-e); }
.mq.mm { stroke: var(--m-m); }
.motif text { font-family: var(--font-h1); font-weight: var(--weight-h1); }
.mp { fill: var(--m-type); }
.mt { fill: var(--m-on-b); }
.mu { fill: var(--m-on-a); }
.motif-frame { aspect-ratio: 6 / 5; min-width: 0; background: var(--m-ground); border-radius: var(--radius); overflow: clip; }
.line:has(> .motif-key) { border-top: 0; }
.motif-key { height: clamp(6.5rem, 4.5rem + 4vw, 9rem); }
.motif-prices, .motif-contact { height: clamp(8rem, 6rem + 6vw, 12rem); }
.motif-footer { height: 6.5rem; margin-bottom: 1.5rem; }
@media (min-width: 640px) and (max-width: 1023px) { .motif-frame { aspect-ratio: 2; } }
@media print { .motif { --m-g: color-mix(in oklab, var(--m-a) 55%, var(--m-paper)); display: none; } }`;
