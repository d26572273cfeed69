import { steps } from "@sitewright/spec-core/onboarding";
import { expect, it, vi } from "vitest";
import { preloadSteps, stepScreens } from "./step-screens.tsx";

it("preloading ends at the first failure: without a connection each step would fail until the page is loaded again", async () => {
  const asked: string[] = [];
  for (const { key } of steps)
    vi.spyOn(stepScreens[key], "preload").mockImplementation(async () => {
      asked.push(key);
      return key !== "theme";
    });
  expect(await preloadSteps()).toBe(false);
  expect(asked).toEqual(["welcome", "questionnaire", "typography", "theme"]);
  vi.restoreAllMocks();
});
