import { expect, it } from "vitest";
import { onboardingSchema } from "../onboarding/schema.ts";
import { context } from "./forms.fixture.ts";
import { projectOf } from "./project.ts";

it("a plan beside the legal form is not printed, and the form is", () => {
  const formData = { legalForm: "Sole trader, looking at Pty Ltd after July", contact: { country: "AU" } };
  expect(projectOf(onboardingSchema.parse({ formData }), context).form.legalForm).toBe("Sole trader");
});
