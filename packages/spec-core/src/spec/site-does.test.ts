import { expect, it } from "vitest";
import { onboardingSchema } from "../onboarding/schema.ts";
import { context } from "./forms.fixture.ts";
import { projectOf } from "./project.ts";

it("a button to a booking service sets no cookies, an embedded one may", () => {
  const ofLegal = (description: string): boolean =>
    projectOf(
      onboardingSchema.parse({
        formData: { niche: "Barber", pages: ["Home"], goals: ["Book Appointments"], description },
      }),
      context,
    ).legal.setsCookies;
  expect(ofLegal("Booking button at the top, goes to my Fresha page.")).toBe(false);
  expect(ofLegal("You only need to make a button, people book on Fresha.")).toBe(false);
  expect(ofLegal("Please embed the Fresha calendar.")).toBe(true);
});
