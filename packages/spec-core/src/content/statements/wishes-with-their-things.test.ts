import { describe, expect, it } from "vitest";
import { formDataSchema } from "../../onboarding/form-data.ts";
import { readStatements } from "./read-statements.ts";

const read = (answers: object) =>
  readStatements(formDataSchema.parse(answers)).map(
    ({ text, kind, proposal }) => [text, `${kind} ${proposal}`] as const,
  );
/** The wishes of a description, and what of it is proposed for print. */
const wishesAndWords = (description: string) => {
  const list = read({ description });
  return {
    wishes: list.filter(([, verdict]) => verdict === "wish keep").map(([text]) => text),
    words: list.filter(([, verdict]) => verdict.endsWith("print")).map(([text]) => text),
  };
};

describe("of a sentence with a fact and a wish the fact is for visitors, and the wish names what it is about", () => {
  it.each([
    [
      "We don't do landscaping or grass cutting, people ring about that every single day so if the website could say it nicely that would save my mother's sanity.",
      "We don't do landscaping or grass cutting",
    ],
    [
      "At the moment I only have daytime spaces for adults; after-school slots have a waiting list and it would be useful if people could join it through the site.",
      "At the moment I only have daytime spaces for adults; after-school slots have a waiting list",
    ],
    [
      "Structural engineer and council fees are separate, that surprises people so I'd like it said clearly.",
      "Structural engineer and council fees are separate",
    ],
    [
      "We are always short of tenors and basses (please make something of that, we are desperate!).",
      "We are always short of tenors and basses",
    ],
    [
      "Parking is free behind the church, so it would be good if the map showed it.",
      "Parking is free behind the church",
    ],
    [
      "We don't do call-outs on Sundays, everyone rings about that so can the site say so.",
      "We don't do call-outs on Sundays",
    ],
    ["We've a dog-friendly garden (do make a thing of it please).", "We've a dog-friendly garden"],
    [
      "Skips have to be booked two days ahead, which surprises people, so I'd like it clear.",
      "Skips have to be booked two days ahead",
    ],
    [
      "We open at six for the fishermen, customers always ask about that so please put it at the top.",
      "We open at six for the fishermen",
    ],
  ])("%s", (text, fact) => {
    const { wishes, words } = wishesAndWords(text);
    expect(wishes).toEqual([text]);
    expect(words.map((word) => word.toLowerCase())).toEqual([fact.toLowerCase()]);
  });

  it.each([
    "We hate the old logo, so please make it go away.",
    "My wife is ill, people ask about that so please keep it off the site.",
    "My brother owes the bank, that surprises people so I'd like it said to nobody.",
  ])("but nothing private is proposed: %s", (text) => {
    expect(wishesAndWords(text).words).toEqual([]);
  });
});

describe("what is asked of the website is a wish", () => {
  it.each([
    "Can we have a form where they put from and to postcodes?",
    "Could there be a page with all the dogs on it and what they're like?",
    "can it show where i am each week?",
    "Could the form ask what floor they're on?",
    "Can you do a list people can print out and take to the paddock?",
    "Could you make it gentle, no hard edges?",
    "Is it possible to have the page also in Romanian language?",
    "Can people pay a deposit online?",
    "Could the prices be a list and not a picture?",
    "Current site is Tom's old Wordpress thing and it has two projects from 2017 on it, please don't copy anything from there.",
    "We've an old site my nephew did, don't copy anything off it, the prices are years out of date.",
    "Please don't take any of the texts from the old site.",
    "Nothing from the current website should be reused.",
    "Is there a way for members to log in?",
  ])("in the description: %s", (text) => {
    expect(read({ description: text }).map(([, verdict]) => verdict)).toEqual(["wish keep"]);
  });

  it("with what is said of its cost, as one wish", () => {
    const wish =
      "Could the members have somewhere to get the practice recordings? If that costs too much leave it for later.";
    expect(read({ description: `We sing folk. ${wish}` }).at(-1)).toEqual([wish, "wish keep"]);
  });

  it.each([
    "Owners' names shouldn't appear, just the area.",
    "Children's faces must not be shown.",
    "Customers' addresses should not be visible anywhere.",
    "Please let me read anything clinical before it goes live, we have advertising rules to follow.",
    "I should like to approve every line before it is published.",
    "Send me the texts before they go online please.",
    "Start from scratch, dont carry over the old texts.",
    "big writing please",
    "the number needs to be at the top",
    "black + green pls",
    "navy and white please",
  ])("in the notes: %s", (text) => {
    expect(read({ contentNotes: text }).map(([, verdict]) => verdict)).toEqual(["wish keep"]);
  });

  it.each([
    "Most architects' sites are too cool to tell you what it costs, we don't want that.",
    "Their sites are all pop-ups, I don't want this.",
  ])("in the answer on competitors: %s", (text) => {
    expect(read({ competitors: text }).map(([, verdict]) => verdict)).toEqual(["wish keep"]);
  });

  it.each([
    ["description", "Can you send the invoice to the limited and not to me?"],
    ["description", "Can you ring rather than email?"],
    ["description", "Could I pay the second half in September?"],
    ["description", "Can you tell me if the hosting is per month?"],
    ["description", "Can we start in March, I have no money before?"],
    ["description", "Could you keep my ex out of this?"],
    ["contentNotes", "Gavin's name should not be shown as a driller, his licence is under review."],
    ["contentNotes", "My partner's name cannot appear, he is still under bond."],
    ["competitors", "The big building sites are all theirs, we don't want that."],
    ["competitors", "We don't want to fight with them on price."],
  ])("but what is for the agency alone is none (%s): %s", (field, text) => {
    expect(read({ [field]: text }).map(([, verdict]) => verdict)).not.toContain("wish keep");
  });

  it("nor is a question of visitors with its answer", () => {
    expect(read({ description: "Can we bring our dog? Yes, if it is on a lead." }).at(-1)?.[1]).toMatch(
      /print$/,
    );
  });
});

describe("when to ring the client is for the agency, and no wish about the website", () => {
  it.each([
    ["I hate computers so keep it simple please, ring me after 6", "ring me after 6"],
    ["No pop-ups please, and call me only in the evening.", "call me only in the evening."],
    ["I'd like it in green, text me if you need photos.", "text me if you need photos."],
  ])("%s", (text, remark) => {
    for (const field of ["description", "contentNotes"]) {
      const list = read({ [field]: text });
      expect(list.at(-1)).toEqual([remark, "private keep"]);
      expect(list[0]?.[1]).toBe("wish keep");
    }
  });
});
