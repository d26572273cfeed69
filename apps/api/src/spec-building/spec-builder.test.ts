import { type Onboarding, validateOnboarding } from "@sitewright/spec-core/onboarding";
import { renderBundle } from "@sitewright/spec-core/render";
import { buildSpec } from "@sitewright/spec-core/spec";
import { expect, onTestFinished, test, vi } from "vitest";
import { completeAnswers } from "../../test/harness/complete-answers.ts";
import type { BuildContext } from "./build.ts";
import { createBundleRenderer, createSpecBuilder, UnfinishedBuildError } from "./spec-builder.ts";

const context: BuildContext = {
  now: new Date("2026-03-02T09:00:00Z"),
  ids: ["id-1", "id-2"],
  product: "Product",
  host: "product.example",
};

function answersOf(audience: string): Onboarding {
  const checked = validateOnboarding(completeAnswers({ audience }));
  if (!checked.ok) throw new Error("The answers are not complete.");
  return checked.value;
}

function expected(answers: Onboarding) {
  const { ids, ...rest } = context;
  const left = [...ids];
  return buildSpec(answers, { ...rest, id: () => left.shift() ?? "" });
}

const silent = () => ({ error: vi.fn() });

test("S68 specifications are built in a thread, the same and in order, while this one serves others", async () => {
  const build = createSpecBuilder({ log: silent() });
  const [first, second] = [answersOf("Neighbours"), answersOf("Restaurants")];
  let turns = 0;
  const counting = setInterval(() => {
    turns += 1;
  }, 1);
  const built = await Promise.all([build(first, context), build(second, context)]);
  clearInterval(counting);
  expect(built).toEqual([expected(first), expected(second)]);
  expect(turns).toBeGreaterThan(5);
});

test("S68 what a build throws is thrown to who asked for it, and the next build is served", async () => {
  const build = createSpecBuilder({ log: silent() });
  const broken = {} as Onboarding;
  const answers = answersOf("Neighbours");
  const [failed, built] = await Promise.allSettled([build(broken, context), build(answers, context)]);
  expect(failed).toMatchObject({ status: "rejected", reason: expect.any(TypeError) });
  expect(built).toMatchObject({ status: "fulfilled", value: expected(answers) });
});

test("S68 a build that takes too long is given up with its thread, and the next one gets a new thread", async () => {
  const limit = vi.spyOn(AbortSignal, "timeout").mockReturnValueOnce(AbortSignal.abort());
  onTestFinished(() => limit.mockRestore());
  const build = createSpecBuilder({ log: silent() });
  const answers = answersOf("Neighbours");
  const [failed, built] = await Promise.allSettled([build(answers, context), build(answers, context)]);
  expect(failed).toMatchObject({
    status: "rejected",
    reason: expect.any(UnfinishedBuildError),
  });
  expect(built).toMatchObject({ status: "fulfilled", value: expected(answers) });
});

test("S68 a bundle is rendered in a thread, the same, while this one serves others", async () => {
  const spec = expected(answersOf("Neighbours"));
  let turns = 0;
  const counting = setInterval(() => {
    turns += 1;
  }, 1);
  const rendered = await createBundleRenderer({ log: silent() })(spec);
  clearInterval(counting);
  expect(rendered).toEqual(renderBundle(spec));
  expect(turns).toBeGreaterThan(5);
});
