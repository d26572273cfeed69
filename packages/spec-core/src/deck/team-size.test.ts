import { expect, it } from "vitest";
import { teamSizeIn } from "../content/team-size.ts";
import { onboardingSchema } from "../onboarding/schema.ts";
import { buildSpec } from "../spec/build-spec.ts";
import { context } from "../spec/forms.fixture.ts";
import { draftContent } from "./index.ts";

it.each([
  ["The team consists of five people.", 5],
  ["We are a team of 12.", 12],
  ["There are six of us in the workshop.", 6],
  ["We employ nine people.", 9],
  ["We have four qualified electricians.", 4],
  ["We are 3 mechanics and an apprentice.", 3],
  ["My husband and I run it with a team of 25 tailors.", 25],
  ["I founded the firm. Our team consists of fifteen engineers.", 15],
  ["We have 12 staff in the shop.", 12],
  ["Courses for six nurses, groups of 10 teachers at most.", 0],
  ["The office has two rooms.", 0],
  ["The office is five minutes from the station.", 0],
  ["We have four chairs.", 0],
  ["Both of us are members.", 0],
  ["We keep the books of about 160 clients.", 0],
])("by '%s' %i people work there", (sentence, size) => {
  expect(teamSizeIn([sentence])).toBe(size);
});

/** The answer to who is on the team. */
function teamAnswer(description: string): string {
  const formData = { businessName: "A", niche: "Accountant", description, pages: ["Home", "FAQ"] };
  const { statements, facts } = buildSpec(onboardingSchema.parse({ formData }), context).content;
  const wordChoices = [...statements, ...facts].map(({ id }) => ({ id, print: true }));
  const spec = buildSpec(onboardingSchema.parse({ formData: { ...formData, wordChoices } }), context);
  return (
    draftContent(spec).slots.find(
      ({ id }) => id === "/faq#list.people.answer" || id.endsWith("people.answer"),
    )?.text ?? ""
  );
}

const founders = "We are an accountancy office, founded in 2014 by Mieke van Rossem and Joost Achterberg.";

it("where more people work there than are named, the named ones are not said to be the team", () => {
  expect(teamAnswer(`${founders} The team consists of five people.`)).toBe(
    "On the team, among others: Mieke van Rossem and Joost Achterberg.",
  );
  expect(teamAnswer(`${founders} There are two of us.`)).toBe(
    "The team: Mieke van Rossem and Joost Achterberg.",
  );
});
