import { adminListProjects, getProjectSpec, type Project } from "@sitewright/contracts";
import { callAsOwner, mailsOf, onlyProjectId } from "../fixtures/api.ts";
import { bakery, logoPng } from "../fixtures/bakery.ts";
import { expect, test } from "../fixtures/test.ts";
import { answerQuestionnaire, expectStep, next, signUp, startJourney } from "../fixtures/wizard.ts";

test("P-22.31 a client signs up, walks the nine steps and submits; the agency has the specification and three mails wait", async ({
  page,
  product,
}) => {
  const email = `ada-${Date.now()}@bakehouse.example`;
  await signUp(page, email);
  await startJourney(page);
  await answerQuestionnaire(page);

  await next(page, "Font & Typography");
  await page.getByRole("radio", { name: /^Playfair Display/ }).check();

  await next(page, "Theme Customization");
  await page.getByRole("radio", { name: "Bold" }).check();
  await page.getByRole("radio", { name: "Rounded" }).check();

  await next(page, "Page Layout Builder");
  await page.getByRole("radio", { name: /Business Standard/ }).check();

  await next(page, "Media & Assets");
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: "loaf.png", mimeType: "image/png", buffer: logoPng });
  await expect(page.getByRole("button", { name: "Remove loaf.png" })).toBeVisible();

  await next(page, "Tone & Design Style");
  await page.getByRole("radio", { name: bakery.tone }).check();
  await page.getByRole("radio", { name: bakery.contentStyle }).check();

  await next(page, "Hosting & Legal");
  await page.getByRole("switch", { name: "I already have a domain" }).check();
  await page.getByLabel("Domain name").fill(bakery.domainName);

  await next(page, "Sitemap Generator");
  await expect(page.getByText(`https://${bakery.domainName}/wholesale`).first()).toBeVisible();
  await page.getByRole("button", { name: "Finish & Submit Project" }).click();

  const thanks = page.getByRole("dialog", { name: "Thank You for Your Submission!" });
  await expect(thanks).toContainText(
    `We've received your requirements for "${bakery.businessName}" and will be in touch within 24 hours.`,
  );
  // Without a provider no mail is promised.
  await expect(thanks).toContainText("will be in touch within 24 hours");
  await expect(thanks).not.toContainText("email");

  const owner = await callAsOwner(product);
  const id = await onlyProjectId(page.request);
  expect(await mailsOf(owner, id)).toEqual([
    `agency-notice to ${product.owner.email}`,
    `project-confirmation to ${email}`,
    `thank-you to ${email}`,
  ]);

  const { project }: { project: Project } = await (await page.request.get(`/api/projects/${id}`)).json();
  const { formData, layoutTemplates, selectedButtonStyle, uploadedFiles } = project.onboarding;
  expect(formData).toMatchObject({
    businessName: bakery.businessName,
    goals: bakery.goals,
    pages: bakery.pages,
    customPages: ["Wholesale", "Opening hours"],
    tone: bakery.tone,
    contentStyle: bakery.contentStyle,
    hasDomain: true,
    domainName: bakery.domainName,
  });
  expect(layoutTemplates.selected).toBe("business-standard");
  expect(selectedButtonStyle).toBe("rounded");
  expect(uploadedFiles.map(({ name, type }) => `${type}: ${name}`)).toEqual([
    "logo: logo.png",
    "media: loaf.png",
  ]);

  const spec = await owner.call(getProjectSpec, { params: { id } });
  expect(spec.businessInfo.name).toBe(bakery.businessName);
  expect(spec.businessInfo.industry).toBe("Food & Hospitality");

  const { projects } = await owner.call(adminListProjects, { query: { search: bakery.businessName } });
  expect(projects.map((found) => found.id)).toContain(id);

  await thanks.getByRole("button", { name: "Start New Project" }).click();
  await expectStep(page, "Welcome");
});
