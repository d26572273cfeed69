import { expect, it } from "vitest";
import { onboardingSchema } from "../../onboarding/schema.ts";
import { context } from "../forms.fixture.ts";
import { buildSpec } from "../index.ts";

const addressOf = (address: string): string | undefined =>
  buildSpec(
    onboardingSchema.parse({
      formData: { businessName: "A", niche: "Sail loft", contact: { address, country: "NL" } },
    }),
    context,
  ).legalAndCompliance.provider.find(({ label }) => label === "Address")?.value;

it.each([
  ["upstairs, Turfmarkt, Makkum, entrance is at the back with the blue stairs", "Turfmarkt, Makkum"],
  ["3 Turfmarkt (no sign), Makkum", "3 Turfmarkt, Makkum"],
  ["in the street behind the market", "in the street behind the market"],
  ["9 to 5, Saturday til 1", undefined],
])("the legal pages name '%s' as '%s'", (address, expected) => {
  expect(addressOf(address)).toBe(expected);
});
