import { signedUpClient } from "../fixtures/account.ts";
import { draftForm, expectSaved, openQuestionnaire } from "../fixtures/draft.ts";
import { expect, test } from "../fixtures/test.ts";
import { expectStep } from "../fixtures/wizard.ts";

const words = "People order a loaf the night before and collect it from seven in the morning.";

test("P-29.10 a tab that is left in the middle of a step has sent its last letter, and opens where it was", async ({
  page,
  context,
}) => {
  await signedUpClient(context);
  await openQuestionnaire(page);
  await page.getByLabel("What does your business do?").pressSequentially(words);
  await page.goto("about:blank");
  await expect.poll(async () => (await draftForm(context)).description).toBe(words);
  await page.goto("/app");
  await expectStep(page, "Client Questionnaire");
  await expect(page.getByLabel("What does your business do?")).toHaveValue(words);
});

test.describe("without a connection", () => {
  test.use({
    // A request that is cut off is logged by the browser in its own words, and a worker whose code it was for by ours.
    tolerated: /net::ERR_|503|The worker that draws the site could not be started/,
  });

  test("P-05.20 a tab that is killed in the middle of a step opens with every letter, before any save", {
    tag: "@long",
  }, async ({ page, context }) => {
    await signedUpClient(context);
    await page.route("**/api/draft*", (route) =>
      route.request().method() === "PUT" ? route.abort() : route.continue(),
    );
    await openQuestionnaire(page);
    await page.getByLabel("What does your business do?").pressSequentially(words);
    await page.close();
    const again = await context.newPage();
    await again.goto("/app");
    await expectStep(again, "Client Questionnaire");
    await expect(again.getByLabel("What does your business do?")).toHaveValue(words);
    await expect.poll(async () => (await draftForm(context)).description).toBe(words);
  });

  test("P-24.33 F19 ten seconds offline: said at once, typed on, and saved when the connection is back", {
    tag: "@long",
  }, async ({ page, context }) => {
    await signedUpClient(context);
    await openQuestionnaire(page);
    await context.setOffline(true);
    await page.getByLabel("Business name").fill("Bakehouse");
    const status = page.getByRole("banner").getByRole("status");
    await expect(status).toContainText("Offline. Kept on this device until you are back online.");
    await page.waitForTimeout(10_000);
    await page.getByLabel("Who is it for?").fill("Neighbours");
    await context.setOffline(false);
    await expectSaved(page);
    expect(await draftForm(context)).toMatchObject({ businessName: "Bakehouse", audience: "Neighbours" });
  });

  test("F19 a tab closed while offline: what was typed is there when it opens again, and is sent then", {
    tag: "@long",
  }, async ({ page, context }) => {
    await signedUpClient(context);
    await openQuestionnaire(page);
    await context.setOffline(true);
    await page.getByLabel("Business name").fill("Bakehouse");
    await page.close();
    await context.setOffline(false);
    const again = await context.newPage();
    await again.goto("/app");
    await expect(again.getByLabel("Business name")).toHaveValue("Bakehouse");
    await expectSaved(again);
    expect(await draftForm(context)).toMatchObject({ businessName: "Bakehouse" });
  });

  test("F1 the server dies and comes back: what was acknowledged is there, and what was typed meanwhile follows", async ({
    page,
    context,
    product,
  }) => {
    await signedUpClient(context);
    await openQuestionnaire(page);
    await page.getByLabel("Business name").fill("Bakehouse");
    await expectSaved(page);
    await product.crash();
    await page.getByLabel("Who is it for?").fill("Neighbours");
    const status = page.getByRole("banner").getByRole("status");
    await expect(status).toContainText("Offline. Kept on this device until you are back online.");
    await product.restart();
    expect(await draftForm(context)).toMatchObject({ businessName: "Bakehouse" });
    await expectSaved(page);
    expect(await draftForm(context)).toMatchObject({ businessName: "Bakehouse", audience: "Neighbours" });
  });
});

test("F20 stored answers that cannot be read come back from the server; they are set aside and the person is informed", {
  tag: "@long",
}, async ({ page, context }) => {
  await signedUpClient(context);
  await openQuestionnaire(page);
  await page.getByLabel("Business name").fill("Bakehouse");
  await expectSaved(page);
  await page.evaluate(() => localStorage.setItem("onboarding_formData", '{"businessName":7,'));
  await page.reload();
  await expect(page.getByLabel("Business name")).toHaveValue("Bakehouse");
  await expect(page.getByText(/could not be read\. The rest are here/)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("onboarding_formData.damaged"))).toBe(
    '{"businessName":7,',
  );
  await page.getByRole("button", { name: "OK" }).click();
  await expect(page.getByText(/could not be read/)).toBeHidden();
  expect(await draftForm(context)).toMatchObject({ businessName: "Bakehouse" });
});

test("F20 answers that another tab emptied are written again", { tag: "@long" }, async ({
  page,
  context,
}) => {
  await signedUpClient(context);
  await openQuestionnaire(page);
  await page.getByLabel("Business name").fill("Bakehouse");
  const other = await context.newPage();
  await other.goto("/app/favicon.svg");
  await other.evaluate(() => localStorage.clear());
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("onboarding_formData")))
    .toContain("Bakehouse");
  await expect(page.getByLabel("Business name")).toHaveValue("Bakehouse");
});

const storages = [
  [
    "full",
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    },
  ],
  [
    "blocked",
    () => {
      Object.defineProperty(window, "localStorage", {
        get: () => {
          throw new DOMException("blocked", "SecurityError");
        },
      });
    },
  ],
] as const;

for (const [how, block] of storages) {
  test(`F20 a browser storage that is ${how}: the wizard opens, says so, and the server has every answer`, {
    tag: "@long",
  }, async ({ page, context }) => {
    await signedUpClient(context);
    await page.addInitScript(block);
    await openQuestionnaire(page);
    await expect(page.getByText(/This browser cannot store your answers/)).toBeVisible();
    await page.getByLabel("Business name").fill("Bakehouse");
    await expectSaved(page);
    await page.reload();
    await expect(page.getByLabel("Business name")).toHaveValue("Bakehouse");
  });
}

test.describe("with a server that cannot keep anything", () => {
  test.use({ tolerated: /503/ });
  test("P-05.21 leaving asks nothing while the answers are kept, and asks when they are only in memory", {
    tag: "@long",
  }, async ({ page, context }) => {
    await signedUpClient(context);
    await page.route("**/api/draft*", (route) =>
      route.request().method() === "PUT" ? route.fulfill({ status: 503, body: "" }) : route.continue(),
    );
    const asked: string[] = [];
    page.on("dialog", (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    await openQuestionnaire(page);
    await page.getByLabel("Business name").pressSequentially("Bakehouse");
    await page.reload();
    expect(asked).toEqual([]);
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    await page.getByLabel("Business name").pressSequentially(" & Co");
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => asked).toEqual(["beforeunload"]);
  });
});
