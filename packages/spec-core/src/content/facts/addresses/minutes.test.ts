import { expect, it } from "vitest";
import { onboardingSchema } from "../../../onboarding/schema.ts";
import { publicWords } from "../../public-words.ts";

it("C-30.1023 'via Calendly, 15 min' is no street", () => {
  const description = "We broker loans. Booking is via Calendly, 15 min phone or 45 min meeting.";
  const { formData } = onboardingSchema.parse({ formData: { niche: "mortgage broker", description } });
  expect(publicWords(formData).facts.filter(({ kind }) => kind === "address")).toEqual([]);
});
