import { describe, expect, it } from "vitest";
import { type OnboardingInput, onboardingSchema } from "../../onboarding/schema.ts";
import { buildSpec } from "../build-spec.ts";
import { context } from "../forms.fixture.ts";

type Answers = NonNullable<OnboardingInput["formData"]>;

const specOf = (formData: Answers) => buildSpec(onboardingSchema.parse({ formData }), context);
const featuresOf = (formData: Answers) => specOf(formData).projectRequirements.scope.features.join("\n");

describe("the evidence for features", () => {
  it.each<[string, Answers, RegExp]>([
    [
      "an industry alone",
      { niche: "Hardware shop", description: "Screws, paint and rope in Wick." },
      /reviews|returns/i,
    ],
    [
      "what is declined",
      { niche: "Hardware shop", contentNotes: "No reviews or ratings on the site please." },
      /reviews/i,
    ],
    [
      "the goal of a community",
      { niche: "Hardware shop", goals: ["Build Community"], description: "Screws." },
      /newsletter/i,
    ],
  ])("is not %s", (_name, answers, feature) => {
    expect(featuresOf(answers)).not.toMatch(feature);
  });

  it.each<[string, string, RegExp]>([
    ["the client", "I want a list of walks that I can update myself each week.", /^Editing by the client/m],
    ["pairs of pictures", "I'd like before and after photos with a slider.", /^Before-and-after slider/m],
    ["another service", "We need a customer portal button at the top.", /portal$/m],
    ["a quote", "Please add a get a quote button.", /^Quote request form/m],
    ["bookings", "I want a book now button that goes to my booking thing.", /^Booking button/m],
  ])("is a wish for %s", (_name, contentNotes, feature) => {
    const answers = { niche: "Fence painter", description: "I paint fences." };
    expect(featuresOf({ ...answers, contentNotes })).toMatch(feature);
    expect(featuresOf(answers)).not.toMatch(feature);
  });

  it("for a site that the client edits asks for an editor", () => {
    const contentNotes = "I want to be able to change the opening times myself.";
    expect(specOf({ niche: "Museum", contentNotes }).technology.backend.join()).toMatch(/content editor/);
    expect(specOf({ niche: "Museum" }).technology.backend.join()).not.toMatch(/content editor/);
  });

  it("for a booking by telephone or e-mail asks for no calendar", () => {
    const answers = { niche: "Cider maker", goals: ["Book Appointments"], pages: ["Home", "Contact"] };
    const description = "Cider tastings. Registration is by telephone or e-mail.";
    expect(specOf({ ...answers, description }).technology.approach).toBe("static-with-services");
    expect(specOf({ ...answers, description: "Cider tastings." }).technology.approach).toBe("application");
  });
});

it("a plan told in confidence adds nothing to the site", () => {
  const answers = { niche: "Sailmaker", description: "Sails.", contact: { country: "GB" } };
  const outline = (more: Answers) => JSON.stringify(specOf({ ...answers, ...more }).legalAndCompliance.pages);
  const plan = "We are hiring a third sewer in May, nobody knows yet.";
  expect(outline({ onlyForUs: plan })).not.toMatch(/Applications/);
});

it.each([
  ["I spent six years at a nonprofit in Leith and now draw wills.", false],
  ["15% off for registered charities.", false],
  ["We are a registered charity and lend tools.", true],
])("the number of a charity is asked of the charity itself: '%s': %s", (description, isAsked) => {
  const { requirements } = specOf({ niche: "Advice", description }).legalAndCompliance;
  expect(requirements.join().includes("number of the charity")).toBe(isAsked);
});

it("a share counts no people, and the niche may tell how many work there", () => {
  const sizeOf = (niche: string, description: string) =>
    specOf({ niche, description }).businessInfo.businessSize;
  expect(sizeOf("Conveyancing", "My practice is 100% conveyancing.")).toBe("Not specified");
  expect(sizeOf("Surveyors (6 staff)", "We survey barns.")).toBe("6 people");
});

it("advice on a checkout is for a site that sells", () => {
  const shop: Answers = { niche: "Cheese shop", description: "Our shop sells cheese, retail." };
  expect(specOf(shop).recommendations.niche.join()).not.toMatch(/checkout/);
  expect(
    specOf({
      ...shop,
      goals: ["Sell Products"],
      description: "We post cheese.",
    }).recommendations.niche.join(),
  ).toMatch(/checkout/);
});
