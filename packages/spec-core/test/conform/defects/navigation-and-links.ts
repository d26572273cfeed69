import { about, addCss, contact, css, type Defect, home, insert, swap } from "./plant.ts";

export const navigationAndLinks: readonly Defect[] = [
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
