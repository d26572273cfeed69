import { about, addCss, changed, contact, css, type Defect, home, insert, swap, swapAll } from "./plant.ts";

const main = "</main>";

/** Two entries of a list of links change places. */
const swapped = (text: string): string =>
  text.replace(
    /(<li><a href="[^"]*"[^>]*>About<\/a><\/li>)(\s*)(<li><a href="[^"]*"[^>]*>Services<\/a><\/li>)/,
    "$3$2$1",
  );

export const linksAndAccess: readonly Defect[] = [
  {
    name: "the navigation is in another order",
    rule: "navigation-order",
    file: contact,
    plant: (files) => changed(files, contact, swapped),
  },
  swap("a legal link is missing", {
    rule: "legal-link",
    file: about,
    from: /<li><a href="[^"]*privacy\/index\.html">[^<]*<\/a><\/li>/,
    to: "",
  }),
  {
    name: "no legal link at all",
    rule: "legal-link",
    file: home,
    plant: (files) =>
      changed(files, home, (text) =>
        text.replace(
          /<li><a href="(?:[^"]*\/)?(?:privacy|terms-of-sale|delivery|returns|imprint)\/index\.html">[^<]*<\/a><\/li>/g,
          "",
        ),
      ),
  },
  swap("no link past the header", {
    rule: "skip-link",
    file: about,
    from: /<a class="skip-link"[^>]*>[^<]*<\/a>/,
    to: "",
  }),
  swap("a link past the header that leads back to it", {
    rule: "skip-link",
    file: contact,
    from: /(<a class="skip-link" href=")#main/,
    to: "$1#menu",
  }),
  addCss(
    "no outline under the keyboard",
    "focus-visible",
    ":focus, :focus-visible { outline: none !important; }",
  ),
  addCss("buttons without an outline", "focus-visible", ".button:focus-visible { outline: 0 !important; }"),
  swap("the outline is taken out", {
    rule: "focus-visible",
    file: css,
    from: /:focus-visible \{ outline: 3px solid[^}]*\}/,
    to: "*:focus { outline-style: none; }",
  }),
  insert("a picture without a size", {
    rule: "image-size",
    file: about,
    before: main,
    text: '<p><img src="../assets/logo.svg" alt="A bowl on a table"></p>',
  }),
  insert("a figure without words", {
    rule: "alternative-text",
    file: home,
    before: main,
    text: '<figure><img src="assets/logo.svg" alt="" width="20" height="20"></figure>',
  }),
  insert("a field with a placeholder alone", {
    rule: "form-label",
    file: contact,
    before: "</form>",
    text: '<input name="town" placeholder="">',
  }),
  insert("a picture for networks without a host", {
    rule: "social-preview",
    file: home,
    before: "</head>",
    text: '<meta property="og:image" content="assets/cover.jpg">',
  }),
  insert("a picture for networks of another host", {
    rule: "social-preview",
    file: about,
    before: "</head>",
    text: '<meta property="og:image" content="https://cdn.example.net/cover.jpg">',
  }),
  swap("a description that is too long", {
    rule: "description",
    file: about,
    from: /(<meta name="description" content=")[^"]*/,
    to: `$1${"Hand-thrown tableware for restaurants and for everybody. ".repeat(4)}`,
  }),
  insert("a script in the page", {
    rule: "inline-script",
    file: home,
    before: "</head>",
    text: "<script>document.title += '!'</script>",
  }),
  swap("a script in an attribute", {
    rule: "inline-script",
    file: about,
    from: "<h1",
    to: '<h1 onclick="this.remove()"',
  }),
  insert("a script as an address", {
    rule: "inline-script",
    file: contact,
    before: main,
    text: '<p><a href="javascript:history.back()">Back</a></p>',
  }),
  swap("the sitemap is not closed", {
    rule: "sitemap-format",
    file: "sitemap.xml",
    from: "</urlset>",
    to: "",
  }),
  swap("a bare ampersand in the sitemap", {
    rule: "sitemap-format",
    file: "sitemap.xml",
    from: "/about</loc>",
    to: "/about?a=1&b=2</loc>",
  }),
  swap("the sitemap is of no namespace", {
    rule: "sitemap-format",
    file: "sitemap.xml",
    from: / xmlns="[^"]*"/,
    to: "",
  }),
  swap("a date that is none", {
    rule: "sitemap-format",
    file: "sitemap.xml",
    from: "<url>",
    to: "<url><lastmod>June 2025</lastmod>",
  }),
  swap("an entry of the sitemap without address", {
    rule: "sitemap-format",
    file: "sitemap.xml",
    from: "</urlset>",
    to: "<url><priority>0.5</priority></url></urlset>",
  }),
  swap("an entry of the sitemap of another kind", {
    rule: "sitemap-format",
    file: "sitemap.xml",
    from: "</urlset>",
    to: "<page>x</page></urlset>",
  }),
  {
    name: "no width query in any style sheet",
    rule: "breakpoint",
    file: css,
    plant: (files) =>
      changed(files, css, (text) => text.replace(/\((?:min|max)-width: [^)]*\)/g, "(min-height: 1px)")),
  },
  {
    name: "ten thousand elements within one another",
    rule: "limit",
    file: about,
    plant: (files) =>
      changed(files, about, (text) =>
        text.replace(main, `${"<div>".repeat(10_000)}x${"</div>".repeat(10_000)}${main}`),
      ),
  },
  {
    name: "ten thousand custom properties in a row",
    rule: "limit",
    file: css,
    plant: (files) =>
      changed(
        files,
        css,
        (text) =>
          `${text}:root{${Array.from({ length: 10_000 }, (_, i) => `--z${i}:var(--z${i + 1})`).join(";")}}`,
      ),
  },
  {
    name: "a style sheet that nests without end",
    rule: "limit",
    file: css,
    plant: (files) => changed(files, css, (text) => `${text}${"a{".repeat(5_000)}${"}".repeat(5_000)}`),
  },
  addCss("a color of another space", "color-token", ".more { color: oklch(60% 0.2 330); }"),
  addCss("a color of a wide screen", "color-token", ".more { color: color(display-p3 1 0 0.6); }"),
  addCss("a color in Lab", "color-token", ".more { color: lab(50% 70 -40); }"),
  swapAll("the page's own address elsewhere", {
    rule: "canonical",
    file: about,
    from: '<link rel="canonical" href="https://kiln.example/about">',
    to: '<link rel="canonical" href="https://kiln.example/contact">',
  }),
];
