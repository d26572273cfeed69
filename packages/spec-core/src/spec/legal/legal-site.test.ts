import { expect, it } from "vitest";
import { onboardingSchema } from "../../onboarding/schema.ts";
import { context } from "../forms.fixture.ts";
import { projectOf } from "../project.ts";

it.each(["Zweithaar wigs for women who lost their hair by chemo.", "I make artificial eyes."])(
  "whoever makes what only sick people buy keeps data on health: '%s'",
  (description) => {
    const formData = { description, niche: "hair and more", contact: { country: "DE" } };
    expect(projectOf(onboardingSchema.parse({ formData }), context).legal.recordsHealth).toBe(true);
  },
);
