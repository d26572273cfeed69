import { signedUpClient, submittedProject } from "../fixtures/account.ts";
import { callAsOwner, mailsOf } from "../fixtures/api.ts";
import { bakery } from "../fixtures/bakery.ts";
import { expect, test } from "../fixtures/test.ts";
import { expectStep } from "../fixtures/wizard.ts";

test("P-23.7 P-25.1 P-25.20 a saved project loads into the wizard, is changed as version 2 and then finalised, with update mails only", async ({
  page,
  context,
  product,
}) => {
  await signedUpClient(context);
  const project = await submittedProject(context);
  await page.goto("/app/projects");
  await page.getByRole("button", { name: /Load project/ }).click();
  await expectStep(page, "Welcome");
  await expect(
    page.getByText(`EDITING MODE: ${bakery.businessName}`).filter({ visible: true }),
  ).toBeVisible();
  await expect(page.getByText("You are editing an existing project. Changes are auto-saved.")).toBeVisible();

  const steps = page.getByRole("navigation", { name: "Steps" });
  await steps.getByRole("button", { name: /Client Questionnaire/ }).click();
  await page.getByLabel("Who is it for?").fill("Everybody who likes bread");
  await steps.getByRole("button", { name: /Sitemap Generator/ }).click();
  await expect(page.getByRole("button", { name: "Finish & Submit Project" })).toBeHidden();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Project Updated!")).toBeVisible();

  const stored = async () => (await (await page.request.get(`/api/projects/${project.id}`)).json()).project;
  expect(await stored()).toMatchObject({
    version: 2,
    onboarding: { formData: { audience: "Everybody who likes bread" } },
  });

  await page.getByRole("button", { name: "Finish Editing & Submit Final Changes" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Finish editing" }).click();
  const done = page.getByRole("dialog", { name: "Project Successfully Finalized!" });
  await expect(done).toContainText(`Perfect! Your project "${bakery.businessName}" has been finalized`);
  await done.getByRole("button", { name: "Done" }).click();
  await expect(page.getByText(`EDITING MODE: ${bakery.businessName}`)).toHaveCount(0);
  expect((await stored()).finalizedAt).not.toBeNull();

  const kinds = (await mailsOf(await callAsOwner(product), project.id)).map((mail) => mail.split(" to ")[0]);
  expect(kinds.filter((kind) => kind === "project-update").length).toBeGreaterThan(0);
  expect(kinds.filter((kind) => kind === "project-confirmation")).toHaveLength(1);

  // Each version is kept: it is read, and compared with the one before.
  await page.goto(`/app/projects/${project.id}?version=2`);
  await page.getByText("What changed since version 1").click();
  await expect(page.getByText(/^Audience: changed from/)).toBeVisible();
  await page.getByRole("combobox", { name: "Version" }).selectOption("1");
  await expect(page.getByRole("button", { name: "Download version-1-brief.md" })).toBeVisible();
});

test("a specification is printed without the page around it, dark text on white in the dark theme too", {
  tag: "@long",
}, async ({ page, context }) => {
  await signedUpClient(context);
  const project = await submittedProject(context);
  await page.goto(`/app/projects/${project.id}`);
  await expect(page.getByRole("heading", { name: "At a glance" })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("button", { name: /^Download/ }).first()).toBeHidden();
  const heading = page.getByRole("heading", { name: "At a glance" });
  await expect(heading).toBeVisible();
  await expect(heading).toHaveCSS("color", "rgb(15, 41, 34)");
  await expect(page.locator("body")).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
});
