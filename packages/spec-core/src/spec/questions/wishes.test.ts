import { expect, it } from "vitest";
import { onboardingSchema } from "../../onboarding/schema.ts";
import { context } from "../forms.fixture.ts";
import { projectOf } from "../project.ts";
import type { Answers } from "./asked.fixture.ts";
import { wantsNoBooking } from "./wishes.ts";

const groomer: Answers = {
  niche: "Mobile dog groomer",
  description: "I groom dogs at home. I'm on my own.",
  pages: ["Home", "Contact"],
  contact: { country: "GB", email: "a@dogs.example", phone: "07700 900123" },
};

it.each([
  ["If you are stuck in traffic, texting is fine.", true],
  ["For bookings a phone call is best.", false],
  ["Calling is fine for appointments.", false],
])("C-32.1266 beside '%s' it is open how people book: %s", (contentNotes, isOpen) => {
  const project = projectOf(onboardingSchema.parse({ formData: { ...groomer, contentNotes } }), context);
  expect(wantsNoBooking(project)).toBe(!isOpen);
});
