import { describe, expect, it } from "vitest";
import { type Answers, decided, find } from "../asked.fixture.ts";

it("C-32.1382 whom customers should not bring is not one of the business", () => {
  const people = (contentNotes: string) => find({ niche: "dressmaker", contentNotes }, "people-unnamed");
  expect(people("Bring the shoes you will wear, and not six friends, two is plenty.")).toBeUndefined();
  expect(people("Six teachers work here.")).toBeDefined();
});

it("relatives are asked about where they work with customers", () => {
  const people = (description: string) => find({ description }, "people-unnamed") !== undefined;
  expect(people("My wife Maud and me keep the hut.")).toBe(false);
  expect(people("In summer my cousin Ines teaches.")).toBe(true);
});

describe("no question on what the words refuse, tell elsewhere or only seem to name", () => {
  it("others-named: a kind of customer", () => {
    const tanks: Answers = { niche: "septic tanks", description: "Grease traps we do for restaurants too." };
    expect(find(tanks, "others-named")?.quotes.join() ?? null).toBeNull();
  });
});

const quotesOf = (answers: Answers, id: string): readonly string[] => find(answers, id)?.quotes ?? [];

it("a quarrel, a manner of speaking and who took the photos name nobody to be shown", () => {
  for (const description of [
    "My brother and I are in a dispute about the lower block.",
    "No Sundays, my wife will kill me.",
    "My daughter took photos with her phone.",
  ])
    expect(quotesOf({ description }, "people-unnamed")).toEqual([]);
  expect(quotesOf({ description: "My daughter teaches the small ones." }, "people-unnamed")).not.toEqual([]);
});

it("a page about the business without anybody waits for who may be named, as does an offer with a name", () => {
  const people = (answers: Answers) =>
    find(
      {
        niche: "workshop",
        contact: { country: "GB" },
        description: "We weld. My brother Kevin helps in the yard.",
        ...answers,
      },
      "people-unnamed",
    )?.blocks;
  expect(people({ pages: ["Home"] })).toBe("nothing");
  expect(people({ pages: ["Home", "About"] })).toBe("page");
  expect(
    people({ pages: ["Home"], offers: [{ name: "Course", what: "a day with Kevin", price: "£90" }] }),
  ).toBe("page");
});

it("C-32.1101 who only helps the client with a file is nobody to show", () => {
  const of = (contentNotes: string): Answers => ({ niche: "Cello lessons", pages: ["Home"], contentNotes });
  expect(find(of("I'll send the picture when my nephew shows me how."), "people-unnamed")).toBeUndefined();
  expect(find(of("My nephew restores the cellos with me."), "people-unnamed")).toBeDefined();
});

it.each([
  ["It's just me (Anna) and my bike.", false],
  ["It's me (Anna) and Peter, who does the cats.", true],
])("C-32.1139 '%s' names somebody besides the owner: %s", (description, isAsked) => {
  expect(find({ niche: "dog walking", pages: ["Home"], description }, "people-unnamed") !== undefined).toBe(
    isAsked,
  );
});

it("C-32.1049 a person in brackets is quoted with the name before them", () => {
  const description = "We mind six children, me and my helper Ada (she is my niece).";
  expect(find({ pages: ["Home"], description }, "people-unnamed")?.quotes).toEqual([description]);
});

it.each([
  ["Driving instruction", false],
  ["Pool table repairs", false],
  ["Physiotherapy practice", true],
  ["Museum", true],
])("C-32.66 %s: asked for the way in without stairs: %s", (niche, isAsked) => {
  expect(find({ pages: ["Home"], niche }, "access-untold") !== undefined).toBe(isAsked);
});

it.each(["My nephew drew a footprint logo, it has six toes.", "My daughter will tell you put whatsapp."])(
  "C-32.63 '%s' names nobody whom the site should show",
  (contentNotes) => {
    const answers: Answers = { pages: ["Home"], description: "We wash.", contentNotes };
    expect(find(answers, "people-unnamed")).toBeUndefined();
  },
);

it("C-32.57 a remark on somebody's troubles is no question on who the people are", () => {
  const description = "We fix boats. My dad had the yard since 2004, he drinks.";
  expect(find({ pages: ["Home"], description }, "people-unnamed")).toBeUndefined();
});

it("C-32.40 whoever made the site or the pictures is not asked about as a person to be shown", () => {
  const isAsked = (description: string): boolean =>
    find({ pages: ["Home"], description }, "people-unnamed") !== undefined;
  expect(isAsked("My cousin restores the frames.")).toBe(true);
  expect(isAsked("My cousin made the website years ago.")).toBe(false);
  expect(isAsked("My daughter took all the photos.")).toBe(false);
  expect(isAsked("Logo is a snail shell, my nephew drew it.")).toBe(false);
});

it('C-32.1370 "area-served" is not asked where nothing of the kind is meant', () => {
  const answers: Answers = { pages: ["Home"], audience: "Parents in Linz and surroundings." };
  expect(find(answers, "area-served")).toBeUndefined();
});

it("C-32.1374 who is named is asked how they are shown, and not who they are", () => {
  const of = (description: string) =>
    find(decided({ niche: "boatyard", pages: ["Home"], description }), "people-unnamed")?.question;
  expect(of("We're Rob and Ann-Marie, we've been doing gardens round Ludlow.")).toMatch(
    /^How should the site show/,
  );
  expect(of("My cousin restores the frames.")).toMatch(/^Who are these people/);
});
