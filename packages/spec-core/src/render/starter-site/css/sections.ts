/** The composition of each section of the home page. Lists have 1 to 9 entries: no row is left with one. */
export const sectionsCss = `.hero { position: relative; overflow: clip; }
.hero-grid { display: grid; gap: clamp(2rem, 5vw, 4rem); padding-block: var(--space); }
.hero-text { display: grid; gap: 1.25rem; align-content: end; justify-items: start; min-width: 0; }
.hero h1 { font-size: var(--text-hero); }
.statements { display: grid; column-gap: clamp(1.25rem, 2.5vw, 2.5rem); }
.statements p { max-width: 38ch; font-size: var(--text-point); line-height: 1.4; text-wrap: balance; }
.statements:not(:has(> :nth-child(3))) p { font-size: var(--text-statement); }
.items, .items-two { display: grid; gap: clamp(1.75rem, 3.5vw, 3.5rem) clamp(1.25rem, 2.5vw, 2.5rem); }
.item { display: grid; gap: .625rem; align-content: start; min-width: 0; padding-top: 1rem; border-top: var(--rule-width) var(--rule-style) var(--rule-color); }
.item .amount { margin-top: auto; }
.items-two h3 { font-size: min(var(--size-h3), 5vw); }
.good > .shot, .good > .motif, .good > .plate { order: -1; margin-bottom: .5rem; }
.good h2 { font-size: max(1.375rem, var(--size-h3)); }
:is(.items, .items-two, .prices, .people, .roster, .spread) + :is(.todo, .price-note) { margin-top: 1.5rem; }
.quotes { display: grid; gap: 2rem clamp(1.5rem, 5vw, 5rem); }
.quote figcaption { margin-top: .75rem; font-size: .9375rem; color: var(--color-muted); }
.quote blockquote { font-size: var(--text-statement); line-height: 1.35; }
.quote p::before { content: open-quote; }
.quote p::after { content: close-quote; }
.mosaic { display: grid; gap: clamp(1rem, 2.2vw, 2rem); }
.mosaic img { width: 100%; height: 100%; object-fit: cover; }
.prices { display: grid; grid-template-columns: minmax(0, 1fr); column-gap: clamp(2rem, 5vw, 5rem); }
.price { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; align-items: baseline; align-content: start; overflow-wrap: break-word; }
.price h3 { flex: 1 1 40%; max-width: 100%; }
.price-note { flex: 1 0 100%; color: var(--color-muted); }
.price .amount { max-width: 100%; margin-inline-start: auto; text-align: right; }
.amount { font: var(--weight-h2) clamp(1.375rem, 1.1rem + 1.4vw, 2.5rem) / 1.1 var(--font-h2); color: var(--color-text); }
.price .amount { font-size: clamp(1.75rem, 1.2rem + 2.4vw, 3.75rem); }
.prices:has(> :nth-child(6)) .amount { font-size: clamp(1.5rem, 1.1rem + 1.4vw, 2.25rem); }
.sheet .amount-long { font-size: clamp(1.25rem, 1rem + .8vw, 1.625rem); }
.amount small { font: var(--weight-body) .9375rem / 1.3 var(--font-body); color: var(--color-muted); }
.sum, .whole { white-space: nowrap; }
.sheet .amount .more { font: var(--weight-strong) 1rem / 1.5 var(--font-body); }
.people:has(.shot) .plate { aspect-ratio: 4 / 5; }
.people { display: grid; grid-template-columns: var(--halves); gap: 2rem 1.25rem; }
.person { display: grid; gap: .625rem; align-content: start; }
.plate { aspect-ratio: 1; background: var(--m-ground); border-radius: var(--radius); overflow: clip; }
.good > .plate .motif { width: 100%; height: 100%; padding: 14%; }
.reach address { container-type: inline-size; }
.reach address, .reach-block { display: grid; gap: .375rem; }
.way-label { display: block; }
.way a { color: inherit; }
.reach .way-phone:first-child a:first-of-type { font: var(--weight-h2) clamp(1.5rem, .5rem + 9cqi, 3rem) / 1.1 var(--font-h2); text-decoration: none; overflow-wrap: normal; }
.reach .way-phone:first-child a:hover { text-decoration: underline; }
.contact-grid { display: grid; gap: clamp(2rem, 5vw, 5rem); align-items: start; }
.contact-ways, .more .body { display: grid; gap: 2rem; }
.sheet .part-open { padding-block: calc(var(--space) * .4); }
.part-open .todo { border: 0; padding: 0; max-width: 38ch; }
.form { display: grid; gap: 1.125rem 1.25rem; padding: var(--form-space); background: var(--card); border: var(--form-line) solid var(--color-border); border-radius: var(--radius); }
.field { display: grid; gap: .375rem; align-content: start; }
.field > :not(label, small) { width: 100%; height: var(--field-height, 3.25rem); padding: .625rem .75rem; background: var(--field, var(--color-background)); border: var(--field-border, 1.5px solid var(--color-border)); border-radius: var(--radius-small); }
.field select { appearance: none; padding-right: 2rem; background: conic-gradient(from -45deg at 50% 100%, currentColor 90deg, #0000 0) right .875rem center / .75rem .375rem no-repeat var(--field, var(--color-background)); }
.field textarea { height: auto; resize: vertical; }
.trap { position: absolute; left: -200vw; }
.form-status:empty { display: none; }
main .hours, .form-status { font-weight: var(--weight-strong); }
.own, .positions, .details { padding-block: var(--space); display: grid; gap: 1.5rem; }
@media (min-width: 640px) {
  .form { grid-template-columns: var(--halves); }
  .field-wide { grid-column: 1 / -1; }
  .items, .items-two { grid-template-columns: var(--halves); }
  [class^="items"] > :last-child:nth-child(odd) { grid-column: 1 / -1; }
  .item:not(.good, :only-child) { display: flex; flex-flow: column; }
  .people { grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr)); }
  .people:has(> :only-child) { grid-template-columns: minmax(0, 22rem); }
}
@media (min-width: 1024px) {
  :is(.story, .more) .prose > p:not(.todo) { font-size: var(--text-point); line-height: 1.45; }
  .statements:has(> :nth-child(2)) { grid-template-columns: var(--halves); }
  .statements:has(> :last-child:nth-child(3n)) { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  .statements > :last-child:nth-child(odd):not(:nth-child(3n)) { grid-column: 1 / -1; }
  .items { --four: span 3; grid-template-columns: repeat(12, minmax(0, 1fr)); }
  .layout-contained .services .items:not(:has(> :nth-child(7))) { --four: span 6; }
  .items > *, .items > :last-child:nth-child(odd) { grid-column: span 4; }
  .items > :only-child:last-child:nth-child(odd) { grid-column: 1 / -1; }
  .items:has(> :last-child:nth-child(2)) > * { grid-column: span 6; }
  .items:has(> :last-child:nth-child(5)) > :nth-last-child(-n + 2) { grid-column: span 6; }
  .items:has(> :last-child:nth-child(4)) > *, .items:has(> :last-child:nth-child(8)) > *, .items:has(> :last-child:nth-child(7)) > :nth-child(-n + 4) { grid-column: var(--four); }
  .sheet .prices { grid-template-columns: minmax(0, 1fr); }
  .sheet .prices:has(> :nth-child(6)) { grid-template-columns: var(--halves); }
  .layout-full-width .pricing .frame { grid-template-columns: minmax(0, 5fr) minmax(0, 8fr); }
  .layout-full-width .pricing .head { grid-template-columns: minmax(0, 1fr); align-content: start; }
  .contact-grid { grid-template-columns: minmax(0, 4fr) minmax(0, 6fr); }
  .sheet .contact .frame { grid-template-columns: minmax(0, 1fr); }
  .contact .head { position: static; }
  .people:has(> :nth-child(2)) { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  .people:has(> :last-child:nth-child(2)) { grid-template-columns: repeat(2, minmax(0, 24rem)); }
  .people:has(> :last-child:nth-child(4)), .people:has(> :nth-child(7)) { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  .quotes:has(> :nth-child(2)) { grid-template-columns: var(--halves); }
  .spread { grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); align-items: start; }
  .spread:has(> .motif) { grid-template-columns: minmax(0, 2fr) minmax(0, 4fr) minmax(0, 4fr); align-items: center; }
  .story:has(.prose > p + p) { --prose: 10fr; }
  .story:has(.prose > p + p) .motif-frame { aspect-ratio: 1; }
}`;
