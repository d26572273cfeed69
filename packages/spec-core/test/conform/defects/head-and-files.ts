import { about, contact, type Defect, home, insert, swap, without } from "./plant.ts";

export const headAndFiles: readonly Defect[] = [
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
