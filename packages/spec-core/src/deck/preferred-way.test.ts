import { expect, it } from "vitest";
import { onboardingSchema } from "../onboarding/schema.ts";
import { buildSpec } from "../spec/build-spec.ts";
import { context } from "../spec/forms.fixture.ts";
import { preferredWay } from "./preferred-way.ts";
import { takesBookings } from "./takes-bookings.ts";

const specOf = (answers: object) =>
  buildSpec(
    onboardingSchema.parse({
      formData: {
        businessName: "Quill Tuning",
        niche: "Harpsichord tuner",
        description: "I tune harpsichords.",
        contact: { phone: "01632 960111", country: "GB" },
        ...answers,
      },
    }),
    context,
  );

it.each([
  [{ description: "I tune harpsichords. Text best 01632 960111." }, "text"],
  [{ description: "I tune harpsichords. 01632 960111 text better im on the road." }, "text"],
  [{ goals: ["that people see the times and stop ringing me about them"] }, "few-calls"],
  [{}, "call"],
])("%j is reached by %s", (answers, way) => {
  expect(preferredWay(specOf(answers))).toBe(way);
});

it("a client who wants to be called or written to takes no bookings on the site", () => {
  const goals = ["Book Appointments"];
  const contentNotes = "One line asking people to call or email is enough.";
  expect(takesBookings(specOf({ goals }))).toBe(true);
  expect(takesBookings(specOf({ goals, contentNotes }))).toBe(false);
});
