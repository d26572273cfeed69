import { about, changed, contact, css, type Defect, type Files, home } from "./defects/plant.ts";

/** A change that departs from nothing in the spec. */
export interface Harmless {
  readonly name: string;
  readonly plant: Defect["plant"];
}

const swap = (name: string, file: string, { from, to }: { from: string | RegExp; to: string }): Harmless => ({
  name,
  plant: (files) => changed(files, file, (text) => text.replace(from, to)),
});

const before = (name: string, file: string, { mark, text }: { mark: string; text: string }): Harmless =>
  swap(name, file, { from: mark, to: `${text}${mark}` });

const addCss = (name: string, text: string): Harmless => ({
  name,
  plant: (files) => changed(files, css, (old) => `${old}\n${text}\n`),
});

const onEveryPage = (name: string, change: (text: string) => string): Harmless => ({
  name,
  plant: (files: Files) =>
    Object.fromEntries(
      Object.entries(files).map(([path, text]) => [path, path.endsWith(".html") ? change(text) : text]),
    ),
});

const main = "</main>";

/** A page of the site's own with another heading and address. */
const legalPage = (files: Files, path: string, title: string): Files => ({
  ...files,
  [`${path}/index.html`]: (files["privacy/index.html"] ?? "")
    .replace(/<title>[^<]*/, `<title>${title} | Kiln &amp; Co`)
    .replace(/<h1([^>]*)>[^<]*/, `<h1$1>${title}`)
    .replaceAll("https://kiln.example/privacy", `https://kiln.example/${path}`),
});

/** Rewrites that a careful hand makes, and additions that serve the client. */
export const harmless: readonly Harmless[] = [
  swap("a better title", about, { from: /<title>[^<]*/, to: "<title>About Kiln &amp; Co: who we are" }),
  swap("a title in other words", contact, {
    from: /<title>[^<]*/,
    to: "<title>Get in touch with Kiln &amp; Co",
  }),
  { name: "an added legal page", plant: (files) => legalPage(files, "cookie-policy", "Cookies") },
  {
    name: "an added accessibility statement",
    plant: (files) => legalPage(files, "accessibility", "Accessibility"),
  },
  {
    name: "a page for errors of the server",
    plant: (files) => ({ ...files, "500.html": (files["404.html"] ?? "").replaceAll("404", "500") }),
  },
  swap("another description", about, {
    from: /(<meta name="description" content=")[^"]*/,
    to: "$1Who stands behind Kiln &amp; Co.",
  }),
  before("a paragraph more", about, {
    mark: main,
    text: '<p class="wrap">We like to talk about our work.</p>',
  }),
  before("a link to another site", about, {
    mark: main,
    text: '<p class="wrap"><a href="https://www.w3.org/WAI/">How this site reads for everybody</a></p>',
  }),
  before("a comment in a page", home, { mark: "</body>", text: "<!-- The end of the page. -->" }),
  before("structured data of a list of crumbs", about, {
    mark: "</head>",
    text: '<script type="application/ld+json">{"@context":"https://schema.org","@type":"BreadcrumbList","itemListElement":[]}</script>',
  }),
  before("a preload of a style sheet", home, {
    mark: "</head>",
    text: '<link rel="preload" as="style" href="css/site.css">',
  }),
  before("an icon drawn in the page", about, {
    mark: main,
    text: '<svg width="20" height="20" aria-hidden="true"><circle r="9" cx="10" cy="10"/></svg>',
  }),
  before("a decorative picture", about, {
    mark: main,
    text: '<img src="../favicon.svg" alt="" width="32" height="32">',
  }),
  before("a video that is not there to hear", about, { mark: main, text: '<hr class="wrap">' }),
  before("a table", about, {
    mark: main,
    text: '<table class="wrap"><tr><th scope="row">Open to all</th><td>yes</td></tr></table>',
  }),
  before("details to open", about, {
    mark: main,
    text: '<details class="wrap"><summary>More</summary><p>Ask us anything.</p></details>',
  }),
  before("a second way to the contact page", home, {
    mark: main,
    text: '<p class="wrap"><a href="contact/index.html">Write to us</a></p>',
  }),
  before("a number that is no price", about, {
    mark: main,
    text: '<p class="wrap">Since we opened, 3 of 5 guests came back.</p>',
  }),
  before("quotation marks around a word", about, {
    mark: main,
    text: '<p class="wrap">We call it “slow”.</p>',
  }),
  before("a time with its element", about, {
    mark: main,
    text: '<p class="wrap"><time datetime="2025-06-01">June 2025</time></p>',
  }),
  before("words of the trade that sound like a label", about, {
    mark: main,
    text: '<p class="wrap">The title of this page says it.</p>',
  }),
  before("a language for a word", about, {
    mark: main,
    text: '<p class="wrap"><i lang="fr">Bonjour</i> to all.</p>',
  }),
  before("a search of the site", about, {
    mark: main,
    text: '<search class="wrap"><form action="../index.html"><label for="q">Find</label> <input id="q" type="search" name="q"></form></search>',
  }),
  onEveryPage("scripts wait until the page is read", (text) =>
    text.replace('js/site.js"', 'js/site.js" defer'),
  ),
  onEveryPage("upper case in tags", (text) => text.replaceAll("<p>", "<P>").replaceAll("</p>", "</P>")),
  onEveryPage("no closing tags of lists", (text) => text.replaceAll("</li>", "")),
  onEveryPage("other quotes", (text) => text.replace(/ class="([^"']*)"/g, " class='$1'")),
  onEveryPage("other line ends", (text) => text.replaceAll("\n", "\r\n")),
  onEveryPage("entities for letters", (text) => text.replaceAll("&amp; Co", "&#38; Co")),
  addCss(
    "rules for paper",
    "@media print { body { color: black; background: white } nav { display: none } }",
  ),
  addCss(
    "rules for forced colors",
    "@media (forced-colors: active) { .button { border-color: ButtonText } }",
  ),
  addCss("less motion", "@media (prefers-reduced-motion: reduce) { * { animation: none } }"),
  addCss("the outline goes where the pointer clicks", ".button:focus:not(:focus-visible) { outline: none; }"),
  addCss(
    "another outline",
    ".button:focus-visible { outline: none; box-shadow: 0 0 0 3px var(--color-focus); }",
  ),
  addCss(
    "a color of the spec in another space",
    ".no-such-thing { color: color(srgb 1 1 1); background: oklch(0% 0 0) }",
  ),
  addCss("a container query", "@container (min-width: 30rem) { .no-such-thing { display: grid } }"),
  addCss("a layer", "@layer extras { .no-such-thing { gap: 1rem } }"),
  addCss(
    "custom properties of one another",
    ":root { --gap-a: 1rem; --gap-b: var(--gap-a); --gap-c: calc(var(--gap-b) * 2) }",
  ),
  {
    name: "a sitemap of addresses alone",
    plant: (files) =>
      changed(files, "sitemap.xml", (text) =>
        text.replace(/<(lastmod|changefreq|priority)>[^<]*<\/\1>/g, ""),
      ),
  },
  {
    name: "rules for one more crawler",
    plant: (files) => changed(files, "robots.txt", (text) => `User-agent: GPTBot\nDisallow: /\n\n${text}`),
  },
  {
    name: "a file for security contacts",
    plant: (files) => ({ ...files, ".well-known/security.txt": "Contact: /contact\n" }),
  },
];
