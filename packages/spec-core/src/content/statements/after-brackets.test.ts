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

describe("a bracket for the agency leaves a list whole, without what it says", () => {
  it.each([
    [
      "Fillings: ham & leek, onion (my nan's, it took me 9 years to get the recipe off her), beef with stout, and plain potato.",
      "Fillings: ham & leek, onion, beef with stout, and plain potato.",
    ],
    [
      "Everything is local flour, milk from my neighbour's goats (they have names, I can send pictures), wild garlic when it grows.",
      "Everything is local flour, milk from my neighbour's goats, wild garlic when it grows.",
    ],
  ])("%s", (description, whole) => {
    const [first, second, ...others] = verdictsOf({ description });
    expect(first).toBe(`unsure print: ${whole}`);
    expect(second).toMatch(/^(?:private|wish) keep: \(/u);
    expect(others).toEqual([]);
  });

  it("a sentence in a new paragraph is no half", () => {
    expect(
      verdictsOf({
        description:
          "me and Tilda run it (Tilda owes me money still)\n\nwe mend nearly all bikes - cargo bikes, steel racers, kids bikes.",
      }).at(-1),
    ).toMatch(/^(?:fact|unsure) print: we mend/u);
  });
});

describe("words that invite what their rest forbids are not proposed without it", () => {
  it.each([
    "All we need is your passport number (by phone or at the desk, please do not have people sending it through the website).",
    "You get a quote from three photos (please don't let people post them, we lose them).",
    "All we need is a copy of the lease, please don't ask people to e-mail it through the website.",
    "Dogs are welcome (Owen - only one I think), £3 a night.",
  ])("%s", (description) => {
    expect(verdictsOf({ description }).join("\n")).not.toContain("print:");
  });

  it("nor those that a bracket corrects", () => {
    expect(
      verdictsOf({
        description: "Our cheese is local (a third comes from Kent, maybe write only 'English cheese').",
      })[0],
    ).toBe("unsure keep: Our cheese is local");
  });

  it.each([
    "We bake bread, please don't call us artisans.",
    "Hot showers are free (please put that in big letters).",
    "Homeowners and landlords, not letting agents, they dont pay.",
  ])("but a wish or a remark alone does not withhold them: %s", (description) => {
    expect(verdictsOf({ description })[0]).toMatch(/ print:/u);
  });
});

describe("a wish and its bracket stay together", () => {
  it.each([
    {
      description:
        "Could you put a really big photo of the boat at the top (the blue one, I'll send it), and a button so people can ask for a free chat.",
    },
    { contentNotes: "Keep the Welsh terms (hiraeth, cwtch, bara brith), with English in brackets." },
  ])("%j", (answers) => {
    expect(verdictsOf(answers)).toEqual([`wish keep: ${Object.values(answers)[0]}`]);
  });

  it("and what is only for the agency is not torn at its brackets", () => {
    const onlyForUs =
      "Also we're (quietly!!) moving in March so no bookings from mid Feb, please don't say why.";
    expect(verdictsOf({ onlyForUs })).toEqual([`private keep: ${onlyForUs}`]);
  });
});

describe("the reason of an instruction stays with it", () => {
  it.each([
    "- Don't say barber or salon, we have 3 women.",
    "Never write healer or guru, we do physiotherapy.",
    "Don't say granny or OAP, half of our members are under thirty.",
  ])("%s", (contentNotes) => {
    expect(verdictsOf({ contentNotes })).toEqual([`wish keep: ${contentNotes}`]);
  });

  it.each(["Don't say closing or moving, the staff don't know.", "Don't say insolvent, we have a problem."])(
    "but not as a wish if it is private: %s",
    (contentNotes) => {
      expect(verdictsOf({ contentNotes })[0]).toMatch(/^private keep/u);
    },
  );
});

it.each([
  "We offer colouring (Mia isn't qualified yet so from May), cuts and perms.",
  "We sell beer (the licence is still with the council), wine and cider.",
  "We do childcare (papers pending, keep quiet), clubs and parties.",
])("a bracket that limits an item of a list withholds it: %s", (description) => {
  expect(verdictsOf({ description }).filter((verdict) => verdict.includes(" print:"))).toEqual([]);
});

it("a second clause that is no reason is split from what is forbidden", () => {
  expect(
    verdictsOf({ contentNotes: "Don't put prices, we deliver all over Leeds on Tuesdays." }).at(-1),
  ).toBe("unsure print: we deliver all over Leeds on Tuesdays.");
});
