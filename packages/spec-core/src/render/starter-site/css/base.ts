/** The base styles: box model, text, links, focus. */
export const baseCss = `*, *::before, *::after { box-sizing: border-box; font-variant-numeric: lining-nums !important; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-padding-top: 1.5rem; }
body, h1, h2, h3, p, ul, ol, dl, dd, figure, blockquote { margin: 0; }
ul { padding: 0; list-style: none; }
body {
  background: var(--color-background);
  color: var(--color-text);
  font: var(--weight-body) var(--size-body) / var(--line-height-body) var(--font-body);
  text-align: left;
  overflow-wrap: anywhere;
}
h1, h2 { letter-spacing: var(--tracking); word-spacing: calc(var(--tracking) * -2); }
h1 { font: var(--weight-h1) var(--text-title) / var(--title-leading) var(--font-h1); color: var(--color-h1); }
h2 { font: var(--weight-h2) var(--text-h2) / var(--line-height-h2) var(--font-h2); color: var(--color-h2); }
h3 { font: var(--weight-h3) var(--size-h3) / var(--line-height-h3) var(--font-h3); color: var(--color-h3); }
p { text-wrap: pretty; }
img { display: block; max-width: 100%; height: auto; }
h1, h2, h3, p, dd, figcaption, .brand { unicode-bidi: plaintext; }
address { font-style: normal; }
strong, summary, label, dt { font-weight: var(--weight-strong); }
a { color: var(--color-primary-text); text-decoration-thickness: 1px; text-underline-offset: .2em; }
a:hover { text-decoration-thickness: 2px; }
h2 a, h3 a { color: inherit; }
button, input, select, textarea { font: inherit; color: inherit; }
:focus-visible { outline: 3px solid var(--color-focus); outline-offset: 3px; }
main:focus { outline: none; }
[hidden] { display: none !important; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip-link { position: absolute; top: -10rem; left: 1rem; z-index: 9; padding: .75rem 1.25rem; background: var(--color-text); color: var(--color-background); }
.skip-link:focus { top: 1rem; }`;
