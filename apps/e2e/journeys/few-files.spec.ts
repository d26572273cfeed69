import { steps } from "@sitewright/spec-core/onboarding";
import { namedScreens } from "../fixtures/named-screens.ts";
import { expect, test } from "../fixtures/test.ts";

// Six at a time is what a browser asks of one host over HTTP/1.1: five rounds. Once it was ten.
const filesMax = 30;

test("P-01.12 the portal's first screen is a few files, whichever step is open", async ({ page }) => {
  await page.goto("/app");
  const own = await page.locator("head :is(script[src], link[rel=stylesheet])").count();
  const html = await (await page.request.get("/app")).text();
  const preloaded = html.match(/rel="modulepreload"/g)?.length ?? 0;
  const { wizard = [], "sign-in": signIn = [], ...ofSteps } = await namedScreens(page);
  expect(Object.keys(ofSteps)).toEqual(steps.map(({ key }) => key));
  const counts = [signIn, ...Object.values(ofSteps).map((files) => [...wizard, ...files])].map(
    (files) => own + preloaded + files.length,
  );
  expect(Math.max(...counts)).toBeLessThanOrEqual(filesMax);
});
