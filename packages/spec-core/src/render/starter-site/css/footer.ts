/** The site's footer, print styles and reduced motion. */
export const footerCss = `.site-footer { padding-block: clamp(.5rem, 1.5vw, 1.25rem) 2rem; }
.footer-grid { display: grid; gap: 2rem clamp(1.5rem, 5vw, 5rem); align-items: baseline; }
.footer-name { font: var(--weight-h1) var(--text-footer-name) / 1.15 var(--font-h1); letter-spacing: var(--tracking); }
.footer-nav ul { columns: 6rem 2; column-gap: 1.5rem; }
.footer-nav a { display: inline-block; padding-block: .25rem; color: inherit; }
.footer-nav [aria-current] { font-weight: var(--weight-strong); text-decoration: none; }
.copyright { font-size: .875rem; color: var(--color-muted); }
@media (min-width: 1024px) {
  .footer-grid { grid-template-columns: minmax(0, 5fr) fit-content(20rem) minmax(0, 4fr); }
  .copyright { grid-column: 1 / -1; }
}`;

export const motionAndPrintCss = `@media (prefers-reduced-motion: no-preference) {
  .button, .shot img, .theme::before { transition: background-color .18s, color .18s, box-shadow .18s, rotate .2s; }
}
@media (prefers-reduced-motion: reduce) {
  *, *::before, *::after { animation: none !important; transition: none !important; }
}
@media (forced-colors: active) { .button, .todo { border: 2px solid; } }
@media print {
  nav, button, .skip-link, .actions, .closing, .form, .motif, .motif-frame, .plate { display: none !important; }
  :root { color-scheme: light !important; }
  * { background: none !important; color: #000 !important; }
  h1, h2, h3 { break-after: avoid; }
  .question::details-content { content-visibility: visible; }
  .hero-grid, .frame { display: block !important; padding-block: 1rem !important; }
  .shot, .todo { break-inside: avoid; }
  main a[href^="http"]:not(.more)::after { content: " (" attr(href) ")"; }
}`;
