import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { at, origin, page, texts } from "./open-page.fixture.ts";

const home = await page("/");

test("M-03.1 a page is real HTML from the server: one headline, landmarks, text", async () => {
  expect((await at("/")).status).toBe(200);
  expect((await at("/")).html.startsWith('<!doctype html><html lang="en"')).toBe(true);
  expect(home.querySelectorAll("h1")).toHaveLength(1);
  expect(home.querySelector("h1")?.textContent.replace(/\s+/g, " ").trim()).toBe(
    "Your website, built to the letter.",
  );
  for (const landmark of ["header", "main#main", "footer"])
    expect(home.querySelector(landmark)).not.toBeNull();
});

test("M-03.2 it has a title and a description", () => {
  expect(home.title).toBe("Sitewright: your website, built to the letter");
  expect(home.querySelector("meta[name=description]")?.getAttribute("content")).toContain(
    "nine simple steps",
  );
});

test("M-03.3 its canonical address has no query", async () => {
  const canonical = (await page("/?utm_source=mail")).querySelector("link[rel=canonical]");
  expect(canonical?.getAttribute("href")).toBe("https://agency.example/");
});

test("M-03.4 Open Graph names title, description, address and an absolute picture", () => {
  const graph = (name: string) =>
    home.querySelector(`meta[property="og:${name}"]`)?.getAttribute("content") ?? "";
  expect(graph("title")).toBe(home.title);
  expect(graph("description")).not.toBe("");
  expect(graph("url")).toBe("https://agency.example/");
  expect(graph("image")).toBe("https://agency.example/og.png");
});

test("M-03.5 the structured data is JSON-LD that nothing in it can end", () => {
  const scripts = [...home.querySelectorAll('script[type="application/ld+json"]')];
  const types = scripts.map((script) => JSON.parse(script.textContent)["@type"]);
  expect(types).toEqual(["ProfessionalService", "WebSite"]);
  for (const script of scripts) expect(script.textContent).not.toContain("<");
});

test("M-03.6 the menu of a narrow window is the browser's own", () => {
  const opener = home.querySelector("[popovertarget]")?.getAttribute("popovertarget") ?? "";
  expect(home.getElementById(opener)?.hasAttribute("popover")).toBe(true);
});

test("M-03.9 any other address answers 404 with a page, and is kept out of search", async () => {
  for (const url of ["/nowhere", "/pricing/plans", "/index.html", "//evil.example"])
    expect((await at(url)).status).toBe(404);
  const missing = await page("/nowhere");
  expect(missing.title).toBe("Page not found: Sitewright");
  expect(missing.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex");
  expect(missing.querySelector("link[rel=canonical]")).toBeNull();
});

test("what the visitor typed never reaches the page", async () => {
  const { html } = await at("/<script>alert(1)</script>?q=<img src=x>");
  expect(html).not.toContain("alert(1)");
  expect(html).not.toContain("src=x");
});

test("S-06.8 nothing on the page needs an inline style, and of inline scripts only those whose hashes it names", async () => {
  for (const { html, scripts } of [await at("/"), await at("/nowhere")]) {
    expect(html).not.toMatch(/ style=|<style| on[a-z]+="/);
    const inline: string[] = [];
    for (const [, attributes = "", body = ""] of html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)) {
      if (attributes.includes("application/ld+json")) continue;
      if (attributes.includes("src=")) expect(body).toBe("");
      else inline.push(`'sha256-${createHash("sha256").update(body).digest("base64")}'`);
    }
    expect(inline).toEqual(scripts);
  }
});

test("M-03.81 the theme that the visitor chose is set by the page itself, and any other stored text is ignored", async () => {
  const [, script = ""] = /<script>(.*?)<\/script>/s.exec((await at("/")).html) ?? [];
  const themeOf = (getItem: () => string | null) => {
    const root = { dataset: {}, classList: new Set<string>() };
    new Function("localStorage", "document", script)({ getItem }, { documentElement: root });
    return [root.dataset, [...root.classList]];
  };
  for (const theme of ["dark", "light"]) expect(themeOf(() => theme)).toEqual([{ theme }, [theme]]);
  for (const other of [null, "", "dark light"]) expect(themeOf(() => other)).toEqual([{}, []]);
  const blocked = () => {
    throw new Error("Storage is blocked.");
  };
  expect(themeOf(blocked)).toEqual([{}, []]);
});

test("the same input gives the same bytes", async () => {
  expect((await at("/")).html).toBe((await at("/")).html);
});

test("M-01.1 the front page has the sections #features, #process and #testimonials", () => {
  for (const id of ["features", "process", "testimonials"]) expect(home.getElementById(id)).not.toBeNull();
});

test("M-01.2 the footer's Features link scrolls to #features from any page", async () => {
  const link = [...(await page("/nowhere")).querySelectorAll("footer a")].find(
    (a) => a.textContent === "Features",
  );
  expect(link?.getAttribute("href")).toBe("/#features");
});

test("M-01.3 the five services are listed with their prices", () => {
  expect(texts(home.querySelectorAll("#features h3"))).toEqual([
    "Web design",
    "AI agents",
    "AI chatbots",
    "Custom CRM",
    "Mobile apps",
  ]);
  expect(home.querySelector("#features")?.textContent).toContain("£199 setup, then from £24 a month");
});

test("M-01.4 the calls to action are 'Start Free' and 'Start Your Project' and lead to a new account at /app", () => {
  const actions = [...home.querySelectorAll('a[href="/app?start"]')].map((link) => link.textContent.trim());
  expect(actions).toContain("Start Free");
  expect(actions).toContain("Start Your Project");
});

test("the menu has 'Start Free' where the window is too narrow for it beside the brand", () => {
  const links = [...home.querySelectorAll('header a[href="/app?start"]')];
  expect(links.map((link) => link.closest("[popover]") !== null)).toEqual([false, true]);
  // One of the two at each width.
  const hidden = links.map((link) => /(?:max|min)-(?=\[22\.4rem\]:hidden)/.exec(link.className)?.[0]);
  expect(hidden).toEqual(["max-", "min-"]);
});

test("M-01.22 clients who have an account find 'Sign in' in the header, and in the menu of a narrow window", () => {
  const links = [...home.querySelectorAll('header a[href="/app"]')];
  expect(links.map((link) => link.textContent)).toEqual(["Sign in", "Sign in"]);
  expect(links.map((link) => link.closest("[popover]") !== null)).toEqual([false, true]);
});

test("M-01.5 the claims are printed as listed, London among them", () => {
  const said = home.querySelector("main")?.textContent ?? "";
  for (const claim of [
    "500+ projects",
    "98% satisfaction",
    "50+ designers",
    "18+ AI agents",
    "95% cost reduction",
    "Over 20 years in web design, London SE10",
    "4.9 from 127 reviews",
  ]) {
    expect(said).toContain(claim);
  }
});

test("M-01.7 the structured data names the agency, its address and its hours", () => {
  const [agency] = [...home.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
    JSON.parse(script.textContent),
  );
  expect(agency.address).toMatchObject({
    addressLocality: "London",
    postalCode: "SE10",
    addressCountry: "GB",
  });
  expect(agency.openingHoursSpecification).toHaveLength(2);
});

test("M-08.1 the price toggle offers monthly and annually, 'Save 20%'", () => {
  const radios = [...home.querySelectorAll('#pricing input[name="billing"]')];
  expect(radios.map((radio) => radio.getAttribute("value"))).toEqual(["monthly", "annually"]);
  expect(home.querySelector("#pricing")?.textContent).toContain("Save 20%");
});

test("the process shows the nine steps by their titles", () => {
  expect(texts(home.querySelectorAll("#process ol h3"))).toEqual([
    "Welcome",
    "Client Questionnaire",
    "Font & Typography",
    "Theme Customization",
    "Page Layout Builder",
    "Media & Assets",
    "Tone & Design Style",
    "Hosting & Legal",
    "Sitemap Generator",
  ]);
});

test("the copyright line has the year that it is given", () => {
  expect(home.querySelector("footer")?.textContent).toContain("© 2031 Sitewright. All rights reserved.");
});

const legalPages = [
  ["/privacy", "Privacy policy"],
  ["/terms", "Terms of service"],
] as const;

test.each(legalPages)(
  "M-10.1 %s is a page of ten numbered sections, each found from its contents",
  async (path, title) => {
    const legal = await page(path);
    expect([legal.title, legal.querySelector("h1")?.textContent]).toEqual([`${title}: Sitewright`, title]);
    expect(legal.querySelector("link[rel=canonical]")?.getAttribute("href")).toBe(`${origin}${path}`);
    const entries = [...legal.querySelectorAll('nav[aria-label="On this page"] a')];
    const headings = entries.map((entry) => {
      const section = legal.getElementById(entry.getAttribute("href")?.slice(1) ?? "");
      return section?.querySelector("h2")?.textContent.replace(". ", "");
    });
    expect(entries).toHaveLength(10);
    expect(headings).toEqual(texts(entries));
  },
);

test.each(legalPages)(
  "M-10.2 %s says its date, and that its text is a sample for a lawyer to check",
  async (path) => {
    const said = (await page(path)).querySelector("main")?.textContent ?? "";
    expect(said).toContain("Last updated January 2025");
    expect(said).toContain("This is a sample text that came with the software. A lawyer has to check it");
  },
);

test("M-10.3 the privacy policy names what is stored, for how long, and how it is taken along and deleted", async () => {
  const main = (await page("/privacy")).querySelector("main");
  const said = main?.textContent ?? "";
  for (const point of [
    "argon2id",
    "30 days after your last visit, 90 days at most",
    "30 days in a bin",
    "one ZIP archive of everything",
    "Delete your account",
    "One cookie keeps you signed in",
    "not for anyone under 18",
  ])
    expect(said).toContain(point);
  const mail = [...(main?.querySelectorAll("a") ?? [])].map((link) => link.getAttribute("href"));
  expect(mail).toContain("mailto:hello@sitewright.example");
});

test("M-10.300 both pages that say how long a visitor's question is stored name the ones that are kept as examples", async () => {
  const saidOn = async (path: string) => (await page(path)).querySelector("main")?.textContent ?? "";
  expect(await saidOn("/privacy")).toMatch(/Questions in the chat: 90 days[^:]*stays as an example/);
  expect(await saidOn("/ai-chatbots")).toMatch(
    /after 90 days, apart from questions that you keep as examples/,
  );
});

test.each(["/", "/privacy", "/nowhere"])("M-10.4 the foot of %s leads to both legal texts", async (path) => {
  const links = [...(await page(path)).querySelectorAll("footer a")].map((link) => [
    link.textContent,
    link.getAttribute("href"),
  ]);
  expect(links).toEqual(expect.arrayContaining(legalPages.map(([href, title]) => [title, href])));
});

test("M-12.14 every page has the chat's launcher, a link to the contact page where no script runs, with the page's greeting", async () => {
  for (const [path, greeting] of [
    ["/", "Ask me about websites"],
    ["/pricing", "what a plan includes"],
    ["/no-such-page", "Ask me about websites"],
    ["/news/how-to-choose-a-web-agency", "what you read here"],
  ] as const) {
    const document = await page(path);
    const launcher = document.querySelector("[data-chat]");
    expect(launcher?.getAttribute("href"), path).toBe("/contact");
    expect(launcher?.getAttribute("data-greeting"), path).toContain(greeting);
    // The loader finds an article's title by this suffix of the page's title.
    const suffix = launcher?.getAttribute("data-news-suffix");
    expect(suffix != null && document.title.endsWith(suffix), path).toBe(path.startsWith("/news/"));
  }
});
