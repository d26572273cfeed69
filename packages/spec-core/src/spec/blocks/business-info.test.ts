import { expect, it } from "vitest";
import { type OnboardingInput, onboardingSchema } from "../../onboarding/schema.ts";
import { buildSpec } from "../build-spec.ts";
import { context } from "../forms.fixture.ts";

type Answers = NonNullable<OnboardingInput["formData"]>;

const specOf = (formData: Answers) => buildSpec(onboardingSchema.parse({ formData }), context);

it.each<[Answers, string]>([
  [{ description: "Ring or text +353 85 555 0142. Farrier in Clare." }, "Ireland, read from the answers"],
  [
    { description: "Driving lessons in Whangarei, $85. NZBN 9429000000000." },
    "New Zealand, read from the answers",
  ],
  [{ description: "Farrier in Clare, Ireland.", contact: { country: "GB" } }, "GB"],
  [{ description: "We shoe horses." }, "Not specified"],
])("the country of %j is: %s", (answers, country) => {
  expect(specOf(answers).businessInfo.country).toBe(country);
});

it("words of a sentence that is kept from visitors are no keywords of pictures", () => {
  const { aiFeatures } = specOf({
    niche: "industrial scales - service, calibration",
    description:
      "Service and calibration of scales. The lab is in process of accreditation so for now please do not write accredited.",
  });
  expect(aiFeatures.imageKeywords.join()).toContain("calibration");
  expect(aiFeatures.imageKeywords.join()).not.toContain("accreditation");
});

it.each([
  ["We're a small vet practice in Leeds, four of us.", "4 people"],
  ["2 diggers (a 3t and an 8t), 5 of us. Drives and patios.", "5 people"],
  ["I'm a chimney sweep, just me, based near Exeter.", "1 person"],
  ["All three of us are chartered surveyors.", "3 people"],
  ["There are six of us in the workshop.", "6 people"],
  ["I shoe horses, just me and my son.", "Not specified"],
  ["Two of us do weddings at weekends.", "Not specified"],
  ["We shoe horses, none of us before eight.", "Not specified"],
])("C-18.913 the size of the business by '%s' is: %s", (description, size) => {
  expect(specOf({ description }).businessInfo.businessSize).toBe(size);
});
