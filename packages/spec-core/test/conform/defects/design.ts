import { about, addCss, changed, css, type Defect, home, swap } from "./plant.ts";

export const design: readonly Defect[] = [
  swap("a token has another color", {
    rule: "color-token",
    file: css,
    from: /--color-primary: #[0-9a-f]{6}/i,
    to: "--color-primary: #8B1A4F",
  }),
  addCss("a color of its own", "color-token", ".more { color: #A1228B; }"),
  addCss("a named color", "color-token", ".site-footer { border-color: hotpink; }"),
  swap("a color in a style attribute", {
    rule: "color-token",
    file: about,
    from: "<h1",
    to: '<h1 style="color: rgb(120, 20, 200)"',
  }),
  swap("the browser's theme color", {
    rule: "color-token",
    file: home,
    from: /(<meta name="theme-color" content=")[^"]*/,
    to: "$1#FF00AA",
  }),
  addCss("text in the wrong role", "color-role", "body { color: var(--color-accent-text); }"),
  addCss("a page on the wrong ground", "color-role", "body { background: var(--color-surface); }"),
  addCss("headings in the wrong role", "color-role", ".part.on-page h2 { color: var(--color-error-text); }"),
  swap("the dark ground is the light one's", {
    rule: "color-role",
    file: css,
    from: /(\[data-theme="dark"\][^{]*\{[^}]*?--color-text: )#[0-9a-f]{6}/i,
    to: "$1#1F2937",
  }),
  addCss("text that cannot be read", "contrast", ".copyright { color: var(--color-border); opacity: .6; }"),
  addCss("links that cannot be read", "contrast", ".more { color: var(--color-primary-hover); }"),
  addCss(
    "buttons that cannot be read under the pointer",
    "contrast",
    ".button:hover { background: var(--color-text); }",
  ),
  swap("no dark mode by the system", {
    rule: "dark-mode",
    file: css,
    from: "@media (prefers-color-scheme: dark)",
    to: "@media (prefers-color-scheme: no-preference) and (max-width: 1px)",
  }),
  swap("another font for text", {
    rule: "typography",
    file: css,
    from: /--font-body: [^;]*/,
    to: "--font-body: Georgia, serif",
  }),
  swap("another font for headings", {
    rule: "typography",
    file: css,
    from: /--font-h2: [^;]*/,
    to: '--font-h2: "Comic Sans MS", cursive',
  }),
  swap("another weight of headings", {
    rule: "typography",
    file: css,
    from: /--weight-h2: \d+/,
    to: "--weight-h2: 300",
  }),
  swap("text too small", {
    rule: "typography",
    file: css,
    from: /--size-body: [^;]*/,
    to: "--size-body: .75rem",
  }),
  swap("lines too close", {
    rule: "typography",
    file: css,
    from: /--line-height-body: [^;]*/,
    to: "--line-height-body: 1.2",
  }),
  {
    name: "a family that is not served",
    rule: "font-face",
    file: "css/fonts.css",
    plant: (files) =>
      changed(files, "css/fonts.css", (text) =>
        text.replaceAll('font-family: "Roboto";', 'font-family: "Robot";'),
      ),
  },
  swap("buttons of another radius", {
    rule: "button-style",
    file: css,
    from: /--button-radius: [^;]*/,
    to: "--button-radius: 9999px",
  }),
  swap("buttons with a shadow", {
    rule: "button-style",
    file: css,
    from: "--button-shadow: none",
    to: "--button-shadow: 0 4px 6px rgb(0 0 0 / .1)",
  }),
  swap("buttons in capitals", {
    rule: "button-style",
    file: css,
    from: "--button-case: none",
    to: "--button-case: uppercase",
  }),
  addCss(
    "buttons without fill",
    "button-style",
    ".button { background: none; color: var(--color-primary-text); }",
  ),
  swap("a narrower column", {
    rule: "page-layout",
    file: css,
    from: "--content-width: 1280px",
    to: "--content-width: 960px",
  }),
  swap("no column at all", {
    rule: "page-layout",
    file: css,
    from: ".wrap { width: 100%; max-width: var(--content-width);",
    to: ".wrap { width: 100%;",
  }),
  addCss("the whole page is a sheet", "page-layout", ".sheet { max-width: 1280px; margin: auto; }"),
];
