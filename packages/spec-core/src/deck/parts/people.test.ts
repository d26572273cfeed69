import { expect, it } from "vitest";
import { onboardingSchema } from "../../onboarding/schema.ts";
import { buildSpec } from "../../spec/build-spec.ts";
import { context } from "../../spec/forms.fixture.ts";
import { draftContent } from "../index.ts";
import { belowName, roleOf } from "./people.ts";

const person = (text: string, about: string) =>
  ({
    id: text,
    kind: "person",
    field: "description",
    text,
    value: text,
    about,
    start: 0,
    end: text.length,
    proposal: "print",
    isConfirmed: true,
    isDecided: true,
  }) as const;

it.each([
  ["Coaches", "Coach"],
  ["Secretaries", "Secretary"],
  ["Waitresses", "Waitress"],
  ["Attorneys", "Attorney"],
  ["Nurses", "Nurse"],
  ["Partners", "Partner"],
  ["Actress", "Actress"],
])("each of two people called '%s' has the role '%s'", (about, role) => {
  const all = [person("Rhys Evans", about), person("Ann Lee", about)];
  expect(all.map((one) => roleOf(one, all))).toEqual([role, role]);
});

it.each([
  ["Coaches", "Coach"],
  ["Secretaries", "Secretary"],
  ["Directors", "Director"],
  ["Sales", "Sales"],
])("one person called '%s' has the role '%s'", (about, role) => {
  const one = person("Rhys Evans", about);
  expect(roleOf(one, [one])).toBe(role);
});

/** The texts of the entries of the team's page, and of the people below the story. */
function entriesOf(description: string, people: readonly string[]) {
  const formData = { businessName: "Otley Vets", description, pages: ["Home", "About", "Team"] };
  const { statements, facts } = buildSpec(onboardingSchema.parse({ formData }), context).content;
  const wordChoices = [...statements, ...facts].map(({ id }) => ({ id, print: true }));
  const { slots } = draftContent(
    buildSpec(onboardingSchema.parse({ formData: { ...formData, wordChoices } }), context),
  );
  const textsIn = (section: string): string[] =>
    people.map((name) => {
      const title = slots.find((slot) => slot.section === section && slot.text === name);
      return slots.find(({ id }) => id === title?.id.replace(/title$/u, "text"))?.text ?? "-";
    });
  return { team: textsIn("roster"), about: textsIn("people") };
}

it("C-36.706 a sentence about a person is in their entry, and an entry without one waits for it", () => {
  const { team, about } = entriesOf(
    "We look after cats and dogs. I'm Ruth Calder, I started it in 2011 after nine years at a big animal hospital in Leeds. Tom Okoro does the dentistry, he is in on Fridays only. Nobody waits long. Beth Lang joined us.",
    ["Ruth Calder", "Tom Okoro"],
  );
  expect(team[0]).toContain("I’m Ruth Calder, I started it in 2011 after");
  expect(team[1]).toContain("Tom Okoro does the dentistry");
  expect(team[1]).toContain("e is in on Fridays only.");
  expect(about[0]).not.toContain("2011");
  expect(about[1]).toContain("Tom Okoro does the dentistry");
});

it.each([
  ["Sarah Lyle, MRCVS, owner: horses and cattle.", "MRCVS, owner: horses and cattle."],
  ["Sarah Lyle: dogs and cats.", "Dogs and cats."],
  ["Sarah Lyle joined us in 2019.", "Sarah Lyle joined us in 2019."],
  ["Sarah Lyle, who rides, sees horses.", "Sarah Lyle, who rides, sees horses."],
  ["Sarah Lyle-Brown, MRCVS: horses.", "Sarah Lyle-Brown, MRCVS: horses."],
])("C-36.1016 below the name '%s' reads '%s'", (text, expected) => {
  expect(belowName(text, "Sarah Lyle")).toBe(expected);
});
