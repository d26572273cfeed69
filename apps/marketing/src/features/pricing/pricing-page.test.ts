import { expect, test } from "vitest";
import { page, texts } from "../../open-page.fixture.ts";

const pricing = await page("/pricing");
const main = pricing.querySelector("main");
const rows = [...pricing.querySelectorAll("main li:has(a[href='/app?start'])")];

test("M-08.5 each plan shows its features, both prices, and 'Get Started'", () => {
  const plans = rows.map((row) => ({
    name: row.querySelector("h2")?.textContent,
    amounts: row.textContent.match(/\$[\d,]+/g),
    badges: ["Most popular", "AI features"].filter((badge) => row.textContent.includes(badge)),
    features: row.querySelectorAll("li").length,
    act: row.querySelector("a")?.textContent,
  }));
  expect(plans).toMatchObject([
    { name: "Website Essential", amounts: ["$49", "$39", "$470"], badges: [] },
    { name: "AI-Powered Pro", amounts: ["$150", "$120", "$1,440"], badges: ["Most popular", "AI features"] },
    { name: "Enterprise AI Suite", amounts: ["$350", "$280", "$3,360"], badges: ["AI features"] },
  ]);
  for (const { features, act, name } of plans) {
    expect(features).toBeGreaterThanOrEqual(4);
    expect(act).toBe(`Get Started with ${name}`);
  }
});

test("on paper a plan has the price of a month and that of a year, whichever is chosen", () => {
  const printed = [...(rows[0]?.querySelectorAll("span") ?? [])]
    .filter(({ className }) => className.includes("print:inline!"))
    .map(({ textContent }) => textContent);
  expect(printed).toEqual(["$49", ", $470 a year"]);
});

test("M-08.6 the add-ons are listed with their prices in pounds", () => {
  const list = pricing.querySelector("#add-ons");
  expect(texts(list?.querySelectorAll("h3") ?? [])).toEqual([
    "Custom CRM",
    "Mobile app",
    "WordPress to React migration",
    "Extended 18-agent team",
  ]);
  for (const price of ["from £2,000", "from £3,000", "from £800", "18-agent team£150 a month"])
    expect(list?.textContent).toContain(price);
});

test("M-08.10 what a chatbot costs is said beside the add-ons, with its page", () => {
  const section = pricing.querySelector("#add-ons");
  expect(section?.textContent).toContain("AI chatbots cost £199 setup, then from £24 a month.");
  expect(section?.querySelector("a")?.getAttribute("href")).toBe("/ai-chatbots");
});

test("M-08.7 four questions open without a script, one at a time", () => {
  const questions = [...pricing.querySelectorAll("details")];
  expect(questions).toHaveLength(4);
  expect(new Set(questions.map((question) => question.getAttribute("name")))).toEqual(
    new Set(["pricing-questions"]),
  );
});

test("M-08.8 the page leads to a trial, and names the guarantee of 30 days", () => {
  const trial = [...pricing.querySelectorAll('a[href="/app?start"]')].map((link) => link.textContent.trim());
  expect(trial).toContain("Start Your Free Trial");
  expect(main?.textContent).toContain("30-day money-back guarantee");
});

test("M-08.9 the sample quote adds up nothing across currencies: its sums are the plan's and the add-on's own", () => {
  expect(texts(pricing.querySelectorAll("tfoot td"))).toEqual(["$470", "£800"]);
});
