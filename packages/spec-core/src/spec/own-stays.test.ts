import { expect, it } from "vitest";
import { onboardingSchema } from "../onboarding/schema.ts";
import { context } from "./forms.fixture.ts";
import { projectOf } from "./project.ts";

const sweep = {
  niche: "chimney sweeping",
  pages: ["Home", "Contact"],
  goals: ["Book Appointments"],
  description: "We sweep chimneys in Clun.",
  contact: { country: "GB" },
};
const paths = (answers: object): string[] =>
  projectOf(onboardingSchema.parse({ formData: { ...sweep, ...answers } }), context).legalPages.map(
    ({ path }) => path,
  );

it.each([
  [{ audience: "Farms, a lot of holiday lets round Clun, some landlords" }, false],
  [{ description: "We sweep chimneys and clean the stoves of holiday lets." }, false],
  [{ niche: "country house", description: "A double room is £90 a night." }, true],
])("C-32.1038 with %j bookings are paid, and their terms have a page: %s", (answers, isPaid) => {
  expect(paths(answers).includes("/booking-terms")).toBe(isPaid);
});
