import { spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkEverywhere } from "../fixtures/axe.ts";
import { auditPage } from "../fixtures/lighthouse.ts";
import { expect, test } from "../fixtures/test.ts";

const java = "java";
const article = "/news/what-a-contrast-certificate-proves";
/** The pages that most visitors see, in a likely order. */
const main = ["/", "/news", article, "/pricing", "/help-center", "/contact"];

let folder = "";
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sitewright-proofs-"));
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

/** The addresses of the sitemap, as paths, and those that it leaves out. */
async function everyPath(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
  return [...listed, "/newsletter/sent", "/help-center?q=zzqx%20blorp", "/news?category=design", "/nowhere"];
}

test("M-03.70 Lighthouse gives 100 for accessibility, best practices, search engines and agents", {
  tag: "@long",
}, async ({ product: { origin } }) => {
  test.setTimeout(900_000);
  for (const path of main) {
    const { scores, failures } = await auditPage(origin + path, { folder });
    expect(failures, path).toEqual([]);
    expect(scores, path).toEqual({
      accessibility: 100,
      "best-practices": 100,
      seo: 100,
      "agentic-browsing": 100,
    });
  }
});

test("M-03.71 the Nu HTML Checker has nothing to say of any page", { tag: "@long" }, async ({
  product: { origin },
}) => {
  const paths = await everyPath(origin);
  expect(paths.length).toBeGreaterThan(15);
  for (const [index, path] of paths.entries())
    await writeFile(join(folder, `${index}.html`), await (await fetch(origin + path)).text());
  await writeFile(join(folder, "faulty.html"), "<!doctype html><title>x</title><center>Old</center>");
  const checker = [
    "-jar",
    process.env.HTML_CHECKER ?? "",
    "--format",
    "gnu",
    "--stdout",
    "--exit-zero-always",
  ];
  // React closes elements that have no content in the way of XML, which HTML allows.
  const asWritten = ["--skip-non-html", "--filterpattern", ".*Trailing slash on void elements.*"];
  const { stdout, stderr } = spawnSync(java, [...checker, ...asWritten, folder], {
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  const findings = stdout
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => line.replace(/^.*\/(\d+)\.html/, (_, index) => paths[Number(index)] ?? index));
  // A planted fault proves that the checker looked.
  expect(findings.filter((line) => line.includes("faulty.html")).length, stderr).toBeGreaterThan(0);
  expect(findings.filter((line) => !line.includes("faulty.html"))).toEqual([]);
});

test("M-03.72 no link of the site is broken", { tag: "@long" }, async ({ product: { origin } }) => {
  const checker = [process.env.LINK_CHECKER ?? "", origin, "--recurse", "--check-css", "--format", "json"];
  // Only what is ours: a test asks no third party.
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [...checker, "--skip", `^(?!${origin}(/|$))`, "--concurrency", "10"],
    { encoding: "utf8", maxBuffer: 2 ** 28 },
  );
  const { links }: { links: { url: string; state: string; parent?: string }[] } = JSON.parse(stdout || "{}");
  expect(links.filter(({ state }) => state === "OK").length, stderr).toBeGreaterThan(40);
  expect(
    links.filter(({ state }) => state === "BROKEN").map(({ url, parent }) => `${parent} → ${url}`),
  ).toEqual([]);
});

test("M-03.73 nothing on a page shifts while it loads and is scrolled through", {
  tag: "@long",
}, async ({ page, product: { origin } }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    let sum = 0;
    Reflect.set(window, "shifted", () => sum);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (!Reflect.get(entry, "hadRecentInput")) sum += Number(Reflect.get(entry, "value"));
    }).observe({ type: "layout-shift", buffered: true });
  });
  for (const path of main) {
    await page.goto(origin + path, { waitUntil: "load" });
    await page.mouse.wheel(0, 2_000);
    await page.waitForLoadState("networkidle");
    const shift = await page.evaluate(() => Number(Reflect.get(window, "shifted")()));
    // Zero to three places, as it is reported.
    expect(shift, path).toBeLessThan(0.0005);
  }
});

test("M-03.74 no page asks for more than 10 kB of script before somebody touches it", async ({ page }) => {
  for (const path of main) {
    let bytes = 0;
    page.on("response", async (response) => {
      if (response.request().resourceType() === "script")
        bytes += Number((await response.allHeaders())["content-length"] ?? 0);
    });
    await page.goto(path, { waitUntil: "networkidle" });
    expect(bytes, path).toBeGreaterThan(0);
    expect(bytes, path).toBeLessThanOrEqual(10_240);
    page.removeAllListeners("response");
  }
});

test("M-03.75 no serious axe finding where a page is empty, refuses something, or does not exist", {
  tag: "@long",
}, async ({ page }) => {
  for (const path of [
    "/help-center?q=zzqx%20blorp",
    "/news?category=general",
    "/news/no-such-post",
    "/nowhere",
    "/newsletter/confirm/aaaaaaaaaaaaaaaaaaaaaaaa",
    "/unsubscribe/aaaaaaaaaaaaaaaaaaaaaaaa",
  ]) {
    await page.goto(path);
    await checkEverywhere(page, path);
  }
});

test.describe("a refused form", () => {
  test.use({ tolerated: /the server responded with a status of 400/ });

  test("no serious axe finding where an address is refused", { tag: "@long" }, async ({ page }) => {
    await page.goto("/newsletter");
    await page.locator("main [type=email]").fill("anna");
    const refused = page.waitForResponse((response) => response.request().method() === "POST");
    // As without a script: neither the browser nor the page checks the address.
    await page.locator("main form[data-newsletter]").evaluate((form) => {
      if (form instanceof HTMLFormElement) form.submit();
    });
    expect((await refused).status()).toBe(400);
    await expect(page.locator("main [aria-invalid]")).toHaveValue("anna");
    await checkEverywhere(page, "a refused newsletter");
  });
});
