import type { APIRequestContext, Page } from "@playwright/test";
import { adminGetOutboxMessage, adminListOutbox } from "@sitewright/contracts";
import { signedInClient, signedUpClient, submittedProject } from "../fixtures/account.ts";
import { callAsOwner } from "../fixtures/api.ts";
import { clientId, sharedDocument } from "../fixtures/documents.ts";
import { expect, test } from "../fixtures/test.ts";

/** Links that are not opened as pages of ours: other sites, mail, files that are made at the press. */
const isPage = (address: string, origin: string): boolean =>
  address.startsWith(`${origin}/`) && !address.startsWith(`${origin}/api/`);

const uuid = /[0-9a-f]{8}-[0-9a-f-]{27}/g;

/** The links of a screen once its data has come: nothing says that it loads, and no link has been added since the last look. */
async function linksOf(page: Page): Promise<string[]> {
  await expect(page.locator("h1").first()).toBeAttached();
  // The live preview has its own document and may stay hidden.
  const loading = page.locator("[aria-busy=true]:not(aside *)");
  const links = page.locator("a[href]");
  let before = "not looked yet";
  await expect
    .poll(
      async () => {
        const hrefs = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
        const isSame = hrefs.join(" ") === before;
        before = hrefs.join(" ");
        return isSame && (await loading.count()) === 0;
      },
      { intervals: [200] },
    )
    .toBe(true);
  return before.split(" ").filter((href) => href !== "");
}

const statuses = new Map<string, number>();
async function statusOf(request: APIRequestContext, address: string): Promise<number> {
  const known = statuses.get(address) ?? (await request.get(address)).status();
  statuses.set(address, known);
  return known;
}

/** Links of the screen that is open which lead to no page, or to a part of the public site that does not exist there. */
async function deadLinks(page: Page, origin: string, links: readonly string[]): Promise<string[]> {
  const dead: string[] = [];
  for (const address of new Set(links.filter((link) => isPage(link, origin)))) {
    const { pathname, hash } = new URL(address);
    // A way within this page, which may be the one that says that there is none.
    if (pathname === new URL(page.url()).pathname) continue;
    if ((await statusOf(page.request, `${origin}${pathname}`)) >= 400) dead.push(address);
    const isPublic = !/^\/(app|profile|admin)(\/|$)/.test(pathname);
    if (
      isPublic &&
      hash &&
      !(await (await page.request.get(`${origin}${pathname}`)).text()).includes(`id="${hash.slice(1)}"`)
    )
      dead.push(address);
  }
  return dead;
}

/**
 * Opens these screens, and those within `area` that they lead to, and so on. Returns the dead links and the
 * number of screens.
 */
async function walk(page: Page, origin: string, from: readonly string[], area: RegExp) {
  const open = [...from];
  const seen = new Set<string>();
  const dead: string[] = [];
  for (let path = open.shift(); path !== undefined; path = open.shift()) {
    // Of the rows of a list, each of which has a screen of the same kind, one is opened.
    const kind = path.replaceAll(uuid, "ID");
    if (seen.has(kind)) continue;
    seen.add(kind);
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const links = await linksOf(page);
    for (const link of await deadLinks(page, origin, links)) dead.push(`${path} leads to ${link}`);
    for (const link of links) {
      if (!isPage(link, origin)) continue;
      const { pathname, search } = new URL(link);
      const isLive = area.test(pathname) && (await statusOf(page.request, `${origin}${pathname}`)) < 400;
      if (isLive) open.push(pathname + search);
    }
  }
  return { dead, seen: seen.size };
}

test("M-03.10 no link of the public site or of the screens before signing in leads to a page that is not there", {
  tag: "@long",
}, async ({ page, product: { origin } }) => {
  const entrances = [
    "/",
    "/no-such-page",
    "/app",
    "/app/forgot-password",
    "/app/reset-password",
    "/app/verify-email",
  ];
  const { dead, seen } = await walk(page, origin, [...entrances, "/profile/nobody", "/admin"], /^/);
  expect(dead).toEqual([]);
  expect(seen).toBeGreaterThanOrEqual(entrances.length + 2);
});

test("M-03.10 no link of a client's screens, of a goodbye or of a mail leads to a page that is not there", {
  tag: "@long",
}, async ({ page, context, product }) => {
  const { origin } = product;
  const { email } = await signedUpClient(context);
  await submittedProject(context);
  await sharedDocument(product, context, { title: "Quote", content: "# Quote" });
  const profile = `/profile/${await clientId(context)}`;
  const entrances = ["/app", "/app/projects", "/app/settings", profile, `${profile}?tab=documents`];
  // The public site, which these screens link to, has its own test.
  const { dead } = await walk(page, origin, entrances, /^\/(app|profile)(\/|$)/);
  expect(dead).toEqual([]);

  await page.goto("/app");
  await page.getByRole("button", { name: /^Start .+ Journey$/ }).click();
  await expect(page.locator("h1")).toHaveText("Client Questionnaire");
  expect(await deadLinks(page, origin, await linksOf(page))).toEqual([]);
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "You are signed out" })).toBeVisible();
  expect(await deadLinks(page, origin, await linksOf(page))).toEqual([]);

  const owner = await callAsOwner(product);
  const { messages } = await owner.call(adminListOutbox, { query: {} });
  const mine = messages.filter(({ recipient }) => recipient === email);
  expect(mine.length).toBeGreaterThan(1);
  for (const { id, kind } of mine) {
    const { message } = await owner.call(adminGetOutboxMessage, { params: { id } });
    for (const [address] of message.text.matchAll(/https?:\/\/[^\s#]+/g))
      if (address.startsWith(origin))
        expect(await statusOf(page.request, address), `${kind}: ${address}`).toBe(200);
  }
});

test("M-03.10 no link of the administrator's screens leads to a page that is not there", {
  tag: "@long",
}, async ({ page, context, product }) => {
  await signedInClient(context, product.owner);
  const entrances = ["/app", "/admin", "/admin/outbox", "/admin/no-such-page"];
  const { dead, seen } = await walk(page, product.origin, entrances, /^\/(app|profile|admin)(\/|$)/);
  expect(dead).toEqual([]);
  expect(seen).toBeGreaterThan(20);
});
