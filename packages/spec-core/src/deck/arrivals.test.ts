import { expect, it } from "vitest";
import { onboardingSchema } from "../onboarding/schema.ts";
import { buildSpec } from "../spec/build-spec.ts";
import { context } from "../spec/forms.fixture.ts";
import { withArrivals } from "./arrivals.ts";
import { draftContent } from "./index.ts";

it.each([
  ["Check-in 3pm to 8pm", "3pm to 8pm", "arrivals"],
  ["arrivals from 15:00, later by arrangement", "from 15:00, later by arrangement", "arrivals"],
  ["Arrival times: 4 to 9pm", "4 to 9pm", "arrivals"],
  ["Mon to Fri 9-5", "Mon to Fri 9-5", ""],
  ["New arrivals every Friday 9am", "New arrivals every Friday 9am", ""],
  ["Check-in by arrangement", "Check-in by arrangement", ""],
])("C-36.1045 hours of arrival are no opening hours: '%s'", (text, expected, about) => {
  expect(withArrivals({ kind: "hours", text, about: "" })).toEqual({ kind: "hours", text: expected, about });
});

it("C-36.1046 a guest house's hours of arrival have their label and their question", () => {
  const formData = {
    businessName: "Harbour House",
    niche: "guest house",
    pages: ["Home", "Contact", "FAQ"],
    contact: { openingHours: "check-in 3pm to 8pm", phone: "01492 555 083", address: "2 Quay Street, Conwy" },
  };
  const { slots } = draftContent(buildSpec(onboardingSchema.parse({ formData }), context));
  const texts = slots.filter(({ page }) => page !== "*").map(({ text }) => text);
  expect(texts).toContain("Arrivals");
  expect(texts).toContain("3pm to 8pm");
  expect(texts).toContain("When can I arrive?");
  expect(texts).toContain("Arrivals: 3pm to 8pm.");
  expect(texts.join(" ")).not.toMatch(/open/iu);
});
