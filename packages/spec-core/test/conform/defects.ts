import type { RuleId } from "../../src/conform/index.ts";

/** The files of a site by their paths. */
export type Files = Readonly<Record<string, string>>;

/** One fault planted in a site: what it is, which rule has to find it, and in which file. */
export interface Defect {
  readonly name: string;
  readonly rule: RuleId;
  readonly file: string;
  readonly plant: (files: Files) => Files;
}

function changed(files: Files, path: string, change: (text: string) => string): Files {
  const before = files[path];
  if (before === undefined) throw new Error(`There is no ${path} to spoil.`);
  const after = change(before);
  if (after === before) throw new Error(`Nothing changed in ${path}.`);
  return { ...files, [path]: after };
}

const css = "css/site.css";
const home = "index.html";
const about = "about/index.html";
const contact = "contact/index.html";

/** A fault made by replacing the first text that fits. */
const swap = (
  name: string,
  at: { rule: RuleId; file: string; from: string | RegExp; to: string },
): Defect => ({
  name,
  rule: at.rule,
  file: at.file,
  plant: (files) => changed(files, at.file, (text) => text.replace(at.from, at.to)),
});

/** A fault made by replacing the text everywhere. */
const swapAll = (name: string, at: { rule: RuleId; file: string; from: string; to: string }): Defect => ({
  name,
  rule: at.rule,
  file: at.file,
  plant: (files) => changed(files, at.file, (text) => text.replaceAll(at.from, at.to)),
});

/** A fault made by adding a text before another one. */
const insert = (name: string, at: { rule: RuleId; file: string; before: string; text: string }): Defect =>
  swap(name, { ...at, from: at.before, to: `${at.text}${at.before}` });

const addCss = (name: string, rule: RuleId, text: string): Defect => ({
  name,
  rule,
  file: css,
  plant: (files) => changed(files, css, (before) => `${before}\n${text}\n`),
});

const section = (name: string): RegExp => new RegExp(`\\n\\s*<section[^>]* id="${name}"[\\s\\S]*?</section>`);

const moved = (text: string, name: string, after: string): string => {
  const block = section(name).exec(text)?.[0] ?? "";
  const place = section(after).exec(text.replace(block, ""))?.[0] ?? "";
  return text.replace(block, "").replace(place, place + block);
};

const without = (files: Files, path: string): Files =>
  Object.fromEntries(Object.entries(files).filter(([key]) => key !== path));

const pagesAndSections: Defect[] = [
  {
    name: "a page is missing",
    rule: "page-missing",
    file: "press-kit/index.html",
    plant: (files) => without(files, "press-kit/index.html"),
  },
  {
    name: "a page that nobody planned",
    rule: "page-unplanned",
    file: "wholesale/index.html",
    plant: (files) => ({ ...files, "wholesale/index.html": files[about] ?? "" }),
  },
  swap("a title is empty", {
    rule: "title",
    file: about,
    from: /<title>[^<]*<\/title>/,
    to: "<title></title>",
  }),
  swap("a title is another page's", {
    rule: "title",
    file: about,
    from: /<title>[^<]*<\/title>/,
    to: "<title>Contact | Kiln &amp; Co</title>",
  }),
  swap("a title lacks the business", {
    rule: "title",
    file: contact,
    from: /<title>[^<]*<\/title>/,
    to: "<title>Contact</title>",
  }),
  swap("no h1", { rule: "main-heading", file: about, from: /<h1([^>]*)>([^<]*)<\/h1>/, to: "<p$1>$2</p>" }),
  insert("a second h1", {
    rule: "main-heading",
    file: contact,
    before: "</main>",
    text: "<h1>Contact us</h1>",
  }),
  swap("the h1 names another page", {
    rule: "main-heading",
    file: about,
    from: /<h1([^>]*)>[^<]*<\/h1>/,
    to: "<h1$1>Blog</h1>",
  }),
  swap("the h1 says something else", {
    rule: "main-heading",
    file: contact,
    from: /<h1([^>]*)>[^<]*<\/h1>/,
    to: "<h1$1>Untitled document</h1>",
  }),
  swap("a heading level is skipped", {
    rule: "heading-order",
    file: about,
    from: /<h2([^>]*)>([^<]*)<\/h2>/,
    to: "<h4$1>$2</h4>",
  }),
  swap("a section is missing", {
    rule: "section-missing",
    file: home,
    from: section("testimonials"),
    to: "",
  }),
  swap("the contact section is missing", {
    rule: "section-missing",
    file: home,
    from: section("contact"),
    to: "",
  }),
  swap("a section is hidden by its markup", {
    rule: "section-missing",
    file: home,
    from: /<section([^>]* id="pricing")/,
    to: "<section hidden$1",
  }),
  swap("a section is hidden by its style", {
    rule: "section-missing",
    file: home,
    from: /<section([^>]* id="services")/,
    to: '<section style="display:none"$1',
  }),
  swap("a section has nothing in it", {
    rule: "section-missing",
    file: home,
    from: /(<h2 id="features-title">[^<]*<\/h2>)[\s\S]*?(<\/section>)/,
    to: "$1</div></div>$2",
  }),
  {
    name: "two sections change places",
    rule: "section-order",
    file: home,
    plant: (files) => changed(files, home, (text) => moved(text, "features", "pricing")),
  },
  {
    name: "the contact section comes early",
    rule: "section-order",
    file: home,
    plant: (files) => changed(files, home, (text) => moved(text, "contact", "features")),
  },
  insert("a section that was not chosen", {
    rule: "section-unplanned",
    file: home,
    before: "</main>",
    text: '<section id="team" aria-labelledby="team-title"><h2 id="team-title">Our team</h2><p>Four potters.</p></section>',
  }),
];

const navigationAndLinks: Defect[] = [
  swap("the navigation lacks a page", {
    rule: "navigation",
    file: contact,
    from: /<li><a href="[^"]*blog[^"]*">Blog<\/a><\/li>/,
    to: "",
  }),
  swap("a link names one page and leads to another", {
    rule: "navigation",
    file: home,
    from: 'href="about/index.html">About',
    to: 'href="services/index.html">About',
  }),
  swap("no menu on a small screen", {
    rule: "mobile-navigation",
    file: about,
    from: /<button class="menu-button"[\s\S]*?<\/button>/,
    to: "",
  }),
  addCss("the menu's button never shows", "mobile-navigation", ".menu-button { display: none !important; }"),
  swap("the menu gives way at another width", {
    rule: "breakpoint",
    file: css,
    from: "@media (min-width: 768px) {\n",
    to: "@media (min-width: 700px) {\n  .menu-button { display: none; }\n}\n@media (min-width: 768px) {\n",
  }),
  swap("a link to a page that is not there", {
    rule: "dead-link",
    file: about,
    from: /href="[^"]*contact\/index\.html"/,
    to: 'href="../contacts/index.html"',
  }),
  swap("a style sheet that is not there", {
    rule: "dead-link",
    file: contact,
    from: "css/fonts.css",
    to: "css/font.css",
  }),
  swap("a script that is not there", { rule: "dead-link", file: home, from: "js/site.js", to: "js/main.js" }),
  swap("a link to a place that is not there", {
    rule: "dead-anchor",
    file: home,
    from: 'href="#portfolio"',
    to: 'href="#portfolios"',
  }),
  insert("a link that leads nowhere", {
    rule: "dead-anchor",
    file: about,
    before: "</main>",
    text: '<p><a href="#">Read more</a></p>',
  }),
  swap("a label of no field", {
    rule: "id-reference",
    file: contact,
    from: 'for="form-message"',
    to: 'for="form-text"',
  }),
  insert("an id twice", {
    rule: "id-reference",
    file: about,
    before: "</main>",
    text: '<p id="main">Again</p>',
  }),
];

const facts: Defect[] = [
  swap("the footer misspells the name", {
    rule: "business-name",
    file: about,
    from: /(<p class="footer-name"[^>]*>)[^<]*/,
    to: "$1Kilm &amp; Co",
  }),
  swap("the header names another business", {
    rule: "business-name",
    file: contact,
    from: /(<a class="brand[^>]*>)[\s\S]*?<\/a>/,
    to: "$1Acme Ltd</a>",
  }),
  swap("a wrong profile", {
    rule: "social-link",
    file: home,
    from: /href="https:\/\/www\.instagram\.com\/kiln"/,
    to: 'href="https://www.instagram.com/kilnco"',
  }),
  swapAll("a profile is missing", {
    rule: "social-link",
    file: about,
    from: "https://www.tiktok.com/@kiln",
    to: "../index.html",
  }),
  swap("a profile under another name", {
    rule: "social-link",
    file: contact,
    from: ">YouTube</a>",
    to: ">Instagram</a>",
  }),
  insert("an invented phone number", {
    rule: "invented",
    file: contact,
    before: "</main>",
    text: "<p>Call us: +1 (503) 555-0142</p>",
  }),
  insert("an invented link to a phone", {
    rule: "invented",
    file: home,
    before: "</footer>",
    text: '<p><a href="tel:+15035550142">Call</a></p>',
  }),
  insert("an invented e-mail address", {
    rule: "invented",
    file: about,
    before: "</footer>",
    text: '<p><a href="mailto:hello@kiln.example">Mail</a></p>',
  }),
  insert("an invented address", {
    rule: "invented",
    file: contact,
    before: "</main>",
    text: "<address>12 Potter Street, Portland</address>",
  }),
  insert("invented opening hours", {
    rule: "invented",
    file: contact,
    before: "</main>",
    text: "<p>Monday to Friday 9:00 – 17:00</p>",
  }),
  insert("filler text", {
    rule: "filler-text",
    file: about,
    before: "</main>",
    text: "<p>Lorem ipsum dolor sit amet.</p>",
  }),
  swapAll("structured data names another business", {
    rule: "structured-data",
    file: home,
    from: '"name":"Kiln \\u0026 Co"',
    to: '"name":"Kiln Pottery Ltd"',
  }),
  swap("structured data of another trade", {
    rule: "structured-data",
    file: home,
    from: '"@type":"Organization"',
    to: '"@type":"Restaurant"',
  }),
  swap("structured data with an invented rating", {
    rule: "structured-data",
    file: home,
    from: '"@type":"Organization"',
    to: '"@type":"Organization","aggregateRating":{"@type":"AggregateRating","ratingValue":"4.9"}',
  }),
  swap("structured data that is no JSON", {
    rule: "structured-data",
    file: home,
    from: '{"@context"',
    to: '{@context"',
  }),
  swap("no structured data", {
    rule: "structured-data",
    file: home,
    from: /<script type="application\/ld\+json">[\s\S]*?<\/script>/,
    to: "",
  }),
];

const headAndFiles: Defect[] = [
  swap("the sitemap lacks a page", {
    rule: "sitemap",
    file: "sitemap.xml",
    from: /\s*<url>\s*<loc>https:\/\/kiln\.example\/about<\/loc>[\s\S]*?<\/url>/,
    to: "",
  }),
  swap("the sitemap lists a page too many", {
    rule: "sitemap",
    file: "sitemap.xml",
    from: "</urlset>",
    to: "<url><loc>https://kiln.example/shop</loc></url></urlset>",
  }),
  swap("the sitemap is of another host", {
    rule: "sitemap",
    file: "sitemap.xml",
    from: "https://kiln.example/blog",
    to: "https://staging.example/blog",
  }),
  {
    name: "no sitemap",
    rule: "sitemap",
    file: "sitemap.xml",
    plant: (files) => without(files, "sitemap.xml"),
  },
  {
    name: "no robots.txt",
    rule: "robots",
    file: "robots.txt",
    plant: (files) => without(files, "robots.txt"),
  },
  swap("robots.txt keeps everybody out", {
    rule: "robots",
    file: "robots.txt",
    from: "Allow: /",
    to: "Disallow: /",
  }),
  swap("robots.txt names no sitemap", { rule: "robots", file: "robots.txt", from: /Sitemap:.*/, to: "" }),
  insert("a page asks not to be listed", {
    rule: "robots",
    file: about,
    before: "</head>",
    text: '<meta name="robots" content="noindex">',
  }),
  swap("a canonical address of another page", {
    rule: "canonical",
    file: about,
    from: /(<link rel="canonical" href=")[^"]*/,
    to: "$1https://kiln.example/",
  }),
  swap("no canonical address", {
    rule: "canonical",
    file: contact,
    from: /<link rel="canonical"[^>]*>/,
    to: "",
  }),
  swap("no language", { rule: "language", file: about, from: '<html lang="en">', to: "<html>" }),
  swap("another language", { rule: "language", file: about, from: 'lang="en"', to: 'lang="de"' }),
  swap("no description", {
    rule: "description",
    file: contact,
    from: /<meta name="description"[^>]*>/,
    to: "",
  }),
  swap("no viewport", { rule: "viewport", file: about, from: /<meta name="viewport"[^>]*>/, to: "" }),
  swap("a page that cannot be enlarged", {
    rule: "viewport",
    file: home,
    from: "initial-scale=1",
    to: "initial-scale=1, user-scalable=no",
  }),
  swap("no main element", {
    rule: "landmark",
    file: about,
    from: /<main([^>]*)>([\s\S]*)<\/main>/,
    to: "<div$1>$2</div>",
  }),
];

const accessAndLoads: Defect[] = [
  swap("a picture without alternative text", {
    rule: "alternative-text",
    file: home,
    from: /(<img[^>]*) alt="[^"]*"/,
    to: "$1",
  }),
  insert("a picture named by its file", {
    rule: "alternative-text",
    file: about,
    before: "</main>",
    text: '<img src="../assets/logo.svg" alt="IMG_2041.jpg">',
  }),
  swap("a field without label", {
    rule: "form-label",
    file: contact,
    from: /<label for="form-email">[^<]*<\/label>/,
    to: "",
  }),
  insert("a link without name", {
    rule: "control-name",
    file: about,
    before: "</main>",
    text: '<p><a href="../index.html"></a></p>',
  }),
  insert("a style sheet of another host", {
    rule: "external-request",
    file: home,
    before: "</head>",
    text: '<link rel="stylesheet" href="https://fonts.googleapis.com/css2?family=Inter">',
  }),
  insert("a script of another host", {
    rule: "external-request",
    file: about,
    before: "</head>",
    text: '<script async src="//www.googletagmanager.com/gtag/js?id=G-1"></script>',
  }),
  addCss(
    "a picture of another host in the styles",
    "external-request",
    ".hero { background-image: url(https://images.example.net/kiln.jpg); }",
  ),
  {
    name: "a request of another host in the script",
    rule: "external-request",
    file: "js/site.js",
    plant: (files) =>
      changed(files, "js/site.js", (text) => `${text}fetch("https://api.example.net/track");\n`),
  },
  insert("a frame of another host", {
    rule: "external-request",
    file: contact,
    before: "</main>",
    text: '<iframe title="Map" src="https://maps.example.net/embed"></iframe>',
  }),
];

const design: Defect[] = [
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
    from: /(\[data-theme="dark"\] \{[^}]*?--color-text: )#[0-9a-f]{6}/i,
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
    from: ".wrap { max-width: var(--content-width);",
    to: ".wrap {",
  }),
  addCss("the whole page is a sheet", "page-layout", ".sheet { max-width: 1280px; margin: auto; }"),
];

/** Faults of every kind that a rule promises to find, planted in the starter site of `defectForm`. */
export const defects: readonly Defect[] = [
  ...pagesAndSections,
  ...navigationAndLinks,
  ...facts,
  ...headAndFiles,
  ...accessAndLoads,
  ...design,
];
