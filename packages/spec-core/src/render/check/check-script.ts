/**
 * `check.mjs` of a bundle: one file that needs Node alone and holds a site's folder against `spec.json` beside it.
 * It reads with regular expressions and so finds what is missing or different, not what is subtly wrong.
 */
export const checkScript = String.raw`#!/usr/bin/env node
// Holds a website's folder against spec.json. Needs Node 18 or later and nothing else.
//   node check.mjs [SITE_DIR] [--final] [--json]
// SITE_DIR is starter-site unless given. --final: texts still to be written and missing files are errors, too.
// Exit code: 0 nothing wrong, 1 something wrong, 2 cannot be checked.
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, posix, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const options = process.argv.slice(2).filter((word) => word.startsWith("--"));
const [given, ...rest] = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const unknown = options.filter((word) => !["--final", "--json", "--help"].includes(word));

function stop(message, code) {
  (code === 0 ? console.log : console.error)(message);
  process.exit(code);
}

if (options.includes("--help")) stop("node check.mjs [SITE_DIR] [--final] [--json]", 0);
if (unknown.length > 0 || rest.length > 0) stop("Not understood: " + [...unknown, ...rest].join(" "), 2);

const folder = given ?? join(here, "starter-site");
if (!existsSync(folder) || !statSync(folder).isDirectory()) stop("No such folder: " + folder, 2);

let spec;
try {
  spec = JSON.parse(readFileSync(join(here, "spec.json"), "utf8"));
} catch (error) {
  stop("spec.json cannot be read: " + error.message, 2);
}

const files = new Map();
(function walk(directory) {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name);
    if (entry.isDirectory() && entry.name !== "node_modules" && entry.name !== ".git") walk(path);
    else if (entry.isFile()) files.set(relative(folder, path).split(sep).join("/").normalize("NFC"), path);
  }
})(folder);
const contents = new Map();
const read = (file) => {
  if (!contents.has(file)) contents.set(file, readFileSync(files.get(file), "utf8"));
  return contents.get(file);
};

const breaches = [];
const open = [];
const missing = [];
const lineOf = (text, index) => text.slice(0, index).split("\n").length;
const breach = (rule, file, line, message) => breaches.push({ rule, file, line, message });

const entities = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };
const decode = (text) =>
  text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (all, hex, decimal, name) =>
    hex || decimal
      ? String.fromCodePoint(Math.min(0x10ffff, Number.parseInt(hex ?? decimal, hex ? 16 : 10)))
      : (entities[name.toLowerCase()] ?? all),
  );
const blank = (text) => text.replace(/[^\n]/g, " ");
// Comments and scripts hold no elements; blanked, so that lines keep their numbers.
const markup = (text) => text.replace(/<!--[\s\S]*?-->|(?<=<script\b[^>]*>)[\s\S]*?(?=<\/script)/gi, blank);
const letters = (text) => decode(text).normalize("NFKC").replace(/[^\p{L}\p{N}]+/gu, "").toLowerCase();
const attribute = (tag, name) => {
  const found = new RegExp("\\s" + name + "\\s*=\\s*(?:\"([^\"]*)\"|'([^']*)'|([^\\s>]+))", "i").exec(tag);
  return found ? decode(found[1] ?? found[2] ?? found[3] ?? "") : null;
};

const fileOf = (path) => (path === "/" ? "index.html" : path.slice(1) + "/index.html");
const htmlFileAt = (path) => {
  const plain = path.replace(/^\/|\/$/g, "").normalize("NFC");
  const candidates = plain === "" ? ["index.html"] : [plain + "/index.html", plain + ".html", plain];
  return candidates.find((file) => files.has(file));
};
// What a link leads to within the site, as a path from its root; null for another host or a place in the page.
const target = (file, href) => {
  if (href === "" || /^(?:[a-z][a-z0-9+.-]*:|\/\/|#|\?)/i.test(href)) return null;
  const bare = href.replace(/[?#].*$/s, "");
  const joined = bare.startsWith("/") ? bare : posix.join("/", posix.dirname(file), bare);
  try {
    return decodeURIComponent(posix.normalize(joined));
  } catch {
    return joined;
  }
};
const samePage = (path) => (path.replace(/index\.html$/, "").replace(/\.html$/, "").replace(/(.)\/$/, "$1") || "/").normalize("NFC");

const pages = spec.siteStructure.pages;
const found = [];
for (const page of pages) {
  const file = htmlFileAt(page.path);
  if (file === undefined) breach("page-missing", fileOf(page.path), 1, "The page at " + page.path + " is missing.");
  else found.push({ page, file });
}

for (const { page, file } of found) {
  const text = markup(read(file));
  const title = /<title[^>]*>([\s\S]*?)<\/title>/i.exec(text);
  const [wanted, actual] = [letters(page.title), letters(title?.[1] ?? "")];
  const fits = wanted === actual || (page.title.length > 60 && actual.length > 10 && wanted.startsWith(actual));
  if (!title || title[1].trim() === "") breach("title", file, 1, "The page has no title.");
  else if (!fits)
    breach("title", file, lineOf(text, title.index), "The title is not " + JSON.stringify(page.title) + ".");
  const headings = text.match(/<h1[\s>]/gi)?.length ?? 0;
  if (headings !== 1) breach("main-heading", file, 1, "The page has " + headings + " h1 elements; it needs one.");
  if (!/<html[^>]*\slang\s*=/i.test(text)) breach("language", file, 1, "The html element has no lang attribute.");
  if (!/<main[\s>]/i.test(text)) breach("landmark", file, 1, "The page has no main element.");

  const navs = [...text.matchAll(/<nav[\s>][\s\S]*?<\/nav\s*>/gi)].map((match) => match[0]).join("\n");
  const reached = new Set(
    [...navs.matchAll(/<a\s[^>]*>/gi)].map(([tag]) => target(file, attribute(tag, "href") ?? "")).filter(Boolean).map(samePage),
  );
  // Legal pages stand in the footer.
  for (const other of pages.filter((planned) => planned.origin !== "legal"))
    if (!reached.has(samePage(other.path)))
      breach("navigation", file, 1, "The navigation does not lead to " + other.path + ".");
}

const home = found.find(({ page }) => page.path === "/");
if (home) {
  const text = markup(read(home.file));
  let last = -1;
  for (const section of spec.siteStructure.sections.chosen) {
    const match = new RegExp("\\sid\\s*=\\s*[\"']?" + section + "[\"'\\s>]", "i").exec(text);
    if (!match) breach("section-missing", home.file, 1, "The section " + section + " is missing.");
    else if (match.index < last)
      breach("section-order", home.file, lineOf(text, match.index), "The section " + section + " is out of order.");
    if (match) last = Math.max(last, match.index);
  }
}

// A picture or font that a page or style sheet names and the folder does not hold; each once.
const named = (file, index, address) => {
  const path = target(file, address)?.slice(1).normalize("NFC");
  if (path === undefined || files.has(path) || missing.some((entry) => entry.path === path)) return;
  const [, family, edition] = /([a-z0-9-]+)-latin(?:-ext)?-(wght|\d+)-normal\.woff2$/.exec(path) ?? [];
  const hint = family ? " It is in the npm package " + (edition === "wght" ? "@fontsource-variable/" : "@fontsource/") + family + "." : " Ask the agency for it.";
  missing.push({ path, file, line: lineOf(read(file), index), text: path + " is not in this folder." + hint });
};
for (const file of files.keys()) {
  if (file.endsWith(".css"))
    for (const match of read(file).matchAll(/url\(\s*["']?([^"')]+)/gi)) named(file, match.index, match[1]);
  if (!file.endsWith(".html")) continue;
  const text = markup(read(file));
  for (const match of text.matchAll(/<(a|link|script|img|source|iframe)\s[^>]*>/gi)) {
    const [tag, name] = [match[0], match[1].toLowerCase()];
    const address = attribute(tag, name === "a" || name === "link" ? "href" : "src") ?? "";
    const line = lineOf(text, match.index);
    const isLoaded = name !== "a" && !(name === "link" && !/\brel\s*=\s*["']?[^"'>]*(?:stylesheet|icon|manifest|preload)/i.test(tag));
    if (isLoaded && /^(?:https?:)?\/\//i.test(address))
      breach("external-request", file, line, "The page loads " + address + " from another host.");
    if (name === "img" && attribute(tag, "alt") === null && !/\salt(?=[\s>/])/i.test(tag))
      breach("alternative-text", file, line, "The picture " + address + " has no alt attribute.");
    const path = target(file, address);
    const isPage = name === "a" && path !== null;
    if (isPage && htmlFileAt(path) === undefined && !files.has(path.slice(1).normalize("NFC")))
      breach("dead-link", file, line, "The link " + address + " leads nowhere.");
  }
  for (const match of text.matchAll(/<img\s[^>]*>/gi)) named(file, match.index, attribute(match[0], "src") ?? "");
  for (const match of text.matchAll(/To be written|Lorem ipsum/gi))
    open.push({ file, line: lineOf(text, match.index), text: decode(text.slice(match.index).replace(/<[^>]*>/g, " ").split("\n")[0]).replace(/\s+/g, " ").trim().slice(0, 120) });
}

const styles = [...files.keys()].filter((file) => file.endsWith(".css")).map((file) => [file, read(file)]);
for (const { file } of found)
  for (const match of read(file).matchAll(/<style[^>]*>([\s\S]*?)<\/style/gi)) styles.push([file, match[1]]);
const css = styles.map(([, text]) => text).join("\n").replace(/\/\*[\s\S]*?\*\//g, "").toLowerCase();
const sheets = { light: css, dark: "" };
for (const match of css.matchAll(/prefers-color-scheme\s*:\s*dark[^{]*\{|[^{}]*\[data-theme\s*=\s*["']?dark[^{]*\{|[^{}]*\.dark\b[^{]*\{/g)) {
  let end = match.index + match[0].length;
  for (let depth = 1; depth > 0 && end < css.length; end++) depth += css[end] === "{" ? 1 : css[end] === "}" ? -1 : 0;
  const block = css.slice(match.index, end);
  sheets.dark += block;
  sheets.light = sheets.light.replace(block, "");
}
const colors = spec.design.designSystem.colors.roles;
const shortHex = (color) => color.replace(/^#(.)\1(.)\2(.)\3$/, "#$1$2$3");
for (const [index, mode] of ["light", "dark"].entries())
  for (const [role, color] of Object.entries(colors[mode])) {
    const property = "--color-" + role.replace(/[A-Z]/g, (capital) => "-" + capital.toLowerCase());
    const declared = (sheet) => [...sheet.matchAll(new RegExp(property + "\\s*:\\s*([^;}]+)", "g"))].map(([, value]) => value.trim());
    const both = declared(css).flatMap((value) => /^light-dark\((.*),(.*)\)$/.exec(value)?.[index + 1]?.trim() ?? []);
    const wanted = color.toLowerCase();
    // A color that dark mode does not declare stays that of light mode.
    const own = declared(sheets[mode]);
    const values = [...(own.length > 0 ? own : declared(sheets.light)), ...both];
    const isWanted = (value) => value === wanted || value === shortHex(wanted);
    const other = values.find((value) => value.startsWith("#") && !isWanted(value));
    if (other === undefined && values.some(isWanted)) continue;
    const [file, text] = styles.find(([, content]) => content.toLowerCase().includes(property)) ?? styles[0] ?? ["css", ""];
    const line = lineOf(text, Math.max(0, text.toLowerCase().indexOf(property)));
    breach("color-role", file, line, property + " is not " + color + " (" + mode + ") but " + (other ?? "nothing") + ".");
  }
if (!/var\(\s*--color-/.test(css)) breach("color-role", styles[0]?.[0] ?? "css", 1, "No rule uses the colors.");
for (const [file, text] of styles)
  for (const match of text.matchAll(/(?:@import\s+|url\(\s*)["']?((?:https?:)?\/\/[^"')\s]+)/gi))
    breach("external-request", file, lineOf(text, match.index), "The style sheet loads " + match[1] + " from another host.");

if (pages.length > 0) {
  const maps = [...files.keys()].filter((file) => /^sitemap.*\.xml$/.test(file));
  const listed = new Set(maps.flatMap((file) => [...read(file).matchAll(/<url>[\s\S]*?<loc>\s*([^<]*?)\s*<\/loc>/g)].map((match) => decode(match[1]))));
  const wanted = new Set(pages.map((page) => page.url));
  if (maps.length === 0) breach("sitemap", "sitemap.xml", 1, "There is no sitemap.");
  else {
    for (const url of wanted) if (!listed.has(url)) breach("sitemap", maps[0], 1, url + " is not listed.");
    for (const url of listed) if (!wanted.has(url)) breach("sitemap", maps[0], 1, url + " is listed but no page of the specification.");
  }
  if (!files.has("robots.txt")) breach("robots", "robots.txt", 1, "There is no robots.txt.");
  else {
    const host = /^https?:\/\/([^/]*)/i.exec(pages[0].url)?.[1]?.toLowerCase() ?? "";
    const isKnown = host !== "" && (spec.hosting.domainName ?? "").toLowerCase().includes(host);
    const namesMap = /^sitemap:\s*https?:\/\/\S+/im.test(read("robots.txt"));
    if (isKnown && !namesMap) breach("robots", "robots.txt", 1, "robots.txt does not name the sitemap.");
  }
}

if (options.includes("--final"))
  for (const { file, line, text } of open) breach("to-be-written", file, line, text);
if (options.includes("--final")) for (const { file, line, text } of missing) breach("missing-file", file, line, text);

if (options.includes("--json")) console.log(JSON.stringify({ breaches, open, missing, questions: spec.clarifications }, null, 2));
else {
  for (const { file, line, rule, message } of breaches) console.log(file + ":" + line + "  " + rule + "  " + message);
  for (const { path, text } of missing) console.log(path + "  missing  " + text);
  const count = (number, word) => number + " " + word + (number === 1 ? "" : "s");
  console.log(
    count(files.size, "file") + " checked, " + count(breaches.length, "breach").replace("breachs", "breaches") + ", " +
      count(missing.length, "file") + " missing, " + count(open.length, "text") + " still to be written, " + count(spec.clarifications.length, "open question") + ".",
  );
}
process.exit(breaches.length > 0 ? 1 : 0);
`;
