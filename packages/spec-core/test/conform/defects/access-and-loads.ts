import { about, addCss, changed, contact, type Defect, home, insert, swap } from "./plant.ts";

export const accessAndLoads: readonly Defect[] = [
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
