// Takes the screenshots of the admin and the portal for the README, from the built product with invented clients and posts:
// node --conditions=@sitewright/source apps/e2e/pictures/screens.ts
import { join, resolve } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { adminCreateKnowledge, adminCreatePost, adminPublishPost, updatePost } from "@sitewright/contracts";
import { applyTemplate } from "@sitewright/spec-core/onboarding";
import { signedUpClient, submittedProject } from "../fixtures/account.ts";
import { type Caller, callAsOwner } from "../fixtures/api.ts";
import { formOf } from "../fixtures/businesses.ts";
import { clientId, quote, sharedDocument } from "../fixtures/documents.ts";
import { finishedForm } from "../fixtures/onboarding.ts";
import { openStepWithAnswers, previewFrame } from "../fixtures/preview.ts";
import { startProduct } from "../fixtures/product.ts";
import { openBrowser } from "./open-browser.ts";

const folder = resolve(import.meta.dirname, "../../../docs/pictures");
const size = { width: 1440, height: 900 };

const content = `Most people who look a bakery up want three things: when it opens, what there is, and the way. A site that says so on its first screen has earned its money.

## What you pay once

Words and photographs cost the most time. Your own are the best: a telephone, a window and **an hour before you open** will do.

- A page with prices, so that nobody has to ring
- Opening hours that you can change yourself
- One telephone number, which can be tapped

## What you pay each year

The name, the place where the site stands, and somebody who looks after it.`;

async function writePost(owner: Caller): Promise<string> {
  const { post } = await owner.call(adminCreatePost, {
    headers: {},
    body: { title: "What a website costs a bakery" },
  });
  const params = { id: post.id };
  const headers = { "if-match": String(post.version) };
  const excerpt = "What you pay once, what you pay each year, and what you can leave out.";
  const body = { ...post.fields, content, excerpt, category: "business" as const };
  const saved = await owner.call(updatePost, { params, query: {}, headers, body });
  await owner.call(adminPublishPost, { params, headers: { "if-match": String(saved.post.version) } });
  return post.id;
}

async function teach(owner: Caller): Promise<void> {
  await owner.call(adminCreateKnowledge, {
    headers: {},
    body: {
      label: "Visits on a Saturday",
      answer: "We visit on the first Saturday of the month. Write to us with two dates that suit you.",
      examples: ["can you come on a saturday", "do you do weekend visits", "saturday appointment"],
      links: [{ text: "Write to us", path: "/contact" }],
      declines: false,
      learnt: [],
      isConfirmed: true,
    },
  });
}

async function draw(page: Page, { name, path, shows }: { name: string; path: string; shows: string }) {
  await page.goto(path);
  await page.getByText(shows).first().waitFor();
  await page.waitForTimeout(800);
  await page.screenshot({ path: join(folder, `${name}.png`) });
}

/** The bakery's colours: rye crust, copper and flour. */
const bakeryColors = {
  ...finishedForm.themeColors,
  primary: "#7A2414",
  accent: "#C65A1E",
  background: "#F6C453",
  text: "#2B1A12",
  h1: "#2B1A12",
  h2: "#7A2414",
  h3: "#7A2414",
};

const product = await startProduct();

const openContext = (browser: Browser) =>
  browser.newContext({
    baseURL: product.origin,
    viewport: size,
    reducedMotion: "reduce",
    colorScheme: "light",
    locale: "en-GB",
  });

/** Clients of as many trades, each with a submitted project. */
async function submitProjects(browser: Browser, count: number): Promise<void> {
  for (let number = 0; number < count; number += 1) {
    const context = await openContext(browser);
    await signedUpClient(context);
    await submittedProject(context, formOf(number));
    await context.close();
  }
}

async function drawThemeStep(browser: Browser): Promise<void> {
  const context = await openContext(browser);
  await signedUpClient(context);
  const page = await context.newPage();
  const form = applyTemplate(finishedForm, "business-standard");
  await openStepWithAnswers(page, "theme", { ...form, themeColors: bakeryColors });
  await page.getByRole("button", { name: "Not now" }).click();
  await previewFrame(page);
  await page.waitForTimeout(1500);
  await page.screenshot({ path: join(folder, "portal-theme.png") });
  await context.close();
}

async function drawDocuments(browser: Browser): Promise<void> {
  const context = await openContext(browser);
  await signedUpClient(context, "ada@bakehouse.example");
  for (const title of ["Quote for the new site", "Care plan", "Terms"])
    await sharedDocument(product, context, { title, content: quote });
  const page = await context.newPage();
  const path = `/profile/${await clientId(context)}?tab=documents`;
  await draw(page, { name: "profile-documents", path, shows: "Together" });
  await context.close();
}

try {
  const owner = await callAsOwner(product);
  const post = await writePost(owner);
  await teach(owner);
  const browser = await openBrowser();
  await drawThemeStep(browser);
  await drawDocuments(browser);
  await submitProjects(browser, 8);
  const context = await openContext(browser);
  await context.request.post("/api/auth/sign-in", { data: product.owner });
  const page = await context.newPage();
  await draw(page, { name: "admin-overview", path: "/admin/overview", shows: "Latest projects" });
  await draw(page, { name: "post-editor", path: `/admin/posts/${post}`, shows: "What you pay each year" });
  await draw(page, { name: "agents", path: "/admin/agents", shows: "Recent alerts" });
  await draw(page, {
    name: "assistant-knowledge",
    path: "/admin/chat/knowledge",
    shows: "Visits on a Saturday",
  });
  await browser.close();
} finally {
  await product.stop();
}
