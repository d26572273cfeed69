/**
 * The site's header, its navigation on wide and narrow screens, and the theme switch, whose space is reserved so that
 * showing it by script shifts nothing.
 */
export const headerCss = `.site-header { background: var(--color-background); border-bottom: var(--rule-width) solid var(--rule); }
.header-row { display: flex; flex-wrap: wrap; align-items: center; gap: .75rem 1.5rem; padding-block: var(--header-space); }
.brand { flex: 1 1 min-content; min-width: 0; max-width: calc(100% - 3.3rem); font: var(--weight-h1) var(--text-brand) / 1.2 var(--font-h1); color: var(--color-text); text-decoration: none; overflow-wrap: break-word; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; }
.brand-logo { display: block; flex: 0 1 auto; margin-inline-end: auto; padding: .25rem; border-radius: .375rem; background: var(--logo-ground); color: var(--logo-ink); font-size: .875rem; }
.brand-logo img { height: 3rem; width: auto; max-width: 14rem; object-fit: contain; object-position: left; filter: var(--logo-edge); }
.nav { color: var(--color-text); }
.nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; }
.nav a { display: inline-block; padding: .375rem 0; color: inherit; text-decoration: none; }
.nav a:hover { text-decoration: underline; text-decoration-color: var(--color-primary-text); text-decoration-thickness: 2px; }
.nav [aria-current] { font-weight: var(--weight-strong); box-shadow: inset 0 -2px 0 var(--color-primary-text); }
.branch { position: relative; display: flex; align-items: center; gap: .25rem; }
.twig summary { list-style: none; cursor: pointer; width: 1.75rem; height: 1.75rem; display: grid; place-items: center; }
.twig summary::-webkit-details-marker { display: none; }
.twig summary::after { content: ""; width: .45rem; height: .45rem; border: solid currentColor; border-width: 0 2px 2px 0; transform: translateY(-25%) rotate(45deg); }
.twig[open] summary::after { transform: translateY(25%) rotate(225deg); }
.menu-button, .menu-close, .theme { min-height: 2.5rem; padding: .375rem .9rem; background: none; border: 1.5px solid var(--color-border); border-radius: var(--button-radius); cursor: pointer; }
.theme { width: 2.5rem; margin-inline-end: -.69rem; padding: 0; display: grid; place-items: center; border-color: transparent; }
.theme[hidden] { display: grid !important; visibility: hidden; }
.theme:hover, .menu-button:hover, .menu-close:hover { border-color: var(--color-text); }
.theme::before { content: ""; width: 1.125rem; height: 1.125rem; border-radius: 50%; border: 2px solid currentColor; background: linear-gradient(90deg, currentColor 50%, transparent 50%); }
.theme[aria-pressed="true"]::before { rotate: 180deg; }
@supports not selector(:popover-open) { .menu-button, .menu-close { display: none; } }
@media (max-width: 767px) {
  .brand { -webkit-line-clamp: 3; }
  .menu-button { margin-inline: auto 0; }
  .menu-button:has(~ .theme) { margin-inline: auto 3rem; }
  .menu-button ~ .theme { margin-inline-start: -4rem; }
  .nav-inline { order: 3; width: 100%; }
  .nav-inline ul { column-gap: 1rem; }
  .nav-dropdown:popover-open { position: fixed; inset: 0 0 auto; width: auto; height: auto; max-height: 100dvh; margin: 0; padding: 1rem var(--gutter) 2rem; border: 0; border-bottom: 4px solid var(--color-primary); background: var(--color-background); overflow: auto; }
  .nav-dropdown::backdrop { background: rgb(0 0 0 / .45); }
  .nav-dropdown ul { flex-direction: column; gap: 0; }
  .nav-dropdown > ul > li { border-top: 1px solid var(--rule); flex-wrap: wrap; }
  .nav-dropdown a { padding: .75rem 0; font-size: 1.125rem; }
  .nav-dropdown .branch { display: block; }
  .nav-dropdown .branch > a { padding-inline-end: 3.5rem; }
  .menu-close { display: block; margin: 0 0 1rem auto; }
  .nav-dropdown .twig summary { position: absolute; top: 0; right: 0; width: 3.25rem; height: 3.25rem; }
  .nav-dropdown .twig ul { padding: 0 0 .75rem 1rem; }
  .nav-inline .twig ul { flex-direction: column; gap: 0; padding-inline-start: .75rem; }
}
@media (max-width: 639px) {
  .nav-rows > ul { display: grid; grid-template-columns: repeat(2, 1fr); }
  .nav-rows > ul:has(> :nth-child(5)) { grid-template-columns: repeat(3, 1fr); }
}
@media (min-width: 768px) and (max-width: 1023px) { .header-mid .nav { order: 3; width: 100%; } }
@media (min-width: 768px) {
  .brand:not(.brand-logo) { min-width: 9rem; }
  .menu-button, .menu-close { display: none; }
  .nav-dropdown { display: block; position: static; inset: auto; width: auto; height: auto; margin: 0; padding: 0; border: 0; overflow: visible; background: none; }
  .header-tall .nav { order: 3; width: 100%; padding-top: .5rem; border-top: var(--rule-width) solid var(--rule); }
  .twig ul { position: absolute; z-index: 5; top: 100%; left: -1rem; min-width: 13rem; flex-direction: column; padding: .75rem 1rem; background: var(--color-background); border: 1px solid var(--color-border); border-radius: var(--radius-small); }
}`;
