import { describe, expect, it } from "vitest";
import { formDataSchema } from "../../onboarding/form-data.ts";
import { publicWords } from "../public-words.ts";

const wordsOf = (answers: object) =>
  publicWords(formDataSchema.parse({ contact: { country: "GB" }, ...answers }));
const verdictsOf = (answers: object) =>
  wordsOf(answers).statements.map(({ kind, proposal, text }) => `${kind} ${proposal}: ${text}`);

describe("C-30.892 words after a bracket for the agency keep their subject", () => {
  it("what is taught is proposed as a sentence, and its parts are services", () => {
    const { statements, facts } = wordsOf({
      description:
        "We mend and teach in Leith. We have around 60 members (could be 70, I haven't counted since May) and teach fiddle, harp and, since the spring, a slow session for beginners on Tuesdays.",
    });
    expect(statements.map(({ proposal, text }) => [proposal, text]).slice(1)).toEqual([
      ["keep", "We have around 60 members"],
      ["keep", "(could be 70, I haven't counted since May)"],
      ["print", "We teach fiddle, harp and, since the spring, a slow session for beginners on Tuesdays."],
    ]);
    expect(
      facts
        .filter(({ kind, proposal }) => kind === "service" && proposal === "print")
        .map(({ text }) => text),
    ).toEqual(["fiddle", "harp"]);
  });

  it("but what is no deed of the same subject stays as it is", () => {
    expect(
      verdictsOf({
        description: "Our hall is in Leith (I owe the bank for it, don't print that) and in the old yard.",
      }).at(-1),
    ).toBe("unsure keep: and in the old yard.");
  });
});

describe("C-30.893 what is not done although people ask, and who bears a cancellation, is for visitors", () => {
  it.each([
    "Dont do hollow handles, people always ask, they need another machine and I havent got one.",
    "We don't do piano moves, everyone asks, it takes four men.",
    "If we call it off, moving the date is free.",
    "If we have to cancel the trip, rebooking is free of charge.",
  ])("%s", (text) => {
    expect(verdictsOf({ description: `We sharpen knives in Leith. ${text}` }).at(-1)).toBe(
      `unsure print: ${text}`,
    );
  });

  it.each([
    "Don't do photos of the staff, people always ask.",
    "If we call it off the site is free.",
    "Don't do it, they always ask and then don't pay.",
  ])("but not: %s", (contentNotes) => {
    expect(verdictsOf({ contentNotes }).filter((verdict) => verdict.startsWith("unsure print"))).toEqual([]);
  });
});

describe("C-30.894 an instruction that forbids a word or a picture is a wish, also with its reason", () => {
  it.each([
    "Don't say handmade, we're not, someone complained at the fair.",
    "Please don't write local, it isn't, most of it comes by lorry.",
    "No photos of the pupils' faces unless I've sent you the form for them.",
  ])("%s", (contentNotes) => {
    expect(verdictsOf({ contentNotes })).toEqual([`wish keep: ${contentNotes}`]);
  });

  it.each([
    "Don't say bankrupt, we're not.",
    "Don't say Tom, he's not here any more.",
    "Don't say luxury, it isn't, but keep that between us.",
    "Don't mention the divorce.",
  ])("but nothing private is: %s", (contentNotes) => {
    expect(verdictsOf({ contentNotes }).every((verdict) => verdict.startsWith("private keep"))).toBe(true);
  });
});
