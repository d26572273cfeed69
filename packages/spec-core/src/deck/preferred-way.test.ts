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
  [{ goals: ["Generate Leads", "get folk to text me"] }, "text"],
  [{ onlyForUs: "Text, dont call, I am under a bonnet all day." }, "text"],
  [{ contentNotes: "Please don't text me, the old number is gone." }, "call"],
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

it.each([
  "Booking is only by telephone or e-mail.",
  "We take no online bookings for now.",
  "We don't take bookings online.",
])("%j leaves no bookings for the site", (contentNotes) => {
  expect(takesBookings(specOf({ goals: ["Book Appointments"], contentNotes }))).toBe(false);
});
