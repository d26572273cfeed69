import { about, contact, type Defect, home, insert, swap, swapAll } from "./plant.ts";

export const facts: readonly Defect[] = [
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
