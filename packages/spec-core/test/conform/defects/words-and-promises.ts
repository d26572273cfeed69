import { about, changed, contact, type Defect, home, insert, swap, swapAll } from "./plant.ts";

const main = "</main>";

export const wordsAndPromises: readonly Defect[] = [
  swapAll("the client's sentence gives way to another", {
    rule: "client-words",
    file: home,
    // 'Hand-thrown' is in a span, which keeps it on one line.
    from: "tableware for restaurants",
    to: "solutions that inspire everybody",
  }),
  insert("an invented price", {
    rule: "invented-price",
    file: home,
    before: main,
    text: "<p>A plate costs €34.50.</p>",
  }),
  insert("an invented price in words", {
    rule: "invented-price",
    file: about,
    before: main,
    text: "<p>Workshops from 120 euros a day.</p>",
  }),
  insert("an invented price in structured data", {
    rule: "invented-price",
    file: home,
    before: "</head>",
    text: '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Offer","price":"77.00"}</script>',
  }),
  insert("an invented testimonial", {
    rule: "invented-quote",
    file: home,
    before: main,
    text: "<blockquote><p>They changed how our whole kitchen works.</p></blockquote>",
  }),
  insert("an invented quotation in marks", {
    rule: "invented-quote",
    file: about,
    before: main,
    text: "<p>“The very best that we have ever bought”, says a guest.</p>",
  }),
  insert("an invented rating", {
    rule: "invented-quote",
    file: home,
    before: main,
    text: "<p>Rated 4.9 out of 5 by our guests</p>",
  }),
  insert("stars that nobody gave", {
    rule: "invented-quote",
    file: about,
    before: main,
    text: "<p>★★★★★</p>",
  }),
  insert("a note for the agency", {
    rule: "briefing-text",
    file: about,
    before: main,
    text: "<p>Mention the wood kiln</p>",
  }),
  insert("a competitor by name", {
    rule: "briefing-text",
    file: home,
    before: main,
    text: "<p>Better than Mud &amp; Fire.</p>",
  }),
  insert("the budget", {
    rule: "briefing-text",
    file: contact,
    before: main,
    text: "<p>Budget: $5,000 - $10,000</p>",
  }),
  swap("a note for the agency in the description", {
    rule: "briefing-text",
    file: about,
    from: /(<meta name="description" content=")[^"]*/,
    to: "$1Mention the wood kiln",
  }),
  {
    name: "the brief lies in the site",
    rule: "briefing-text",
    file: "brief.md",
    plant: (files) => ({ ...files, "brief.md": "# Brief" }),
  },
  insert("placeholder prose in English", {
    rule: "filler-text",
    file: about,
    before: main,
    text: "<p>Your text goes here.</p>",
  }),
  insert("a sample sentence", {
    rule: "filler-text",
    file: home,
    before: main,
    text: "<p>This is a sample paragraph. Click here to edit this text.</p>",
  }),
  insert("Latin from the middle", {
    rule: "filler-text",
    file: about,
    before: main,
    text: "<p>Ut enim ad minim veniam, quis nostrud.</p>",
  }),
  insert("German filler", {
    rule: "filler-text",
    file: contact,
    before: main,
    text: "<p>Dies ist ein Blindtext.</p>",
  }),
  insert("a person of a template", {
    rule: "filler-text",
    file: about,
    before: main,
    text: "<p>Jane Doe leads the studio.</p>",
  }),
  insert("a description of a template", {
    rule: "filler-text",
    file: about,
    before: "</head>",
    text: '<meta property="og:description" content="Insert your description here">',
  }),
  insert("a leftover heading", {
    rule: "leftover-label",
    file: about,
    before: main,
    text: "<h2>Heading</h2><p>Ours.</p>",
  }),
  insert("a numbered label", { rule: "leftover-label", file: home, before: main, text: "<p>Feature 1</p>" }),
  insert("a leftover button", {
    rule: "leftover-label",
    file: contact,
    before: main,
    text: '<p><a href="../index.html">Button text</a></p>',
  }),
  insert("a variable of a template", {
    rule: "leftover-label",
    file: about,
    before: main,
    text: "<p>Hello {{ name }}</p>",
  }),
  insert("an object as text", {
    rule: "leftover-label",
    file: home,
    before: main,
    text: "<p>[object Object]</p>",
  }),
  swap("the contact form is missing", {
    rule: "form-missing",
    file: contact,
    from: /<form[\s\S]*?<\/form>/,
    to: "<p>Write to us.</p>",
  }),
  {
    name: "a form that says nothing of being unconnected",
    rule: "form-unconnected",
    file: contact,
    plant: (files) =>
      changed(files, contact, (text) =>
        text.replace(/ data-unconnected="[^"]*"/, "").replace(/<p class="todo field-wide">[\s\S]*?<\/p>/, ""),
      ),
  },
  insert("a newsletter form that goes nowhere", {
    rule: "form-unconnected",
    file: about,
    before: main,
    text: '<form action=""><label for="nl">E-mail</label><input id="nl" type="email" name="e"><button>Go</button></form>',
  }),
  insert("a form of a stand-in service", {
    rule: "form-unconnected",
    file: about,
    before: main,
    text: '<form method="post" action="https://forms.example.com/YOUR_FORM_ID"><label for="nl">E-mail</label><input id="nl" type="email" name="e"><button>Go</button></form>',
  }),
  swapAll("the name in small letters", {
    rule: "business-name",
    file: about,
    from: ">Kiln &amp; Co<",
    to: ">kiln &amp; co<",
  }),
  insert("the name in capitals", {
    rule: "business-name",
    file: home,
    before: main,
    text: "<p>Welcome to KILN &amp; CO</p>",
  }),
];
