import { expect, it } from "vitest";
import { onboardingSchema } from "../../onboarding/schema.ts";
import { context } from "../forms.fixture.ts";
import { projectOf } from "../project.ts";
import { messengersOf } from "./messengers.ts";

const of = (description: string, goals: string[] = []): string[] =>
  messengersOf(
    projectOf(onboardingSchema.parse({ formData: { niche: "Joiner", description, goals } }), context),
  );

it.each([
  ["Text me rather than ring.", ["text messages"]],
  ["Call or text, whichever suits.", ["text messages"]],
  ["Send a photo on WhatsApp.", ["WhatsApp"]],
  ["WhatsApp or text is best.", ["text messages", "WhatsApp"]],
  ["No WhatsApp please.", []],
  ["The text on the home page should be short.", []],
  ["I make stairs.", []],
])("'%s' tells of %j", (description, ways) => {
  expect(of(description)).toEqual(ways);
});

it("a goal tells it too", () => {
  expect(of("I make stairs.", ["get people to text me"])).toEqual(["text messages"]);
});
