import { expect, test } from "vitest";
import { at, documentOf, page, site, texts } from "../../open-page.fixture.ts";
import { mapFrameUrl } from "./map-urls.ts";

test("M-07.2 the page shows address, mailbox and hours", async () => {
  const said = (await page("/contact")).querySelector("main")?.textContent ?? "";
  for (const detail of [
    "Greenwich, London, SE10",
    "hello@sitewright.example",
    "Mon-Fri 9:00-18:00 GMT",
    "Sat 10:00-16:00 GMT",
    "Sun closed",
  ])
    expect(said).toContain(detail);
});

test("M-07.3 the form posts without a script: three fields that are required, one that is not, one that nobody sees", async () => {
  const form = (await page("/contact")).querySelector("form");
  expect([form?.getAttribute("method"), form?.getAttribute("action")]).toEqual(["post", "/contact"]);
  const fields = [...(form?.querySelectorAll("input, textarea") ?? [])];
  expect(fields.map((field) => [field.getAttribute("name"), field.hasAttribute("required")])).toEqual([
    ["name", true],
    ["email", true],
    ["company", false],
    ["message", true],
    ["homepage", false],
  ]);
  expect(form?.querySelector('[name="homepage"]')?.closest('[aria-hidden="true"]')).not.toBeNull();
});

test("M-07.4 a message that was sent is thanked for", async () => {
  const status = (await page("/contact?sent")).querySelector("[role=status]");
  expect(status?.textContent).toBe("Thank you for your message! We'll get back to you soon.");
});

test("M-07.5 a message that was refused is shown again, with what was typed and what is wrong with which field", async () => {
  const answer = await site("/contact", {
    requestId: "request-1",
    refused: {
      status: 400,
      values: { name: "Maya <b>", email: "maya", message: "Hello" },
      errors: { email: "Invalid email address." },
      message: "Not everything is filled in as it has to be.",
    },
  });
  if (answer.kind !== "page") throw new Error("No page.");
  expect(answer.status).toBe(400);
  const document = documentOf(answer.html);
  expect(document.querySelector("[role=alert]")?.textContent).toContain("Not everything is filled in");
  expect(document.querySelector("[name=name]")?.getAttribute("value")).toBe("Maya <b>");
  expect(document.querySelector("textarea")?.textContent).toBe("Hello");
  const email = document.querySelector("[name=email]");
  expect(email?.getAttribute("aria-invalid")).toBe("true");
  const described = email?.getAttribute("aria-describedby") ?? "";
  expect(document.getElementById(described)?.textContent).toBe("Invalid email address.");
  expect(document.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex");
});

test("M-07.6 the map is a drawing of ours, and nothing in the page asks anything of anybody else", async () => {
  const answer = await at("/contact");
  const document = documentOf(answer.html);
  expect(document.querySelector("[data-map] svg[role=img]")?.getAttribute("aria-label")).toContain(
    "Greenwich",
  );
  expect(texts(document.querySelectorAll("iframe"))).toEqual([]);
  for (const element of document.querySelectorAll("[src], link[href]"))
    expect(element.getAttribute("src") ?? element.getAttribute("href")).toMatch(
      /^(\/[^/]|https:\/\/agency\.example\/)/,
    );
  expect(answer.frames).toEqual(["https://www.openstreetmap.org"]);
});

test("M-07.7 what is framed on wish is about a kilometre around the office", () => {
  expect(mapFrameUrl({ latitude: 51.4826, longitude: -0.0096 })).toBe(
    "https://www.openstreetmap.org/export/embed.html?bbox=-0.0256%2C51.4751%2C0.0064%2C51.4901&layer=mapnik&marker=51.4826%2C-0.0096",
  );
});

test("M-07.33 a reply is promised for the days on which the office is open, not for every day", async () => {
  for (const path of ["/contact", "/help-center"])
    expect((await page(path)).querySelector("main")?.textContent, path).toContain(
      "within 24 hours on days we are open",
    );
});
