import { expect, it } from "vitest";
import { nextStep, previousStep, steps } from "./steps.ts";

const order = [
  "welcome",
  "questionnaire",
  "typography",
  "theme",
  "layout",
  "media",
  "style",
  "legal",
  "sitemap",
] as const;

it("C-17.1 the nine steps are in their fixed order with their titles", () => {
  expect(steps.map((step) => step.key)).toEqual(order);
  expect(steps.map((step) => step.title)).toEqual([
    "Welcome",
    "Client Questionnaire",
    "Font & Typography",
    "Theme Customization",
    "Page Layout Builder",
    "Media & Assets",
    "Tone & Design Style",
    "Hosting & Legal",
    "Sitemap Generator",
  ]);
});

it.each(order.map((key, index) => [key, order[index - 1] ?? null, order[index + 1] ?? null] as const))(
  "C-17.2 from %s the previous step is %s and the next is %s",
  (key, previous, next) => {
    expect(previousStep(key)).toBe(previous);
    expect(nextStep(key)).toBe(next);
  },
);
