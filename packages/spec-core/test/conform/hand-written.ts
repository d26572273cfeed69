import type { Files } from "./defects/plant.ts";

// A site for `handWrittenForm` as a person might write it who never saw ours: other names, nested CSS, a menu in a
// details element, dark mode by light-dark() beside plain values, relative and absolute links mixed.
const page = (
  name: string,
  at: { title: string; path: string; body: string; lead: string },
): string => `<!doctype html>
<html lang=en-GB>
<meta charset=utf-8>
<title>${at.title}</title>
<link rel=canonical href=https://moss.example${at.path}>
<meta content="width=device-width,initial-scale=1" name=viewport>
<meta content="${at.lead}" name=description>
<link href=/look.css rel=stylesheet>
${name === "Home" ? '<script type="application/ld+json">{"@context":"https://schema.org","@type":["LocalBusiness"],"name":"Moss and Fern","url":"https://www.moss.example","sameAs":["https://instagram.com/mossfern/"]}</script>' : ""}
<p class=k><a href=#c>Past the menu</a></p>
<header><strong><a href=/>Moss &amp; Fern</a></strong>
<details class=m><summary>Menu</summary><nav><p><a href=/>Start</a> <a href=/about.html>About</a> <a href="services">Services</a> <a href=https://moss.example/faq>FAQ</a> <a href=contact.html>Contact</a> <a href=/shop-visits.html>Workshop visits</a></p></nav></details>
</header>
<main id=c>${at.body}</main>
<footer><p>© 2025 Moss &amp; Fern. <a href=https://instagram.com/mossfern/ aria-label="Moss &amp; Fern on Instagram"><svg width=20 height=20 aria-hidden=true><circle r=9 cx=10 cy=10 /></svg></a>. <a href=/privacy.html>Privacy</a></p></footer>`;

const form = `<form action=/send method=post>
<label>Your name <input name=n required></label>
<label>E-mail <input name=e type=email required></label>
<label>What is it about? <textarea name=t></textarea></label>
<button>Send</button></form>`;

const home = `<div class=a><div class=in><h1>Gardens for small yards</h1><p>We plan and plant gardens no larger than a parking space. <a class=go href=contact.html>Talk to us</a></p></div></div>
<div class=b><div class=in><h2>Reasons to ask us first</h2><p>Shade is our subject.</p></div></div>
<div class=b><div class=in><h2>What we do</h2><dl><dt>Plans<dd>Drawn to scale.<dt>Planting<dd>In a day.</dl></div></div>
<div class=b><div class=in><h2>Kind voices</h2><p>To be written once clients have agreed.</p></div></div>
<div class=b id=write><div class=in><h2>Say hello</h2>${form}</div></div>`;

const inner = (title: string, text: string): string =>
  `<div class=b><div class=in><h1>${title}</h1><p>${text}</p></div></div>`;

const css = (roles: { light: Record<string, string>; dark: Record<string, string> }): string => `
@font-face { font-family: Inter; src: url(/f/inter.woff2) format("woff2"); font-weight: 100 900 }
@font-face { font-family: Roboto; src: url(/f/roboto.woff2) format("woff2"); font-weight: 100 900 }
@layer base, parts;
:root { color-scheme: light dark; --ink: ${roles.light.text}; --paper: ${roles.light.background}; --brand: ${roles.light.primary}; --on: ${roles.light.onPrimary}; --a: ${roles.light.primaryText}; --one: ${roles.light.h1}; --two: ${roles.light.h2} }
@media screen and (prefers-color-scheme: dark) { :root { --ink: ${roles.dark.text}; --paper: ${roles.dark.background}; --brand: ${roles.dark.primary}; --on: ${roles.dark.onPrimary}; --a: ${roles.dark.primaryText}; --one: ${roles.dark.h1}; --two: ${roles.dark.h2} } }
@layer base {
  * { margin: 0; box-sizing: border-box }
  html { background: var(--paper); color: var(--ink); font: 16px/1.5 Roboto, Arial, sans-serif }
  h1, h2 { font-family: Inter, sans-serif }
  h1 { font-weight: 700; color: var(--one); font-size: clamp(2.25rem, 6vw, 4rem) }
  h2 { font-weight: 600; color: var(--two); font-size: 1.75rem }
  a { color: var(--a, blue) }
  input, textarea, button { font: inherit; color: inherit; background: transparent; border: 1px solid currentColor; display: block }
}
@layer parts {
  .in, header, footer { width: min(100% - 2rem, 80rem); margin-inline: auto; padding-block: 2rem }
  .m { & summary { cursor: pointer; @media (width >= 48rem) { display: none } } a { margin-right: 1em } }
  .go, form button { display: inline-block; padding: .6em 1.2em; border: 2px solid transparent; border-radius: 6px; background: var(--brand); color: var(--on);
    &:hover { outline: 2px solid } }
}`;

/** The hand-written site, in the colors of a spec. */
export const handWritten = (roles: {
  light: Record<string, string>;
  dark: Record<string, string>;
}): Files => ({
  "index.html": page("Home", {
    title: "Moss & Fern – gardens for small yards",
    path: "/",
    lead: "Gardens for small yards",
    body: home,
  }),
  "about.html": page("About", {
    title: "About – Moss &amp; Fern",
    path: "/about",
    lead: "Who we are",
    body: inner("Two gardeners, one van", "We began on a balcony. Moss &amp; Fern is Ida and Jo."),
  }),
  "services/index.html": page("Services", {
    title: "Services – Moss &amp; Fern",
    path: "/services",
    lead: "What we do",
    body: inner("How we can help", "Plans and planting."),
  })
    .replaceAll("href=contact.html", "href=../contact.html")
    .replaceAll('href="services"', "href=./"),
  "shop-visits.html": page("Workshop visits", {
    title: "Workshop visits – Moss &amp; Fern",
    path: "/workshop-visits",
    lead: "Come and see",
    body: inner("Visits to the workshop", "On request."),
  }),
  "faq.html": page("FAQ", {
    title: "FAQ – Moss &amp; Fern",
    path: "/faq",
    lead: "Questions",
    body: inner("Questions, answered", "Yes, we work in the rain."),
  }),
  "contact.html": page("Contact", {
    title: "Contact – Moss &amp; Fern",
    path: "/contact",
    lead: "Write to us",
    body: `<div class=b><div class=in><h1>Get in touch</h1>${form}</div></div>`,
  }),
  "privacy.html": page("Privacy", {
    title: "Privacy notice – Moss &amp; Fern",
    path: "/privacy",
    lead: "Privacy",
    body: inner("Privacy", "We store your message until it is answered."),
  }),
  "look.css": css(roles),
  "robots.txt": "User-agent: *\nDisallow: /send\nSitemap: https://moss.example/sitemap.xml\n",
  "sitemap.xml": `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${["", "about", "services/", "workshop-visits", "faq", "contact", "privacy"].map((path) => `<url><loc>https://moss.example/${path}</loc></url>`).join("")}</urlset>`,
});

/** The answers of the client of the hand-written site. */
export const handWrittenForm = {
  formData: {
    businessName: "Moss & Fern",
    description: "Gardens for small yards",
    pages: ["Home", "About", "Services", "FAQ", "Contact"],
    customPages: ["Workshop visits"],
    hasDomain: true,
    domainName: "moss.example",
    socialMedia: { instagram: "@mossfern" },
  },
  layoutSections: { hero: true, features: true, services: true, testimonials: true, contact: true },
  pageLayout: "contained",
};
