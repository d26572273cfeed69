import { describe, expect, it } from "vitest";
import { type OnboardingInput, onboardingSchema } from "../../onboarding/schema.ts";
import { buildSpec } from "../build-spec.ts";
import { context } from "../forms.fixture.ts";

const specOf = (formData: NonNullable<OnboardingInput["formData"]>) =>
  buildSpec(onboardingSchema.parse({ formData }), context);

it.each([
  [
    "one driving instructor",
    {
      niche: "Driving lessons",
      description: "I teach people to drive in Whangarei. Lessons are 60 min.",
      goals: ["Book Appointments", "Build Community"],
    },
    /forum|reschedul|reminder|course overview|enrollment/i,
  ],
  [
    "a toy library",
    {
      niche: "toy lending",
      description: "We lend toys. All volunteers.",
      goals: ["Educational Content", "Build Community"],
    },
    /forum|lessons or guides|video/i,
  ],
])("far-reaching features follow from no goal alone: %s", (_name, answers, far) => {
  expect(specOf(answers).projectRequirements.scope.features.join()).not.toMatch(far);
});

it("far-reaching features are proposed where the client speaks of such a thing", () => {
  const { features } = specOf({
    niche: "Language school",
    description: "Courses at six levels. People enrol in September. Reminders would be good.",
    goals: ["Book Appointments"],
  }).projectRequirements.scope;
  expect(features.join()).toMatch(/reminder e-mails.*Course overview.*Enrollment form/);
});

describe("features of the trade", () => {
  it.each([
    [
      "a helper with papers",
      { niche: "help with paperwork for foreigners", description: "NIE, TIE card, health card." },
    ],
    [
      "goats for hire",
      {
        niche: "goats for hire",
        description:
          "We rent out goats. They eat blackberry and ivy on slopes you can't get a mower on. We put up the electric fence, drop em off and haul em home.",
        audience: "homeowners with a hill, the city, vineyards",
      },
    ],
  ])("follow from no weak guess: %s", (_name, answers) => {
    const { businessInfo, projectRequirements, recommendations, legalAndCompliance } = specOf(answers);
    expect(businessInfo.industryConfidence).toBeLessThan(0.5);
    const said = JSON.stringify([
      projectRequirements.scope.features,
      recommendations.niche,
      legalAndCompliance.industryNotes,
    ]);
    expect(said).not.toMatch(/emergency|listings|filters|photo upload|details of health|insurance/i);
  });

  it("follow from a sure one, without what plain files cannot do", () => {
    const roofer = { niche: "Roofing contractor", description: "Roofs, gutters and chimneys." };
    const features = (goals: string[]) => specOf({ ...roofer, goals }).projectRequirements.scope.features;
    expect(features([])).toContain("Accreditations and insurance");
    expect(features([]).join()).not.toContain("upload");
    expect(features(["Generate Leads"])).toContain("Quote request with photo upload");
  });
});
