import { expect, it } from "vitest";
import { onboardingSchema } from "../../../onboarding/schema.ts";
import { clarificationsOf } from "../../clarifications.ts";
import { context } from "../../forms.fixture.ts";
import { projectOf } from "../../project.ts";
import type { Clarification } from "../clarification.ts";

/** The question about a weekday on this day, for notes. */
const askedAt =
  (now: string) =>
  (contentNotes: string): Clarification | undefined =>
    clarificationsOf(
      projectOf(onboardingSchema.parse({ formData: { contentNotes } }), { ...context, now: new Date(now) }),
    ).find(({ id }) => id === "date-weekday");

// The calendar: 9 May is a Friday in 2025, a Saturday in 2026 and a Sunday in 2027.
it("C-32.1182 a weekday that its date does not have when it next falls is asked about, with the right one", () => {
  const inMarch = askedAt("2026-03-01T12:00:00Z");
  expect(inMarch("The fair is Sunday 9 May, from 10.")?.question).toContain("9 May 2026 is a Saturday");
  expect(inMarch("The fair is Saturday 9 May, from 10.")).toBeUndefined();
  expect(inMarch("The fair is Saturday, May 9th.")).toBeUndefined();
  expect(askedAt("2026-06-01T12:00:00Z")("The fair is Saturday 9 May.")?.question).toContain(
    "9 May 2027 is a Sunday",
  );
  expect(askedAt("2026-06-01T12:00:00Z")("The fair is Sunday the 9th of May.")).toBeUndefined();
});

it("C-32.1183 a year that is written counts, and a day in the past is left alone", () => {
  const inMarch = askedAt("2026-03-01T12:00:00Z");
  expect(inMarch("The fair is Sunday 9 May 2027.")).toBeUndefined();
  expect(inMarch("We opened on Monday 9 May with one oven.")).toBeUndefined();
  expect(inMarch("The fair is on 9 May.")).toBeUndefined();
});
