import type { Page } from "@playwright/test";
import { getProject, listProjects } from "@sitewright/contracts";
import { signedUpClient } from "../fixtures/account.ts";
import { callAsOwner, mailsOf } from "../fixtures/api.ts";
import { finishedForm } from "../fixtures/onboarding.ts";
import { expect, test } from "../fixtures/test.ts";
import { expectStep } from "../fixtures/wizard.ts";

/** The wizard on its last step with the finished form, as if typed earlier on this browser. */
async function openFinished(page: Page) {
  await page.goto("/app");
  await expectStep(page, "Welcome");
  await page.evaluate(({ formData }) => {
    localStorage.setItem("onboarding_formData", JSON.stringify(formData));
    localStorage.setItem("onboarding_activeTab", JSON.stringify("sitemap"));
  }, finishedForm);
  await page.reload();
  await expectStep(page, "Sitemap Generator");
}

const submitButton = (page: Page) => page.getByRole("button", { name: "Finish & Submit Project" });
const storedProjects = async (page: Page) =>
  (await (await page.request.get(listProjects.path)).json()).projects as { id: string }[];

test("P-21.3 P-21.5 F15 while busy the button reads 'Submitting...' and takes no second click: a double click makes one project", {
  tag: "@long",
}, async ({ page, context }) => {
  await signedUpClient(context);
  await openFinished(page);
  let answer = () => {};
  const held = new Promise<void>((release) => {
    answer = release;
  });
  await page.route("**/api/projects", async (route) => {
    await held;
    await route.continue();
  });
  await submitButton(page).dblclick();
  const busy = page.getByRole("button", { name: "Submitting..." });
  await expect(busy).toBeVisible();
  await expect(busy).toBeDisabled();
  answer();
  await expect(page.getByRole("dialog", { name: "Thank You for Your Submission!" })).toBeVisible();
  expect(await storedProjects(page)).toHaveLength(1);
});

/** The first submission reaches the server, and its response does not reach the page. */
async function loseFirstConfirmation(page: Page): Promise<void> {
  let isFirst = true;
  await page.route("**/api/projects", async (route) => {
    if (!isFirst || route.request().method() !== "POST") return route.continue();
    isFirst = false;
    await route.fetch();
    await route.abort("connectionreset");
  });
}

test.describe("over a broken connection", () => {
  test.use({ tolerated: /net::ERR_|409/ });

  test("answers that change after a lost confirmation become the next version of the project that had arrived", {
    tag: "@long",
  }, async ({ page, context }) => {
    await signedUpClient(context);
    await openFinished(page);
    await loseFirstConfirmation(page);
    await submitButton(page).click();
    await expect(page.getByText("There was an error submitting your project.")).toBeVisible();
    await page.evaluate((formData) => {
      localStorage.setItem("onboarding_formData", JSON.stringify({ ...formData, audience: "Everybody" }));
    }, finishedForm.formData);
    await page.reload();
    await expect(page.getByText(/no confirmation reached this page/)).toBeVisible();
    await submitButton(page).click();
    await expect(page.getByText(/^Your earlier submission had arrived as/)).toBeVisible();
    await page.getByRole("button", { name: "Send changes" }).click();
    await expect(page.getByText("Project Updated!")).toBeVisible();
    const projects = await storedProjects(page);
    expect(projects).toMatchObject([{ version: 2 }]);
    const path = getProject.path.replace(":id", projects[0]?.id ?? "");
    const { project } = await (await page.request.get(path)).json();
    expect(project.onboarding.formData.audience).toBe("Everybody");
  });

  test("P-21.2 a lost answer shows the failure text and frees the button; trying again gives the same project and no second mail", {
    tag: "@long",
  }, async ({ page, context, product }) => {
    const { email } = await signedUpClient(context);
    await openFinished(page);
    await loseFirstConfirmation(page);
    await submitButton(page).click();
    await expect(
      page.getByText("There was an error submitting your project. Please try again or contact support."),
    ).toBeVisible();
    await expect(submitButton(page)).toBeEnabled();
    await submitButton(page).click();
    await expect(page.getByRole("dialog", { name: "Thank You for Your Submission!" })).toBeVisible();
    const [project, ...others] = await storedProjects(page);
    expect(others).toEqual([]);
    expect(await mailsOf(await callAsOwner(product), project?.id ?? "")).toEqual([
      `agency-notice to ${product.owner.email}`,
      `project-confirmation to ${email}`,
      `thank-you to ${email}`,
    ]);
  });
});

test("P-21.12 what is still needed is listed with a link that leads to the field, and nothing is submitted", {
  tag: "@long",
}, async ({ page, context }) => {
  await signedUpClient(context);
  await page.goto("/app");
  await page
    .getByRole("navigation", { name: "Steps" })
    .getByRole("button", { name: /Sitemap Generator/ })
    .click();
  await expectStep(page, "Sitemap Generator");
  await submitButton(page).click();
  await page.getByRole("alert").getByRole("link").first().click();
  await expectStep(page, "Client Questionnaire");
  await expect(page.getByLabel("Business name")).toBeFocused();
  expect(await storedProjects(page)).toEqual([]);
});

test("P-20.6 Download sitemap.xml gives the file to everyone", { tag: "@long" }, async ({
  page,
  context,
}) => {
  await signedUpClient(context);
  await openFinished(page);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download sitemap.xml" }).click();
  expect((await download).suggestedFilename()).toBe("sitemap.xml");
});

test("P-20.8 P-27.2 Reset asks with its confirmation text and then gives an empty wizard on welcome", {
  tag: "@long",
}, async ({ page, context }) => {
  await signedUpClient(context);
  await openFinished(page);
  await page.getByRole("button", { name: "Reset" }).click();
  const question = page.getByRole("alertdialog").or(page.getByRole("dialog"));
  await expect(question).toContainText(
    "Are you sure you want to reset and start a new project? All current data will be lost.",
  );
  await question.getByRole("button", { name: "Reset" }).click();
  await expectStep(page, "Welcome");
  await page
    .getByRole("navigation", { name: "Steps" })
    .getByRole("button", { name: /Client Questionnaire/ })
    .click();
  await expect(page.getByLabel("Business name")).toHaveValue("");
});
