import { describe, expect, it } from "vitest";
import { formDataSchema } from "../../onboarding/form-data.ts";
import { readStatements } from "./read-statements.ts";

const read = (answers: object) =>
  readStatements(formDataSchema.parse(answers)).map(
    ({ text, kind, proposal }) => [text, `${kind} ${proposal}`] as const,
  );
const verdictsOf = (answers: object): string[] => read(answers).map(([, verdict]) => verdict);

describe("what is said of the site's text is a wish, whatever the reason", () => {
  it.each([
    "BIG writing please my patients cant see.",
    "Large print please, most of them left their glasses at home.",
    "Really big letters because my customers are eighty.",
    "Please correct my english.",
    "Can you fix the spelling, I am bad at it.",
    "Proofread my English before it goes out.",
  ])("%s", (contentNotes) => {
    expect(verdictsOf({ contentNotes })).toEqual(["wish keep"]);
  });

  it.each([
    "Large print books, canvases and posters.",
    "We fix our mistakes for free.",
    "Can you correct my English? Yes, in every lesson.",
    "I teach English so that your English website sounds right.",
  ])("but this is none: %s", (description) => {
    expect(verdictsOf({ description })).not.toContain("wish keep");
  });
});

describe("a wish in the box for competitors is a wish", () => {
  it.each([
    "Something like the colour of the car, its a teal / blue green.",
    "Not red, red looks like stop",
    "No pink or purple please.",
    "I love how lark.example looks, lots of space.",
    "Please correct my english.",
  ])("%s", (competitors) => {
    expect(verdictsOf({ competitors })).toEqual(["wish keep"]);
  });

  it.each([
    "We don't want to fight with them on price.",
    "Their page is dreadful and they copy my photos.",
    "I want you to keep it between us that I worked there.",
    "No red tape with them.",
    "big producers of scales, they have own service but client waits 2 weeks.",
  ])("but what is said of competitors stays private: %s", (competitors) => {
    expect(verdictsOf({ competitors })).toEqual(["private keep"]);
  });
});

it("a colour that is ruled out is no wish where it is what is sold", () => {
  expect(
    verdictsOf({ description: "Merino jumpers. No red meat on our menu, no black pudding." }),
  ).not.toContain("wish keep");
});

it("a bracket that answers a wish belongs to it", () => {
  const contentNotes = "People keep asking is it sore, put something about that (it's not, mostly)";
  expect(read({ contentNotes })).toEqual([[contentNotes, "wish keep"]]);
});

it("a wish that its own sentence takes back is none", () => {
  const wish = "Also it would be great if people could see which toys are out";
  const takenBack = `${wish} but Gord says thats a whole other project so ignore unless it's easy`;
  expect(read({ description: takenBack })).toEqual([[takenBack, "private keep"]]);
  expect(verdictsOf({ description: `${wish}, even the old ones.` })).toEqual(["wish keep"]);
});

describe("words that are to be put in other words are a wish, with all of their sentence", () => {
  it.each([
    "Navigation in the car sends people on wrong side of the hill, must be written that they turn after the church and NOT after the sawmill!!",
    "It must say that they park behind the church.",
  ])("%s", (contentNotes) => {
    expect(read({ contentNotes })).toEqual([[contentNotes, "wish keep"]]);
  });
});

describe("what looks like a wish or a remark and may be for visitors is asked about", () => {
  it.each([
    ["Something like 210 families right now.", "unsure keep"],
    ["Something like a hundred members.", "unsure keep"],
    ["Nobody gets yelled at in my car.", "unsure keep"],
    ["Nobody is used to my ex.", "private keep"],
    ["What we need: more volunteers for Saturdays, and to stop getting bags of plastic.", "unsure print"],
    ["We are always looking for helpers, two have left us.", "private keep"],
    ["Something like 5 pages.", "wish keep"],
  ])("'%s' is %s", (description, verdict) => {
    expect(verdictsOf({ description: `We lend toys. ${description}` }).at(-1)).toBe(verdict);
  });
});

it.each([
  ["Nobody sends me measurements, so if the website can make them do it I am happy.", "wish keep"],
  ["I want fewer calls at night, so the site could tell people when I work.", "wish keep"],
  ["We are there on time, so your site can open on the day.", "fact print"],
])("C-30.898 what the site should achieve is a wish: %s", (description, verdict) => {
  const [, ...rest] = verdictsOf({ description: `We mend fences in Louth. ${description}` });
  expect(rest.every((one) => one === verdict)).toBe(verdict === "wish keep");
});
