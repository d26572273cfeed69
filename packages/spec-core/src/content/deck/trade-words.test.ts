import { expect, it } from "vitest";
import { onboardingSchema } from "../../onboarding/schema.ts";
import { buildSpec } from "../../spec/build-spec.ts";
import { context } from "../../spec/forms.fixture.ts";
import { draftContent } from "./index.ts";

const notesOf = (niche: string): string => {
  const form = {
    formData: { businessName: "Ironworks", niche, pages: ["Home", "Services", "Team", "Testimonials"] },
    layoutSections: { hero: true, services: true, testimonials: true, team: true, pricing: true },
  };
  const { slots } = draftContent(buildSpec(onboardingSchema.parse(form), context));
  return slots.map(({ hint }) => hint).join(" ");
};

it.each([
  ["Gym", "members"],
  ["Yoga studio", "members"],
  ["Veterinary practice", "pet owners"],
  ["Vet", "pet owners"],
  ["Dog groomer", "pet owners"],
  ["Dental practice", "patients"],
  ["Counsellor", "clients"],
  ["Charity", "people"],
])("C-36.208 the notes of a %s speak of %s", (niche, customers) => {
  const said = new Set(
    notesOf(niche).match(/patients|members|pet owners|customers|clients|(?<=what |who )people/g),
  );
  expect([...said]).toEqual([customers]);
});

it.each([
  ["Wedding photographer", "Book a session"],
  ["Bookbinding", "Book an appointment"],
  ["Guest house", "Book a room"],
])("C-36.247 where appointments are the goal, the button of a %s reads '%s'", (niche, label) => {
  const form = {
    formData: { businessName: "Harbour", niche, pages: ["Home", "Contact"], goals: ["Book Appointments"] },
  };
  const { slots } = draftContent(buildSpec(onboardingSchema.parse(form), context));
  expect(slots.filter(({ kind }) => kind === "button").map(({ text }) => text)).toContain(label);
});
