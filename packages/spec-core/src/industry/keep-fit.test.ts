import { expect, it } from "vitest";
import { industryOf } from "./classify.ts";

const form = { businessName: "", description: "", audience: "" };

it.each([
  "Yoga studio",
  "Pilates and barre classes",
  "Reformer pilates. No physiotherapy!",
  "Gym with free weights",
  "Personal trainer in Cork",
  "Yogastudio in Graz",
])("'%s' has no patients", (niche) => {
  expect(industryOf({ ...form, niche })).toMatchObject({ industry: "General Business" });
});

it.each([
  "Physiotherapy and pilates studio",
  "Yoga therapist",
  "Massage and yoga",
  "Dental practice",
  "Gym for rehabilitation after surgery",
])("'%s' is of health", (niche) => {
  expect(industryOf({ ...form, niche }).industry).toBe("Healthcare");
});

it("what the client is not, and may not write, makes no studio a clinic", () => {
  const description =
    "We are NOT therapists. Please nothing like 'cures sciatica'. People come with a note from the doctor and I must say no.";
  const { industry, evidence } = industryOf({ ...form, niche: "Hatha yoga and pilates", description });
  expect(industry).toBe("General Business");
  for (const word of ["therapists", "sciatica", "doctor"]) expect(evidence).not.toContain(word);
});
