import { describe, expect, test } from "vitest";
import { agencyNotice, projectConfirmation, projectDeletion, projectUpdate, thankYou } from "./index.ts";
import type { MailContent } from "./letter.ts";

const appUrl = "https://studio.example";
const summary = {
  industry: "Food & drink",
  pages: ["Home", "Order a loaf", "Contact"],
  timeline: "1-3 months",
  budget: "$1,000 - $5,000",
};

interface Words {
  businessName: string;
  userName: string;
  word: string;
}
const genuine: Words = { businessName: "Greenwich Bakehouse", userName: "Maya Okafor", word: "Home" };

/** Every mail, with the client's words put into every place that takes them. */
function allMails(
  { businessName, userName, word }: Words,
  url = appUrl,
): Record<string, Promise<MailContent>> {
  const project = {
    businessName,
    userName,
    summary: { ...summary, industry: word, pages: [word, "Order a loaf"], timeline: word },
    projectUrl: `${url}/app?project=p1`,
    appUrl: url,
  };
  return {
    confirmation: projectConfirmation(project),
    thankYou: thankYou(project),
    updated: projectUpdate({ ...project, isFinalized: false, changes: [`Added the page ${word}.`] }),
    finalized: projectUpdate({ ...project, isFinalized: true, changes: [] }),
    notice: agencyNotice({ ...project, userEmail: "maya@client.example", projectUrl: `${url}/admin` }),
    deletion: projectDeletion({
      userName,
      businessName,
      deletedAt: new Date("2026-03-12T14:03:00Z"),
      appUrl: url,
    }),
  };
}

const kinds = Object.keys(allMails(genuine));
const mail = (kind: string, words: Words = genuine) => allMails(words)[kind]!;
const links = (text: string) => [...text.matchAll(/[a-z][a-z0-9+.-]*:\/\/[^\s"'<>]+/gi)].map(([url]) => url);
const attributes = (html: string) => [...html.matchAll(/(?:href|src|action)="([^"]*)"/g)].map((m) => m[1]!);

describe("subjects", () => {
  test.each([
    ["confirmation", "We have your project: Greenwich Bakehouse"],
    ["thankYou", "Thank you, and what happens next with Greenwich Bakehouse"],
    ["updated", "Updated: Greenwich Bakehouse"],
    ["finalized", "Finalized: Greenwich Bakehouse"],
    ["notice", "New project: Greenwich Bakehouse"],
    ["deletion", "Deleted: Greenwich Bakehouse"],
  ])("the %s mail is headed %s", async (kind, subject) => {
    expect((await mail(kind)).subject).toBe(subject);
  });

  test.each(kinds)("S57 a line break in a name starts no header in the %s mail", async (kind) => {
    for (const lineBreak of ["\r\n", "\n", "\r", "\u2028", "\u0000"]) {
      const businessName = `Bakehouse${lineBreak}Bcc: x@y.example`;
      const { subject } = await mail(kind, { ...genuine, businessName });
      expect(subject).toContain("Bakehouse Bcc: x@y.example");
      expect(subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
    }
  });

  test.each(kinds)(
    "the subject of the %s mail has at most 150 characters and keeps pairs whole",
    async (kind) => {
      const { subject } = await mail(kind, { ...genuine, businessName: "🥖".repeat(400) });
      expect(Array.from(subject).length).toBeLessThanOrEqual(150);
      expect(subject).not.toMatch(/\p{Cs}/u);
      expect(subject.endsWith("…")).toBe(true);
    },
  );

  test("an empty business name reads as the product's project", async () => {
    expect((await mail("deletion", { ...genuine, businessName: " \n" })).subject).toMatch(
      /^Deleted: \S+ project$/,
    );
  });
});

describe("S57 hostile words", () => {
  const payload = `<img src=x onerror="alert(1)"></title><script>alert(2)</script>{{7*7}}`;
  const hostile = { businessName: payload, userName: payload, word: payload };

  test.each(kinds)("markup in every field of the %s mail stays text", async (kind) => {
    const { html } = await mail(kind, hostile);
    expect(html).not.toMatch(/<img|<script|<\/title><script/i);
    expect(html).toContain("&lt;img src=x onerror=");
  });

  test.each(kinds)(
    "an address in every field of the %s mail is not one that a mail program would link",
    async (kind) => {
      const address = "Prize at https://evil.example/win or www.evil.example";
      const { html, text } = await mail(kind, { businessName: address, userName: address, word: address });
      for (const part of [html, text]) expect(part).not.toMatch(/evil\.example/);
      expect(text).toMatch(/evil\.\u200Cexample/);
    },
  );

  // Domains exist that end so (UTS #46 maps ⓛ to l and leaves U+00AD out).
  test.each(["cafe\u0301.com", "हिन्दी.com", "i❤.ws", "evi\u00ADl\u00AD.com", "eviⓛ.ⓒom", "evil.\u00ADcom"])(
    "the full stop of '%s' is broken too",
    async (address) => {
      const { html, text } = await mail("confirmation", { ...genuine, businessName: `Prize: ${address}` });
      const [name = "", ending = ""] = address.split(".");
      for (const part of [html.replace(/<title>.*<\/title>/, ""), text]) {
        expect(part).toContain(`${name}.\u200C${ending}`);
        expect(part).not.toContain(address);
      }
    },
  );

  test("numbers, pauses and ends of sentences stay as they are", async () => {
    const words = "Since 1.5.1990... (etc.) No. 7";
    expect((await mail("confirmation", { ...genuine, businessName: words })).text).toContain(words);
  });

  test.each([
    "_http://93.184.216.34/login",
    "1http://1572395042/",
    "9https://evil.example",
    "_http://evil．example",
    "ёhttps://evil。example",
  ])("no scheme and no full stop of a domain is left of '%s'", async (address) => {
    const { html, text } = await mail("confirmation", {
      ...genuine,
      businessName: address,
      userName: address,
    });
    for (const part of [html, text]) {
      expect(part).not.toMatch(/:\/+(?:93|1572395042|evil)/);
      expect(part).not.toMatch(/evil[.。．｡]example/u);
    }
  });

  test.each(kinds)("direction marks in a name do not turn the %s mail around", async (kind) => {
    const { html, text, subject } = await mail(kind, { ...genuine, businessName: "gpj.\u202Eexe" });
    expect(html + text + subject).not.toContain("\u202E");
  });

  test("P-22.33 the confirmation names the button that its link leads to", async () => {
    const { text } = await mail("confirmation");
    expect(text.replace(/\s+/g, " ")).toContain("Open your project, press Load project and change it.");
  });

  test("a hundred pages make a line, not a wall", async () => {
    const pages = Array.from({ length: 100 }, (_, i) => `Page ${i + 1}`);
    const { text } = await projectConfirmation({
      ...genuine,
      summary: { ...summary, pages },
      projectUrl: `${appUrl}/app`,
      appUrl,
    });
    expect(text.replace(/\s+/g, " ")).toContain("Page 12 and 88 more");
    expect(text).not.toContain("Page 13");
  });
});

describe("S57 links", () => {
  test.each(kinds)("the %s mail leads to the own origin only and loads nothing", async (kind) => {
    const { html, text } = await mail(kind);
    expect(attributes(html).length).toBeGreaterThan(0);
    for (const url of [...attributes(html), ...links(text)]) expect(new URL(url).origin).toBe(appUrl);
    expect(html).not.toMatch(/<img|<link|url\(|@import|<form|<iframe/i);
  });

  test("a link to another origin is refused", async () => {
    const strange = { ...genuine, summary, projectUrl: "https://studio.example.evil.example/app", appUrl };
    await expect(projectConfirmation(strange)).rejects.toThrow("may only link to https://studio.example");
  });
});

describe("the text part", () => {
  test("says all that the confirmation says", async () => {
    const { text } = await mail("confirmation");
    for (const part of [
      'We have your project for "Greenwich Bakehouse".',
      "Hello Maya Okafor,",
      "Order a loaf",
      "$1,000 - $5,000",
      "Open your project:\nhttps://studio.example/app?project=p1",
    ])
      expect(text).toContain(part);
  });

  test.each(kinds)("of the %s mail has every sentence of the HTML part", async (kind) => {
    const { html, text } = await mail(kind);
    const body = html.slice(html.indexOf("<h1")).replace(/<!--.*?-->/gs, "");
    const words = body
      .replace(/<[^>]*>/g, " ")
      .replace(/&#x27;/g, "'")
      .replace(/&amp;/g, "&")
      .replace(/&#?\w+;/g, " ")
      .match(/[\p{L}\p{N}]{3,}/gu)!;
    expect(words.filter((word) => !text.includes(word))).toEqual([]);
  });

  test.each(kinds)("of the %s mail has no markup and no line over 78 characters", async (kind) => {
    const { text } = await mail(kind);
    expect(text).not.toMatch(/<\/?[a-z]/i);
    for (const line of text.split("\n")) expect(line.length).toBeLessThanOrEqual(78);
  });
});

test("P-22 the thank-you says when we get in touch, and the notice what the client was promised", async () => {
  for (const kind of ["thankYou", "notice"] as const) {
    const { html, text } = await mail(kind);
    for (const part of [html, text])
      expect(part.replace(/\s+/g, " ")).toMatch(/within 24 hours on days we are open/i);
  }
});

test("the update lists its changes under reference letters, the finalized one says what comes next", async () => {
  expect((await mail("updated")).text).toContain("a. Added the page Home.");
  expect((await mail("finalized")).text.replace(/\s+/g, " ")).toContain(
    "all your latest changes. We will be in touch soon with the next steps.",
  );
});

test("the deletion says when, in words and in UTC", async () => {
  expect((await mail("deletion")).text.replace(/\s+/g, " ")).toContain("12 March 2026 at 14:03 UTC");
});

test("the notice names who submitted, with an address that can be copied", async () => {
  const { text } = await mail("notice");
  expect(text).toContain("Maya Okafor");
  expect(text).toContain("maya@client.example");
  expect(text).toContain("https://studio.example/admin");
});

test.each(kinds)("the %s mail declares both colour schemes and a language", async (kind) => {
  const { html } = await mail(kind);
  expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
  expect(html).toMatch(/<html[^>]* lang="en"/);
});
