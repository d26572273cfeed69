import { expect, it } from "vitest";
import { onboardingSchema } from "../../onboarding/schema.ts";
import { publicWords } from "../public-words.ts";
import { readStatements } from "./read-statements.ts";

const proposals = (formData: Record<string, unknown>): string[] =>
  readStatements(onboardingSchema.parse({ formData }).formData).map(({ proposal }) => proposal);

it.each([
  "We can't find trained staff, two groups run on agency.",
  "We cannot get good carers for love nor money.",
  "We have a boy with a heart condition so there is always a nurse.",
  "Takings were down in May.",
  "Somebody nicked the tip jar.",
  "Those discount crowds charge 300 quid and drill everything.",
  "The lock-up is only for parts, no customers there.",
])("a remark on the inside of the business is not proposed for print: '%s'", (description) => {
  expect(
    proposals({ description: `Little Oak is a day nursery in Hove. ${description}` }).slice(1),
  ).not.toContain("print");
});

it.each([
  "Children with allergies are welcome and eat with the others.",
  "We find a carer for every family within a week.",
  "Shoes for boys with wide feet.",
])("what it tells visitors is proposed: '%s'", (description) => {
  expect(proposals({ description: `Little Oak is a family business in Hove. ${description}` })).not.toContain(
    "keep",
  );
});

it("a hope about customers, and where the agency finds a list, are kept", () => {
  expect(proposals({ audience: "Hotels would be a dream" })).toEqual(["keep"]);
  expect(proposals({ contentNotes: "Names only where they signed, we have a list." })).toEqual(["keep"]);
});

it("what customers want to know is no wish for the website", () => {
  const audience = "Some have Grandad's box in the attic and want to know is it worth fixing.";
  expect(readStatements(onboardingSchema.parse({ formData: { audience } }).formData)[0]?.kind).toBe("unsure");
});

it("an address where nobody is to come is not proposed; one of a salon without walk-ins is", () => {
  const { facts } = publicWords(
    onboardingSchema.parse({
      formData: {
        description:
          "Store at 14 Mill Lane, Leeds LS4 2HQ, it's only for storage. Salon at 3 High Street, York YO1 7AA, no walk-ins please.",
        contact: { country: "GB" },
      },
    }).formData,
  );
  expect(
    facts.filter(({ kind }) => kind === "address").map(({ text, proposal }) => [text, proposal]),
  ).toEqual([
    ["14 Mill Lane, Leeds LS4 2HQ", "keep"],
    ["3 High Street, York YO1 7AA", "print"],
  ]);
});

it("the e-mail address to which a form's messages go is not proposed for visitors", () => {
  const { facts } = publicWords(
    onboardingSchema.parse({
      formData: {
        contentNotes: "A repair form with a photo, must go to repairs@lettings.example.",
        description: "Write to hello@lettings.example.",
      },
    }).formData,
  );
  expect(facts.filter(({ kind }) => kind === "email").map(({ text, proposal }) => [text, proposal])).toEqual([
    ["hello@lettings.example", "print"],
    ["repairs@lettings.example", "keep"],
  ]);
});

it.each([
  ["In winter many foreigners, in August everybody", "keep"],
  ["For the bags more the wives and people as a present", "keep"],
  ["Also the Dutch and English with the holiday houses", "keep"],
  ["On Saturdays mostly tourists.", "keep"],
  ["Decision makes quality manager or maintenance chief.", "keep"],
  ["Decision makers are usually the plant managers.", "keep"],
  ["The wife decides, the husband pays.", "keep"],
  ["It is usually the daughter who rings.", "keep"],
  ["60% women, 40% men.", "keep"],
  ["A third of them are from the village.", "keep"],
  ["More and more foreign owners.", "keep"],
  ["Most find us through Google or friends.", "keep"],
  ["All by word of mouth.", "keep"],
  ["More and more foreign owners, from this reason english page", "keep"],
  ["In winter, skiers and walkers.", "print"],
  ["Owners who book their dog for a week or more.", "print"],
  ["Half marathon runners and walkers.", "print"],
  ["Quality managers and maintenance chiefs.", "print"],
  ["For families and beginners.", "print"],
  ["Dutch and English families with holiday houses.", "print"],
  ["people who moved away, genealogy folks", "print"],
  ["My colleague moved away", "keep"],
])(
  "who comes when, decides, pays or rings, and how they found the business is a note to the agency: '%s' is proposed to %s",
  (audience, proposal) => {
    expect(proposals({ audience })).toEqual([proposal]);
  },
);
