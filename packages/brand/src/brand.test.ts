import { expect, test } from "vitest";
import { type Brand, brand, moneyText, perMonth, priceText } from "./index.ts";

// Read through the type, as a consumer with another brand file would.
const anyBrand: Brand = brand;

test("the product name is the initial followed by the rest of the name", () => {
  expect(anyBrand.initial + anyBrand.restOfName).toBe(anyBrand.productName);
  expect([...anyBrand.initial]).toHaveLength(1);
});

test("the host is a bare host name and the addresses are mailboxes", () => {
  expect(anyBrand.host).toMatch(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/);
  for (const address of [anyBrand.contact.email, anyBrand.contact.supportEmail]) {
    expect(address).toMatch(/^[^@\s]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/);
  }
});

test("M-01.5 each claim is one entry of the brand file, with the figures as listed", () => {
  const figures = Object.fromEntries(Object.entries(anyBrand.claims).map(([name, c]) => [name, c.figure]));
  expect(figures).toEqual({
    projects: "500+",
    satisfaction: "98%",
    designers: "50+",
    agents: "18+",
    costReduction: "95%",
    experience: "Over 20 years",
  });
  expect(anyBrand.rating).toEqual({ value: 4.9, best: 5, reviewCount: 127 });
});

test("M-01.6 the sample brand says that it is one", () => {
  expect(anyBrand.sampleBrand).toBe(true);
});

test("M-01.3 there are five services, each with its price", () => {
  expect(anyBrand.services.map((s) => [s.name, priceText(s.price)])).toEqual([
    ["Web design", "from $49 a month"],
    ["AI agents", "£150 a month"],
    ["AI chatbots", "£199 setup, then from £24 a month"],
    ["Custom CRM", "from £2,000"],
    ["Mobile apps", "from £3,000"],
  ]);
});

test("M-07.1 the office is in Greenwich, London SE10, with its hours", () => {
  expect(anyBrand.contact.address.lines).toEqual(["Greenwich", "London", "SE10"]);
  expect(anyBrand.contact.hours.map((h) => h.label)).toEqual([
    "Mon-Fri 9:00-18:00 GMT",
    "Sat 10:00-16:00 GMT",
    "Sun closed",
  ]);
});

test("M-08.2 the plans, their prices and the one that is most popular", () => {
  const rows = anyBrand.plans.map((p) => [p.name, p.monthly.amount, p.annually.amount, p.isMostPopular]);
  expect(rows).toEqual([
    ["Website Essential", 49, 470, false],
    ["AI-Powered Pro", 150, 1440, true],
    ["Enterprise AI Suite", 350, 3360, false],
  ]);
});

test("M-08.3 the annual price per month is the annual price divided by 12, rounded", () => {
  expect(anyBrand.plans.map((p) => moneyText(perMonth(p.annually)))).toEqual(["$39", "$120", "$280"]);
});

test("M-08.4 the add-ons are priced in pounds", () => {
  expect(anyBrand.addOns.map((a) => priceText(a.price))).toEqual([
    "from £2,000",
    "from £3,000",
    "from £800",
    "£150 a month",
  ]);
});

test("each id is used once in its list and fits a URL", () => {
  for (const list of [anyBrand.services, anyBrand.plans, anyBrand.addOns]) {
    const ids = list.map((item) => item.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  }
});

test("a testimonial's highlight is part of what was said", () => {
  for (const testimonial of anyBrand.testimonials) {
    expect(testimonial.quote).toContain(testimonial.highlight);
  }
});
