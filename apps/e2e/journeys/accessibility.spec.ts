import type { Page } from "@playwright/test";
import { adminCreatePost } from "@sitewright/contracts";
import { steps } from "@sitewright/spec-core/onboarding";
import { signedUpClient, submittedProject } from "../fixtures/account.ts";
import { callAsOwner } from "../fixtures/api.ts";
import { checkEverywhere, turnOf } from "../fixtures/axe.ts";
import { clientId, quote, sharedDocument } from "../fixtures/documents.ts";
import { finishedForm } from "../fixtures/onboarding.ts";
import { openStored } from "../fixtures/stored-answers.ts";
import { expect, test } from "../fixtures/test.ts";
import { variants } from "../fixtures/variants.ts";
import { widePost } from "../fixtures/wide-post.ts";
import { expectStep, openStep } from "../fixtures/wizard.ts";

test.describe.configure({ timeout: 400_000 });
test.use({ reducedMotion: "reduce" });

const isNarrow = ({ width }: { width: number }) => width < 1180;
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

test("P-31.1 P-31.2 P-31.3 no serious axe finding on the sign-in screen, any step and the saved projects", async ({
  page,
  context,
}) => {
  await page.goto("/app");
  await expect(page.getByRole("heading", { name: "Sign in", level: 1 })).toBeVisible();
  await checkEverywhere(page, "sign-in");
  await signedUpClient(context);
  await openStored(page, { activeTab: steps[0].key, journeyStarted: true });
  for (const [index, { key, title }] of steps.entries()) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole("navigation").getByRole("button", { name: title }).click();
    await expectStep(page, title);
    await checkEverywhere(page, key, turnOf(index));
  }
  await submittedProject(context);
  await page.goto("/app/projects");
  await expect(page.getByRole("button", { name: /Load project/ })).toBeVisible();
  await checkEverywhere(page, "saved projects");
});

test("P-31.22 no serious axe finding while faults show, or a menu or the palette is open", {
  tag: "@long",
}, async ({ page, context }) => {
  await signedUpClient(context);
  await openStep(page, "questionnaire");
  await button(page, /^Next/).click();
  await expect(page.getByRole("alert", { name: "There is a problem" })).toBeVisible();
  await checkEverywhere(page, "error summary");
  await page.setViewportSize({ width: 360, height: 900 });
  await button(page, "Menu").click();
  await checkEverywhere(page, "menu", isNarrow);
  await page.keyboard.press("Escape");
  await page.keyboard.press("ControlOrMeta+k");
  await expect(page.getByRole("dialog", { name: "Go to" })).toBeVisible();
  await checkEverywhere(page, "palette");
  await page.keyboard.type("nothing like that");
  await checkEverywhere(page, "empty palette", isNarrow);
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 1440, height: 900 });
  await openStep(page, "typography");
  await page.getByRole("combobox", { name: /Font/ }).first().click();
  await expect(page.getByRole("option").first()).toBeVisible();
  await checkEverywhere(page, "font menu");
});

test("P-31.23 no serious axe finding in any dialog", { tag: "@long" }, async ({ page, context }) => {
  await signedUpClient(context);
  const dialog = page.getByRole("dialog").or(page.getByRole("alertdialog"));
  for (const [step, opener] of [
    ["theme", "Save palette"],
    ["legal", "Read the full agreement"],
    ["sitemap", "Add custom page"],
    ["sitemap", "Reset"],
  ] as const) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openStep(page, step);
    await button(page, opener).first().click();
    await expect(dialog).toBeVisible();
    await checkEverywhere(page, opener);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(button(page, opener).first(), "the focus is back").toBeFocused();
  }
});

test("P-31.24 no serious axe finding after submitting, while editing and on a toast", {
  tag: "@long",
}, async ({ page, context }) => {
  await signedUpClient(context);
  await openStep(page, "sitemap", finishedForm.formData);
  await button(page, "Finish & Submit Project").click();
  const thanks = page.getByRole("dialog", { name: "Thank You for Your Submission!" });
  await expect(thanks).toBeVisible();
  await checkEverywhere(page, "thank-you");
  await thanks.getByRole("button", { name: "Done" }).click();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/app/projects");
  await button(page, /Load project/).click();
  await expectStep(page, "Welcome");
  await checkEverywhere(page, "editing");
  await page.keyboard.press("ControlOrMeta+k");
  await expect(page.getByRole("dialog", { name: "Go to" }).getByRole("combobox")).toBeFocused();
  await page.keyboard.type("save");
  await page.keyboard.press("Enter");
  const toast = page.getByRole("region", { name: "Notifications" }).getByText(/saved/i);
  await toast.hover();
  await checkEverywhere(page, "toast");
});

test.describe("without a connection", () => {
  test.use({ tolerated: /Failed to load resource|net::ERR|could not be (started|loaded)/ });

  test("P-31.25 no serious axe finding on the offline note", { tag: "@long" }, async ({ page, context }) => {
    await signedUpClient(context);
    await openStep(page, "questionnaire");
    await context.setOffline(true);
    await page.getByLabel("Business name").fill("Bakehouse");
    await expect(page.getByText(/^Offline/).first()).toBeAttached();
    await checkEverywhere(page, "offline");
  });
});

test("P-31.26 no serious axe finding on the choice between two windows' answers", { tag: "@long" }, async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const account = await signedUpClient(context);
  await openStep(page, "questionnaire");
  const other = await browser.newContext({ baseURL: baseURL ?? "" });
  await other.request.post("/api/auth/sign-in", { data: account });
  const second = await other.newPage();
  await openStep(second, "questionnaire");
  for (const [window, name] of [
    [second, "Bakehouse"],
    [page, "Brewhouse"],
  ] as const)
    await window.getByLabel("Business name").fill(name);
  await expect(second.getByText(/^Saved \d/).first()).toBeVisible();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await checkEverywhere(page, "conflict");
  await other.close();
});

test("M-03.20 M-03.63 M-06.11 M-06.13 M-10.5 no serious axe finding on the pages of the public site, its news and legal pages, also where a question is open, a fault shown, or a word wider than a phone", async ({
  page,
  product,
}) => {
  await page.goto("/");
  await checkEverywhere(page, "home");
  const paths = [
    ...["/about", "/pricing", "/help-center?q=lost%20connection", "/ai-chatbots", "/privacy", "/terms"],
    ...["/news", "/news/what-a-contrast-certificate-proves", await widePost(product), "/newsletter"],
    "/contact",
  ];
  for (const [index, path] of paths.entries()) {
    await page.goto(path);
    await checkEverywhere(page, path, turnOf(index));
  }
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("Please enter your name.")).toBeVisible();
  await checkEverywhere(page, "contact form with faults");
});

test("D-01.6 no serious axe finding on the screens of the admin", async ({ page, product, newDevice }) => {
  const client = await newDevice();
  await signedUpClient(client);
  const uid = await clientId(client);
  const { id } = await submittedProject(client);
  await page.request.post("/api/auth/sign-in", { data: product.owner });
  /** One screen of each kind: a dialog on a list, a person, a project, figures, a form, a document. */
  const usual = [
    "/admin/users?dialog=add-user",
    `/admin/users/${uid}`,
    `/admin/projects/${id}`,
    "/admin/drop-off",
    "/admin/chat/knowledge?entry=new",
    `/admin/projects/${id}/specification/words`,
  ];
  const others = [
    "/admin/overview",
    "/admin/documents",
    "/admin/messages",
    "/admin/agents",
    "/admin/chat/testing",
    `/admin/projects/${id}/specification/questions`,
    `/admin/projects/${id}/specification/check`,
    "/admin/subscribers",
    "/admin/chat",
    "/admin/bin",
    "/admin/outbox",
    "/admin/staff",
    "/admin/audit",
  ];
  for (const [index, path] of variants({ usual, all: [...usual, ...others] }).entries()) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 2 }).or(page.getByRole("table")).first()).toBeVisible();
    await checkEverywhere(page, path, turnOf(index));
  }
});

/** A screen of the news and the agents, and what is pressed there before it is looked at. */
type Opened = readonly [path: string, pressed?: string];
const usualOpened: readonly Opened[] = [
  ["/admin/posts"],
  ["/admin/posts/POST", "Schedule"],
  ["/admin/agents?dialog=agent-settings"],
  ["/admin/chat/unmatched"],
];
const opened = variants({
  usual: usualOpened,
  all: [
    ...usualOpened,
    ["/admin/posts/POST"],
    ["/admin/posts/POST", "Generate"],
    ["/admin/posts/search-engines"],
    ["/admin/chat/knowledge"],
    ["/admin/posts?dialog=new-post"],
    ["/admin/posts/POST", "Preview link"],
    ["/admin/agents?dialog=add-agent"],
    ["/admin/agents?dialog=agent-report"],
    ["/admin/agents?dialog=write-post"],
    ["/admin/chat/patterns"],
  ],
});

test("D-01.10 no serious axe finding on posts, their editor and its dialogs, the agents and the assistant", async ({
  page,
  product,
}) => {
  const owner = await callAsOwner(product);
  const { post } = await owner.call(adminCreatePost, { headers: {}, body: { title: "Boats and prices" } });
  await page.request.post("/api/auth/sign-in", { data: product.owner });
  for (const [index, [path, pressed]] of opened.entries()) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path.replace("POST", post.id));
    // A dialog that the address opens hides the rest from everybody who does not see the screen.
    await expect(page.getByRole("heading", { level: 1, includeHidden: true })).toBeVisible();
    if (pressed) await button(page, pressed).click();
    if (pressed || path.includes("dialog=")) await expect(page.getByRole("dialog")).toBeVisible();
    await expect(page.getByText(/^Loading/).filter({ visible: true }), path).toHaveCount(0);
    await checkEverywhere(page, `${path} ${pressed ?? ""}`, turnOf(index));
  }
});

test("A-09.8 A-11.11 no serious axe finding on a profile, its documents, and what visitors see of it", async ({
  page,
  context,
  product,
}) => {
  await signedUpClient(context);
  const profile = `/profile/${await clientId(context)}`;
  await sharedDocument(product, context, { title: "Quote", content: quote });
  await page.goto(profile);
  await expect(page.getByRole("heading", { name: "Profile Information" })).toBeVisible();
  await checkEverywhere(page, "profile");
  await page.getByRole("button", { name: "Edit Profile" }).click();
  await checkEverywhere(page, "editing a profile", turnOf(0));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${profile}?tab=documents`);
  await expect(page.getByRole("cell", { name: "£1,600" })).toBeVisible();
  await checkEverywhere(page, "documents", turnOf(0));
  await page.request.post("/api/auth/sign-in", { data: product.owner });
  await page.goto(`${profile}?tab=documents`);
  await page.getByRole("button", { name: "Upload Document" }).click();
  await checkEverywhere(page, "sharing a document", turnOf(1));
  await context.clearCookies();
  await page.goto(profile);
  await expect(page.getByText("Please sign in to view this profile")).toBeVisible();
  await checkEverywhere(page, "sign-in prompt of a profile", turnOf(1));
});
