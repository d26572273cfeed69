import { expect, it } from "vitest";
import { type Answers, find } from "../asked.fixture.ts";

it.each([
  ["Out of hours they should call 111.", false],
  ["We come out of hours too.", true],
])("C-32.1380 '%s' promises to come: %s", (sentence, isAsked) => {
  const answers: Answers = { niche: "optician", pages: ["Home"], contentNotes: sentence };
  expect(find(answers, "emergency-terms") !== undefined).toBe(isAsked);
});

it.each([
  ["Cancellation 24 hrs or full fee charged.", false],
  ["Emergency tarp 24/7.", true],
])("C-32.1325 '%s' promises help at any time: %s", (description, isAsked) => {
  expect(find({ niche: "roofer", pages: ["Home"], description }, "emergency-terms") !== undefined).toBe(
    isAsked,
  );
});

it.each([
  ["Two slots for emergency appointments are held free each day.", false],
  ["We keep appointments free for emergencies every morning.", false],
  ["We come out for emergencies day and night.", true],
])("C-32.1128 '%s' promises immediate help: %s", (sentence, isAsked) => {
  const answers: Answers = { niche: "vet", pages: ["Home"], description: `We look after pets. ${sentence}` };
  expect(find(answers, "emergency-terms") !== undefined).toBe(isAsked);
});

it.each([
  ["Storm damage 24hr, just ring.", true],
  ["We come out day & night.", true],
  ["We answer within 24 hours.", false],
  ["Give us 24 hours notice.", false],
  ["24 hr gym next door.", false],
])("help at any hour, '%s', needs its terms: %s", (sentence, isAsked) => {
  const description = `We fell trees in Ely. ${sentence}`;
  expect(
    find(
      {
        pages: ["Home", "Pricing", "Contact"],
        contact: { country: "GB" },
        niche: "tree surgeon",
        description,
      },
      "emergency-terms",
    ) !== undefined,
  ).toBe(isAsked);
});

it.each<[string, Answers]>([
  [
    "hours",
    {
      niche: "Septic tanks",
      contact: { openingHours: "monday through friday 7 to 5 emergencies anytime" },
    },
  ],
  ["a sentence", { niche: "Locksmith", description: "We open doors. 24/7 emergency call-outs." }],
])("a page waits for the terms of emergencies in %s", (_, formData) => {
  expect(find(formData, "emergency-terms")).toMatchObject({ asks: "client", blocks: "page" });
});

it.each([
  "Emergency call-outs day and night, £120 an hour after 6pm.",
  "In an emergency call 999.",
  "We test emergency lighting.",
  "We have no emergency service at night.",
  "The gym is open 24/7.",
])("'%s' leaves nothing to ask about emergencies", (description) => {
  expect(find({ niche: "Locksmith", description }, "emergency-terms")).toBeUndefined();
});

it("emergency-terms is not asked about work in the dark", () => {
  const description = "We come at night or on the Monday when the course is closed.";
  expect(find({ niche: "Diving", description }, "emergency-terms")).toBeUndefined();
});

it.each([
  ["Mon-Fri 9-5. On call phone for clients out of hours", false],
  ["Mon-Fri 9-5, emergencies out of hours", true],
])("'%s' promises help in an emergency: %s", (openingHours, isPromise) => {
  const answers = { niche: "Home care agency", contact: { openingHours } };
  expect(find(answers, "emergency-terms") !== undefined).toBe(isPromise);
});
