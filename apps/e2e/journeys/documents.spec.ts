import type { Page } from "@playwright/test";
import { adminListDocuments } from "@sitewright/contracts";
import { signedUpClient } from "../fixtures/account.ts";
import { callAsOwner } from "../fixtures/api.ts";
import { clientId, quote, sharedDocument } from "../fixtures/documents.ts";
import type { Product } from "../fixtures/product.ts";
import { expect, test } from "../fixtures/test.ts";

async function signInAsOwner(page: Page, { owner }: Product) {
  await page.context().clearCookies();
  const answer = await page.request.post("/api/auth/sign-in", { data: owner });
  expect(answer.ok()).toBe(true);
}

test("A-11.1 A-11.3 A-13.2 a client reads a quote beside its list, and the agency learns when", async ({
  page,
  context,
  product,
}) => {
  await signedUpClient(context);
  await sharedDocument(product, context, { title: "Quote", content: quote, icon: "💰" });
  await sharedDocument(product, context, { title: "Timetable", content: "## March" });
  const client = await clientId(context);
  const owner = await callAsOwner(product);
  const read = async () =>
    (await owner.call(adminListDocuments, { query: { client } })).documents.map(({ readAt }) => readAt);
  expect(await read()).toEqual([null, null]);

  await page.goto(`/profile/${client}`);
  await page.getByRole("tab", { name: "Documents (2)" }).click();
  await expect(page.getByRole("cell", { name: "£1,600" })).toBeVisible();
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(1);
  await expect(page.getByText("New", { exact: true })).toHaveCount(1);
  await expect.poll(async () => (await read())[0]).not.toBeNull();
  expect((await read())[1]).toBeNull();
  await page.getByRole("button", { name: /Timetable/ }).click();
  await expect(page.getByRole("heading", { name: "March" })).toBeVisible();
  await expect(page.getByText("New", { exact: true })).toHaveCount(0);

  // Paper is narrower than the window that the document is read in.
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 794, height: 1123 });
  await expect(page.getByRole("heading", { name: "March" })).toBeVisible();
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("navigation", { name: "Documents" })).toBeHidden();
});

test("A-11.2 on a phone a card opens the reader on the whole screen", { tag: "@long" }, async ({
  page,
  context,
  product,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signedUpClient(context);
  await sharedDocument(product, context, { title: "Quote", content: quote, icon: "💰" });
  await page.goto(`/profile/${await clientId(context)}?tab=documents`);
  await page.getByRole("button", { name: /Quote/ }).click();
  const reader = page.getByRole("dialog", { name: "Quote" });
  await expect(reader.getByRole("cell", { name: "£1,600" })).toBeVisible();
  await expect.poll(() => reader.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: "Quote", exact: true })).toBeVisible();
  await expect(page.getByRole("banner")).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await page.keyboard.press("Escape");
  await expect(reader).toBeHidden();
});

test("A-11.8 A-11.9 D-05.3 the administrator shares a file in place, sees it unread, and deletes it", async ({
  page,
  context,
  product,
}) => {
  await signedUpClient(context);
  const client = await clientId(context);
  await signInAsOwner(page, product);
  await page.goto(`/profile/${client}?tab=documents`);
  await expect(page.getByText("No documents available yet.")).toBeVisible();
  await page.getByRole("button", { name: "Upload Document" }).click();
  const dialog = page.getByRole("dialog", { name: "Upload Document" });
  await dialog.getByRole("radio", { name: "Markdown file" }).check();
  const file = dialog.locator("input[type=file]");
  await file.setInputFiles({ name: "x.html", mimeType: "text/html", buffer: Buffer.from("<b>") });
  await expect(dialog.getByText("Please select a markdown (.md) file")).toBeVisible();
  await file.setInputFiles({ name: "quote.md", mimeType: "text/markdown", buffer: Buffer.from(quote) });
  await expect(dialog.getByRole("cell", { name: "£2,400" })).toBeVisible();
  await dialog.getByLabel("Title").fill("Quote for March");
  await dialog.getByRole("button", { name: "Upload Document" }).click();
  await expect(dialog.getByText("is shared")).toBeVisible();
  await dialog.getByRole("button", { name: "Done" }).click();

  await expect(page.getByRole("tab", { name: "Documents (1)" })).toBeVisible();
  await expect(page.getByText("Not read yet").first()).toBeVisible();
  await page.getByRole("button", { name: /Quote for March/ }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download" }).click();
  expect((await download).suggestedFilename()).toBe("quote.md");
  await page.getByRole("button", { name: "Delete" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("Are you sure you want to delete this document?");
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("No documents available yet.")).toBeVisible();
});

for (const width of [360, 1280])
  test(`at ${width} pixels nothing of a document with a very long word is beyond the edge`, {
    tag: "@long",
  }, async ({ page, context, product }) => {
    await page.setViewportSize({ width, height: 800 });
    await signedUpClient(context);
    const client = await clientId(context);
    const title = "W".repeat(200);
    await sharedDocument(product, context, { title, description: title, content: `${title}\n\n${title}` });
    await signInAsOwner(page, product);
    await page.goto(`/profile/${client}?tab=documents`);
    await page.getByRole("button", { name: /^W/ }).click();
    await page.getByRole("button", { name: "Versions (1)" }).click();
    await expect(page.getByRole("button", { name: /^Version 1/ })).toBeVisible();
    const beyond = () =>
      page.evaluate(() =>
        [...document.querySelectorAll("main *, [role=dialog] *")]
          .filter(
            (part) => part.getBoundingClientRect().right > window.innerWidth + 1 && !part.closest("pre"),
          )
          .map(({ tagName }) => tagName),
      );
    expect(await beyond()).toEqual([]);
    if (width === 360) await page.getByRole("button", { name: "Close", exact: true }).click();
    await page.getByRole("button", { name: "Upload Document" }).click();
    const dialog = page.getByRole("dialog", { name: "Upload Document" });
    await dialog.getByLabel("Title").fill(title);
    await dialog.getByLabel("Content").fill("# Plan");
    await dialog.getByRole("button", { name: "Upload Document" }).click();
    const note = await dialog.getByText("is shared").boundingBox();
    expect(note?.x).toBeGreaterThan(0);
    expect(await beyond()).toEqual([]);
  });

// From OWASP's XSS filter evasion cheat sheet; each would leave a trace in `window.hacked` or open a dialog.
const vectors = `
<script>window.hacked = 1</script>
<img src=x onerror="window.hacked=1">
<svg onload="window.hacked=1"></svg>
<iframe src="javascript:parent.hacked=1"></iframe>
<iframe srcdoc="<script>parent.hacked=1</script>"></iframe>
<form action="javascript:window.hacked=1"><button>a</button></form>
<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example">
<style>@import url(https://evil.example/x.css); main { display: none }</style>
<details open ontoggle="window.hacked=1"><summary>x</summary></details>
<a href="javascript:window.hacked=1">html link</a>

[link one](javascript:window.hacked=1)
[link two](JaVaScRiPt:window.hacked=1)
[link three](java&#x09;script:window.hacked=1)
[link four](&#106;avascript:window.hacked=1)
[link five](data:text/html,<script>opener.hacked=1</script>)
[link six](vbscript:window.hacked=1)
<javascript:window.hacked=1>

![picture](javascript:window.hacked=1)
![pixel](https://evil.example/pixel.gif)
![x" onerror="window.hacked=1](/nothing.png"onerror="window.hacked=1)

| <img src=x onerror=window.hacked=1> | [x](javascript:window.hacked=1) |
|--|--|
| \`<script>window.hacked=1</script>\` | ok |

- [x] <img src=x onerror=window.hacked=1>

[ref]: javascript:window.hacked=1
[ref] and [^note]

[^note]: <script>window.hacked=1</script>

[outside](https://elsewhere.example/)

The end.
`;

test("S51 A-11.10 nothing in a document runs, loads or leads astray, from storage to screen", async ({
  page,
  context,
  product,
}) => {
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await signedUpClient(context);
  const shared = await sharedDocument(product, context, {
    title: "<img src=x onerror=hacked=1>",
    content: vectors,
  });
  const stored = await (await page.request.get(`/api/documents/${shared.id}`)).json();
  expect(stored.document.content).toBe(vectors);
  await page.goto(`/profile/${await clientId(context)}?tab=documents`);
  const reader = page.getByRole("article");
  await expect(reader.getByText("The end.")).toBeVisible();

  const found = await reader.evaluate((article) => ({
    acting: article.querySelectorAll("script,iframe,form,base,meta,style,svg:not(.lucide),object,embed")
      .length,
    handlers: [...article.querySelectorAll("*")].flatMap((element) =>
      element.getAttributeNames().filter((name) => name.startsWith("on")),
    ),
    links: [...article.querySelectorAll("a")].map((link) => [link.protocol, link.rel, link.textContent]),
  }));
  expect(found.acting).toBe(0);
  expect(found.handlers).toEqual([]);
  for (const [protocol] of found.links) expect(protocol).toMatch(/^https?:$/);
  expect(found.links).toContainEqual(["https:", "noopener noreferrer", "outside"]);
  for (const link of await reader.getByText(/^link (one|two|three|four|five|six)$/).all())
    await link.click({ trial: false });
  expect(await page.evaluate(() => "hacked" in window)).toBe(false);
  expect(dialogs).toEqual([]);
  expect(requests.filter((url) => url.includes("evil"))).toEqual([]);
  await expect(page).toHaveURL(/\/profile\//);
});
