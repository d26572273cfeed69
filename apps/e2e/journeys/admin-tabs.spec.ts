import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { adminGetOutboxMessage, adminListOutbox } from "@sitewright/contracts";
import { strToU8, zipSync } from "fflate";
import { signedInClient, signedUpClient, submittedProject } from "../fixtures/account.ts";
import { callAsOwner } from "../fixtures/api.ts";
import { bakery } from "../fixtures/bakery.ts";
import { clientId } from "../fixtures/documents.ts";
import type { Product } from "../fixtures/product.ts";
import { expect, test } from "../fixtures/test.ts";

test.use({ viewport: { width: 1440, height: 900 } });

const signIn = async (page: Page, { owner }: Product) =>
  expect((await page.request.post("/api/auth/sign-in", { data: owner })).ok()).toBe(true);
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });

/** The link of an invitation, once the mail has been handed over. */
async function mailedInvitation(product: Product, email: string): Promise<string> {
  const owner = await callAsOwner(product);
  let link: string | undefined;
  await expect(async () => {
    const { messages } = await owner.call(adminListOutbox, { query: { search: email } });
    const { message } = await owner.call(adminGetOutboxMessage, { params: { id: messages[0]?.id ?? "" } });
    link = /\S+\/admin\/invitation#[\w-]+/.exec(message.text)?.[0];
    expect(link).toBeDefined();
  }).toPass();
  return link ?? "";
}

test("D-02.11 a user is added with a generated password and signs in with it, gets a mail, and is deleted", {
  tag: "@long",
}, async ({ page, product, newDevice }) => {
  await signIn(page, product);
  await page.goto("/admin/users");
  await button(page, "Add New User").click();
  await page.getByLabel("Email").fill("mia@harbour.example");
  await button(page, "Generate password").click();
  const password = await page.getByLabel("Password", { exact: true }).inputValue();
  await button(page, "Add User").click();
  await expect(page.getByRole("heading", { name: "mia", level: 1 })).toBeVisible();
  await signedInClient(await newDevice(), { email: "mia@harbour.example", password });

  await button(page, "Send Email").click();
  await page.getByLabel("Subject").fill("Your photographs");
  await page.getByLabel("Message").fill("When do you open?");
  await dialog(page, "Send Email").getByRole("button", { name: "Send Email" }).click();
  await expect(page.getByText("Email to mia kept, not sent")).toBeVisible();
  await page.getByRole("link", { name: "Your photographs" }).click();
  await expect(page.getByText("When do you open?")).toBeVisible();

  await page.goto("/admin/users?search=harbour");
  await page.getByRole("link", { name: "mia", exact: true }).click();
  await button(page, "Delete").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("User deleted successfully")).toBeVisible();
  const refused = await page.request.post("/api/auth/sign-in", {
    data: { email: "mia@harbour.example", password },
  });
  expect(refused.status()).toBe(401);
  await page.goto("/admin/audit");
  await expect(page.getByRole("row", { name: /Deleted an account/ })).toBeVisible();
});

test("D-05.30 a document is shared, edited as the client then sees it, and its file is downloaded", {
  tag: "@long",
}, async ({ page, product, newDevice }) => {
  const client = await newDevice();
  const { email } = await signedUpClient(client);
  const uid = await clientId(client);
  await signIn(page, product);
  await page.goto("/admin/documents");
  await button(page, "Upload Document").click();
  await page.getByLabel("Email address").fill("nobody@nowhere.example");
  await button(page, "Find client").click();
  await expect(page.getByText("No user found with that email address")).toBeVisible();
  await page.getByLabel("Email address").fill(email);
  await button(page, "Find client").click();
  await page.getByRole("radio", { name: "Markdown file" }).check();
  await page.getByLabel("Title").fill("Fee sheet");
  await page.locator("input[type=file]").setInputFiles({
    name: "quote.md",
    mimeType: "text/markdown",
    buffer: Buffer.from("# Quote\n\nFour thousand."),
  });
  await dialog(page, "Upload Document").getByRole("button", { name: "Upload Document" }).click();
  await expect(page.getByText("is shared. You can add another.")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Fee sheet" }).click();
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download file" }).click();
  expect(await readFile(await (await downloading).path(), "utf8")).toBe("# Quote\n\nFour thousand.");
  await button(page, "Edit").click();
  await dialog(page, "Edit document").getByLabel("Title").fill("Quote for the bakery");
  await button(page, "Save Changes").click();
  await expect(page.getByText("Document saved as a new version")).toBeVisible();
  const seen = await client.request.get(`/api/profiles/${uid}/documents`);
  expect((await seen.json()).documents[0]).toMatchObject({ title: "Quote for the bakery", version: 2 });
});

test("D-03.13 a project is read as a document, its site seen in a frame, its bundle downloaded, noted about and deleted", async ({
  page,
  product,
  newDevice,
}) => {
  const client = await newDevice();
  await signedUpClient(client);
  const { id } = await submittedProject(client);
  await signIn(page, product);
  await page.goto(`/admin/projects/${id}`);
  await page.getByLabel("New note").fill("Calls back on Monday.");
  await button(page, "Add note").click();
  await expect(page.getByText("Calls back on Monday.", { exact: true })).toBeVisible();
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download bundle" }).click();
  const bundle = await downloading;
  expect(bundle.suggestedFilename()).toBe("Greenwich_Bakehouse_project_data.zip");
  expect((await readFile(await bundle.path())).subarray(0, 2).toString()).toBe("PK");

  await page.getByRole("link", { name: "Read the specification" }).click();
  await expect(page.getByRole("heading", { name: `Website brief: ${bakery.businessName}` })).toBeVisible();
  await page.getByRole("tab", { name: "Starter site" }).click();
  const site = page.frameLocator("iframe");
  await expect(site.getByText(bakery.businessName).first()).toBeVisible();
  await page.getByRole("tab", { name: "Open questions" }).click();
  await expect(page.getByRole("heading", { name: /For the client/ })).toBeVisible();

  await page.goto(`/admin/projects/${id}`);
  await button(page, "Delete").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Project deleted successfully")).toBeVisible();
  expect((await (await client.request.get("/api/projects")).json()).projects).toEqual([]);

  await page.goto("/admin/bin");
  await button(page, `Restore ${bakery.businessName}`).click();
  await expect(page.getByText(`${bakery.businessName} restored`)).toBeVisible();
  expect((await (await client.request.get("/api/projects")).json()).projects).toHaveLength(1);
});

test("D-15.4 a built site, packed, is checked against the specification, and each deviation is listed by file and line", {
  tag: "@long",
}, async ({ page, product, newDevice }) => {
  const client = await newDevice();
  await signedUpClient(client);
  const { id } = await submittedProject(client);
  await signIn(page, product);
  await page.goto(`/admin/projects/${id}/specification/check`);
  const site = zipSync({ "index.html": strToU8("<!doctype html><html lang=en><title>Quay</title><p>Hello") });
  await page.getByLabel("Built site (ZIP archive)").setInputFiles({
    name: "quay.zip",
    mimeType: "application/zip",
    buffer: Buffer.from(site),
  });
  await button(page, "Check the site").click();
  await expect(page.getByText(/\d+ deviations/).first()).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole("heading", { name: /^index\.html/ })).toBeVisible();
  await expect(page.getByText(/^line \d+$/).first()).toBeVisible();
});

test("D-18.5 a newsletter subscriber is found, and the step of a client in the form is counted", async ({
  page,
  product,
  newDevice,
}) => {
  await page.request.post("/api/newsletter", { data: { email: "reader@quay.example", source: "/news" } });
  const client = await newDevice();
  await signedUpClient(client);
  const position = {
    activeTab: "questionnaire",
    journeyStarted: true,
    visitedTabs: {},
    completionStatus: {},
  };
  const onboarding = { formData: { businessName: "Quay" } };
  const saved = await client.request.put("/api/draft", {
    data: { version: 0, state: { onboarding, position } },
  });
  expect(saved.ok()).toBe(true);
  await signIn(page, product);
  await page.goto("/admin/subscribers?search=reader");
  await expect(page.getByRole("rowheader", { name: "reader@quay.example" })).toBeVisible();
  await page.goto("/admin/drop-off");
  await page.getByText("Client Questionnaire", { exact: true }).click();
  await expect(page.getByRole("row", { name: /Business name/ })).toBeVisible();
});

test("D-12.10 a message is read and answered, and the answer is in the outbox", async ({ page, product }) => {
  const message = { name: "Mia Reef", email: "mia@reef.example", message: "Do you also make shops?" };
  await page.request.post("/api/contact", { data: message });
  await signIn(page, product);
  await page.goto("/admin/messages?state=new");
  await page.getByRole("link", { name: "Mia Reef" }).click();
  await page.getByLabel("Your answer").fill("We do.");
  await button(page, "Send answer").click();
  await expect(page.getByText("Email to Mia Reef kept, not sent")).toBeVisible();
  const owner = await callAsOwner(product);
  const { messages } = await owner.call(adminListOutbox, { query: { search: "mia@reef.example" } });
  const answer = messages.find(({ kind }) => kind === "contact-answer");
  const { message: mail } = await owner.call(adminGetOutboxMessage, { params: { id: answer?.id ?? "" } });
  expect(mail.text).toContain("We do.");
  expect(mail.text).toContain("Do you also make shops?");
});

test("A-14.30 somebody who is invited joins by the mailed link and sees what their role allows, on the screen and by the API", async ({
  page,
  product,
  newDevice,
}) => {
  await signIn(page, product);
  await page.goto("/admin/staff");
  await button(page, "Invite").click();
  await page.getByLabel("Email").fill("builder@agency.example");
  await dialog(page, "Invite staff").getByRole("button", { name: "Invite" }).click();
  await expect(page.getByText("Invited builder@agency.example")).toBeVisible();
  const link = await mailedInvitation(product, "builder@agency.example");
  const joining = await (await newDevice()).newPage();
  await joining.goto(link);
  await joining.getByLabel("New password").fill("a long phrase for bricks");
  await button(joining, "Accept invitation").click();
  await button(joining, "Sign in").click();
  await joining.getByLabel(/Email/).fill("builder@agency.example");
  await joining.getByLabel("Password", { exact: true }).fill("a long phrase for bricks");
  await button(joining, "Sign in").click();
  const tabs = joining.getByRole("navigation", { name: "Admin" }).getByRole("link");
  await expect(tabs).toHaveCount(5);
  expect((await joining.request.get("/api/admin/users")).status()).toBe(403);
});
