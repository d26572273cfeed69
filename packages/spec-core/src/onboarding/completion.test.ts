import { describe, expect, it } from "vitest";
import { type CompletionInput, completion, incompleteSteps, progress } from "./completion.ts";
import { defaultOnboarding } from "./default-onboarding.ts";
import type { OnboardingFormData } from "./form-data.ts";
import { type StepKey, steps } from "./steps.ts";

const answered: OnboardingFormData = {
  ...defaultOnboarding.formData,
  businessName: "Kiln & Co",
  description: "Hand-thrown tableware",
  niche: "Pottery",
  goals: ["Sell Products"],
  audience: "Restaurants",
  pages: ["Home"],
};

const state = (
  formData: Partial<OnboardingFormData> = {},
  rest: Partial<CompletionInput> = {},
): CompletionInput => ({
  formData: { ...defaultOnboarding.formData, ...formData },
  journeyStarted: false,
  markedSteps: {},
  ...rest,
});

const questionnaire = (formData: Partial<OnboardingFormData>) =>
  completion(state({ ...answered, ...formData })).questionnaire;

describe("completion", () => {
  it("C-17.3 nothing is complete at first", () => {
    expect(Object.values(completion(state()))).toEqual(Array(9).fill(false));
  });

  it("C-17.3 welcome is complete once the journey has started, marked or not", () => {
    expect(completion(state({}, { journeyStarted: true })).welcome).toBe(true);
    expect(completion(state({}, { markedSteps: { welcome: true } })).welcome).toBe(false);
  });

  it("C-17.3 the questionnaire is complete with all six required answers", () => {
    expect(questionnaire({})).toBe(true);
  });

  it.each([
    ["businessName", " "],
    ["description", ""],
    ["niche", "\n"],
    ["audience", ""],
    ["goals", []],
    ["goals", [" "]],
    ["pages", []],
  ])("C-17.3 the questionnaire is open without %s (%j)", (name, value) => {
    expect(questionnaire({ [name]: value })).toBe(false);
  });

  it("C-17.3 style needs both the tone and the content style", () => {
    expect(completion(state({ tone: "Bold" })).style).toBe(false);
    expect(completion(state({ contentStyle: "Casual" }, { markedSteps: { style: true } })).style).toBe(false);
    expect(completion(state({ tone: "Bold", contentStyle: "Casual" })).style).toBe(true);
  });

  it.each([{ ndaAccepted: true }, { hasDomain: true }, { hasHosting: true }])(
    "C-17.3 legal is complete with %j",
    (on) => {
      expect(completion(state(on)).legal).toBe(true);
    },
  );

  it.each(["typography", "theme", "layout", "media", "sitemap", "legal"] as const)(
    "C-17.3 %s is complete once marked, and marks nothing else",
    (key) => {
      const done = completion(state({}, { markedSteps: { [key]: true } }));
      const complete: StepKey[] = steps.map((step) => step.key).filter((step) => done[step]);
      expect(complete).toEqual([key]);
    },
  );
});

it("C-17.4 progress counts the complete steps and reads 'N of M completed'", () => {
  const status = completion(state({ ...answered, ndaAccepted: true }, { journeyStarted: true }));
  expect(progress(status)).toEqual({ completed: 3, total: 9, label: "3 of 9 completed" });
  expect(incompleteSteps(status)).toEqual(["typography", "theme", "layout", "media", "style", "sitemap"]);
});
