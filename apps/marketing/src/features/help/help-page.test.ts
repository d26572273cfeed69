import { brand } from "@sitewright/brand";
import { helpCategories } from "@sitewright/brand/help";
import fc from "fast-check";
import { expect, test } from "vitest";
import { at, page, texts } from "../../open-page.fixture.ts";
import { createHelpSearch } from "./search-help.ts";

const search = createHelpSearch(helpCategories(brand));
const topics = [
  "Getting Started",
  "Features",
  "Billing & Pricing",
  "Technical Support",
  "Account & Security",
];

test("M-09.1 five topics have their own addresses, each with its questions, one open at a time", async () => {
  const document = await page("/help-center");
  const tabs = [...document.querySelectorAll('nav[aria-label="Topics"] a')];
  expect(texts(tabs)).toEqual(topics);
  for (const [index, tab] of tabs.entries()) {
    const topic = await page(tab.getAttribute("href") ?? "");
    expect(texts(topic.querySelectorAll('nav[aria-label="Topics"] [aria-current]'))).toEqual([topics[index]]);
    const questions = [...topic.querySelectorAll("details")];
    expect(questions.length).toBeGreaterThanOrEqual(4);
    for (const question of questions) expect(question.getAttribute("name")).toBe("help");
  }
});

test("search engines find each topic at its own address, with a description and the answers that it shows", async () => {
  const tabs = [...(await page("/help-center")).querySelectorAll('nav[aria-label="Topics"] a')];
  const descriptions = new Set<string | null | undefined>();
  for (const tab of tabs) {
    const topic = await page(tab.getAttribute("href") ?? "");
    const canonical = topic.querySelector("link[rel=canonical]")?.getAttribute("href") ?? "";
    const shown = await page(canonical.replace(/^https:\/\/[^/]+/, ""));
    expect(texts(shown.querySelectorAll("summary"))).toEqual(texts(topic.querySelectorAll("summary")));
    descriptions.add(topic.querySelector("meta[name=description]")?.getAttribute("content"));
    const data = [...topic.querySelectorAll('script[type="application/ld+json"]')].map(
      (one) => one.textContent,
    );
    const marked = [...data.join().matchAll(/"@type":"Question","name":"([^"]+)"/g)].map(([, name]) => name);
    expect(marked.length).toBeGreaterThan(0);
    expect(texts(topic.querySelectorAll("summary"))).toEqual(expect.arrayContaining(marked));
  }
  expect(descriptions.size).toBe(tabs.length);
});

test("M-09.2 the page leads to support and to its mailbox, and names the guarantee", async () => {
  const main = (await page("/help-center")).querySelector("main");
  const links = new Map(
    [...(main?.querySelectorAll("a") ?? [])].map((a) => [a.textContent.trim(), a.getAttribute("href")]),
  );
  expect(links.get("Contact Support")).toBe("/contact");
  expect(links.get("support@sitewright.example")).toBe("mailto:support@sitewright.example");
  expect(main?.textContent).toContain("30-day money-back guarantee");
});

test.each([
  ["how much does it cost", "what-does-it-cost"],
  ["how much", "what-does-it-cost"],
  ["prices", "what-does-it-cost"],
  ["cheap", "what-does-it-cost"],
  ["what is free", "is-it-free"],
  ["VAT", "is-vat-included"],
  ["tax", "is-vat-included"],
  ["booking", "bookings-and-orders"],
  ["online shop", "bookings-and-orders"],
  ["card payments", "bookings-and-orders"],
  ["languages", "bookings-and-orders"],
  ["maintenance", "changes-to-a-live-site"],
  ["domain", "domain-and-hosting"],
  ["hosting", "domain-and-hosting"],
  ["ssl", "domain-and-hosting"],
  ["phone number", "talk-to-a-person"],
  ["call you", "talk-to-a-person"],
  ["talk to someone", "talk-to-a-person"],
  ["opening hours", "talk-to-a-person"],
  ["wordpress", "what-else-you-make"],
  ["chatbot", "what-else-you-make"],
  ["crm", "what-else-you-make"],
  ["cookies", "terms-and-privacy"],
  ["deposit", "when-do-i-pay"],
  ["contract", "stop-a-plan"],
  ["template", "live-preview"],
  ["refund", "money-back"],
  ["i want my money back", "money-back"],
  ["lost my internet", "lost-connection"],
  ["conection lost", "lost-connection"],
  ["reset my pasword", "forgot-password"],
  ["cancel", "stop-a-plan"],
  ["how do i cancle", "stop-a-plan"],
  ["can my competitors see my project", "who-sees-my-project"],
  ["gdpr export", "download-my-data"],
  ["colours fail", "contrast-check"],
  ["heic", "which-files"],
  ["nda", "who-sees-my-project"],
  ["register", "how-do-i-begin"],
])("M-09.3 '%s' finds %s before anything else", (query, id) => {
  expect(search(query)[0]?.item.id).toBe(id);
});

test.each(["zebra", "the and of xyzzy", "???", ""])(
  "M-09.4 '%s' finds nothing, and nothing is guessed",
  (query) => {
    expect(search(query)).toEqual([]);
  },
);

test("M-09.5 what was found opens its first answer, with the visitor's words underlined", async () => {
  const document = await page("/help-center?q=lost%20conection");
  expect(document.querySelector("h2")?.textContent).toContain("to “lost conection”");
  const [first] = document.querySelectorAll("details");
  expect(first?.hasAttribute("open")).toBe(true);
  expect(texts(first?.querySelectorAll("summary .mark") ?? [])).toEqual(["lost", "connection"]);
});

test("a pasted message is searched as a whole, and its beginning is the heading and the title", async () => {
  const message = `${"we have a bakery and ".repeat(30)}lost our connection`;
  const document = await page(`/help-center?q=${encodeURIComponent(message)}`);
  expect(document.querySelector("#answers summary")?.textContent).toContain("I lost my connection");
  expect(document.querySelector("#help-query")?.getAttribute("value")).toBe(message);
  const beginning = "“we have a bakery and we have a bakery and we have a bakery and we have a bakery…”";
  expect(document.querySelector("h2")?.textContent).toContain(beginning);
  expect(document.title).toBe(`${beginning}: Help Center: Sitewright`);
});

test("the target of a link to an answer is inside of its question, which browsers then open", async () => {
  for (const { id: topic, items } of helpCategories(brand)) {
    const document = await page(`/help-center?topic=${topic}`);
    for (const { id, question } of items)
      expect(
        document.querySelector(`details > #${id}`)?.parentElement?.querySelector("summary")?.textContent,
      ).toBe(question);
  }
});

test("each topic of the help centre has its own title", async () => {
  const titles = await Promise.all(
    ["", "?topic=features", "?topic=technical-support"].map(
      async (query) => (await page(`/help-center${query}`)).title,
    ),
  );
  expect(titles).toEqual([
    "Help Center: Sitewright",
    "Features: Help Center: Sitewright",
    "Technical Support: Help Center: Sitewright",
  ]);
});

test("M-09.6 a search without an answer says so, and leads to a person", async () => {
  const { html, status } = await at("/help-center?q=%3Cscript%3Ezebra");
  expect(status).toBe(200);
  expect(html).toContain("Nothing here answers “&lt;script&gt;zebra”");
  expect(html).not.toContain("<script>zebra");
});

test("M-09.7 a topic that there is not is not found", async () => {
  expect((await at("/help-center?topic=nothing")).status).toBe(404);
});

test("M-09.10 words longer than anybody's are not looked for", () => {
  expect(search("connection".repeat(3))).toEqual([]);
  expect(search(`lost ${"x".repeat(400)} connection`)[0]?.item.id).toBe("lost-connection");
});

test("M-09.8 whatever is asked gives at most eight answers, and no fault", () => {
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom("lost", "pasword", "the", "é", "\0", "𠙣", "ß", "\ud800"),
  );
  const query = fc.array(piece).map((pieces) => pieces.join(" "));
  fc.assert(fc.property(query, (asked) => search(asked).length <= 8));
});
