import { expect, it } from "vitest";
import { draftContent } from "../deck/content-deck.ts";
import { onboardingSchema } from "../onboarding/schema.ts";
import { buildSpec } from "../spec/build-spec.ts";
import { context } from "../spec/forms.fixture.ts";
import { isForAdultsOnly } from "./adults-only.ts";

it.each([
  ["I teach swimming. Only adults, no children, this is very important.", true],
  ["Adults only.", true],
  ["We teach only adults.", true],
  ["Piano for grown-ups only", true],
  ["No kids please.", true],
  ["Adults only on Friday evenings.", false],
  ["No children under 5.", false],
  ["No kids' parties.", false],
  ["Adults and children.", false],
  ["Not only adults, children as well.", false],
])("'%s' keeps children out: %s", (description, isOnly) => {
  expect(isForAdultsOnly({ niche: "swimming lessons", description, audience: "" })).toBe(isOnly);
});

it.each([
  ["Driving instructor, manual cars", "", true],
  ["Fahrschule in Linz", "", true],
  ["Piano lessons", "Anybody 18 and over", true],
  ["Piano lessons", "16+", true],
  ["Piano lessons", "children from 6 and up, and adults", false],
  ["Piano lessons", "over 60 families in the village", false],
  ["Screen-driving golf lessons", "", false],
])("'%s' for '%s' is for people who decide alone: %s", (niche, audience, isOnly) => {
  expect(isForAdultsOnly({ niche, description: "", audience })).toBe(isOnly);
});

it.each([
  ["I teach swimming. Only adults, no children.", false],
  ["I teach swimming to all ages.", true],
])("a school of which is said '%s' is told of parents and families: %s", (description, isTold) => {
  const formData = {
    businessName: "Brackmann",
    niche: "swimming lessons",
    description,
    pages: ["Home", "Services", "FAQ", "Contact"],
  };
  const spec = buildSpec(
    onboardingSchema.parse({ formData, layoutSections: { testimonials: true } }),
    context,
  );
  const suggested = JSON.stringify([
    spec.projectRequirements.scope.features,
    spec.recommendations,
    spec.legalAndCompliance.industryNotes,
    draftContent(spec).slots.map(({ hint }) => hint),
  ]);
  expect(/parents|families|guardians/.test(suggested)).toBe(isTold);
  expect(suggested).toContain("learners");
});
