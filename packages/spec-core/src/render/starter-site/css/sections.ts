/** The composition of each section of the home page. */
export const sectionsCss = `.hero { position: relative; overflow: clip; }
.hero-grid { display: grid; gap: clamp(2rem, 5vw, 4rem); padding-block: var(--space); }
.hero-text { display: grid; gap: 1.25rem; align-content: end; justify-items: start; min-width: 0; }
.hero h1 { font-size: var(--text-hero); }
.statements { display: grid; column-gap: clamp(1.5rem, 3vw, 3rem); }
.statements p:not(.todo) { max-width: 34ch; font-size: var(--text-point); line-height: 1.4; }
.quotes { display: grid; gap: 2rem clamp(1.5rem, 5vw, 5rem); }
.quote figcaption { margin-top: .75rem; font-size: .9375rem; color: var(--color-muted); }
.quote:first-child blockquote::before { content: "\\201C"; display: block; height: .55em; font: 700 clamp(6rem, 12vw, 11rem) / .8 var(--font-h1); color: var(--color-primary-text); }
.mosaic { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: clamp(1rem, 2.2vw, 2rem); }
.mosaic > * { display: grid; grid-template-rows: 1fr auto; }
.mosaic .art, .mosaic img { width: 100%; align-self: stretch; }
.mosaic > :nth-child(1) { grid-column: 1 / -1; }
.prices { display: grid; }
.price { display: grid; grid-template-columns: auto minmax(1.5rem, 1fr) auto; gap: .5rem .75rem; align-items: baseline; }
.price .todo { grid-column: 1 / -1; }
.leader { border-bottom: 2px dotted var(--color-border); }
.people { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 2rem 1.25rem; }
.person { display: grid; gap: .75rem; align-content: start; }
.person:nth-child(even) { margin-top: 2.5rem; }
.person .todo { align-self: start; }
.form { display: grid; gap: 1.125rem 1.25rem; padding: var(--form-space); background: var(--card); border: var(--form-line) solid var(--color-border); border-radius: var(--radius); }
.field { display: grid; gap: .375rem; align-content: start; }
.field input, .field textarea { width: 100%; min-height: 2.875rem; padding: .625rem .75rem; background: var(--color-background); border: var(--field-border, 1.5px solid var(--color-border)); border-radius: var(--radius-small); }
.field textarea { resize: vertical; }
.trap { position: absolute; left: -200vw; }
.form-status:empty { display: none; }
.form-status { font-weight: var(--weight-strong); }
@media (min-width: 640px) {
  .form { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  .field-wide { grid-column: 1 / -1; }
  .people { grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr)); }
  .mosaic { grid-template-columns: repeat(6, minmax(0, 1fr)); }
  .mosaic > :nth-child(1) { grid-column: span 4; grid-row: span 2; }
  .mosaic > :nth-child(2), .mosaic > :nth-child(3) { grid-column: span 2; }
  .mosaic > :nth-child(4) { grid-column: span 4; }
  .mosaic > :nth-child(5) { grid-column: span 2; }
}
@media (min-width: 1024px) {
  .line { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); align-items: start; }
  .statements { grid-template-columns: repeat(var(--columns), minmax(0, 1fr)); }
  .quotes { grid-template-columns: minmax(0, 7fr) minmax(0, 4fr); }
  .quotes > :first-child { grid-row: span 2; }
  .quotes > :nth-child(2) { margin-top: clamp(3rem, 7vw, 7rem); }
}`;
