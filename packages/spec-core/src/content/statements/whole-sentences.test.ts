import { describe, expect, it } from "vitest";
import { formDataSchema } from "../../onboarding/form-data.ts";
import { readStatements } from "./read-statements.ts";

const read = (answers: object) =>
  readStatements(formDataSchema.parse(answers)).map(
    ({ text, kind, proposal }) => [text, `${kind} ${proposal}`] as const,
  );
const described = (description: string) => read({ description });
const offered = (description: string): string[] =>
  described(description).flatMap(([text, verdict]) => (verdict.endsWith("print") ? [text] : []));

describe("a piece that is no sentence by itself stays with its sentence", () => {
  it.each([
    "Lessons are Tuesdays and Thursdays, 7 till 8, not in August as they shut the boiler.",
    "I come with my small boat which is a bar in fact, my knife and the ice, I need only a place flat and water.",
    "We have 11 hectares of walnut trees and the mill with the stone wheel, he turns again since 1996 when my father has repaired it.",
    "We don't sell, people always ask do we sell. Well we have the rail sale every January.",
    "We open daily from 9 to 5. Except Mondays.",
    "Full sets for Oliver, Annie, Les Mis (not all the soldiers), Hairspray, all the pantos.",
    "I started in the shed behind the old mill in 1994 when a man from Corofin left a Jeffries with a bellows like a colander on the bench and never asked what it would cost.",
    "12 months warranty on parts, but not if you drop it again.",
    "Dogs welcome, though not on the beds, and there are sheep on both sides.",
  ])("%s", (text) => {
    expect(described(text).map(([words]) => words)).toEqual([text]);
  });

  it("a thing that somebody owns begins no request", () => {
    const orders =
      "last Christmas was a mess because orders were on facebook and on a pad and on my sons phone and two people got the same";
    expect(offered(orders)).toEqual([]);
    expect(described(orders)).toHaveLength(1);
  });

  it("the halves around a private bracket are not proposed", () => {
    expect(offered("We are open Monday (my wife hates Tuesdays) to Friday.")).toEqual([]);
  });

  it("an exception after a line of its own, and 'Well' where nothing was refused, begin a statement", () => {
    expect(described("We open daily from 9 to 5.\nExcept for Mondays we bake rye.")).toHaveLength(2);
    expect(described("We bake bread. Well we also bake rolls.")).toHaveLength(2);
  });
});

describe("talk and notes to oneself are not proposed", () => {
  it.each([
    "Right, where to start.",
    "Where do I start.",
    "What else can I say.",
    "Level 2 teacher, and the disabilities certificate somewhere.",
    "We had a medal in Paris, it is on the wall I will look.",
  ])("%s", (text) => {
    expect(offered(text)).toEqual([]);
  });

  it.each(["Where do I start? Book a taster lesson.", "So. We press walnuts near Martel."])(
    "but what follows is: %s",
    (text) => {
      expect(offered(text)).toHaveLength(1);
    },
  );
});

describe("what may be for visitors and hurts nobody is asked about, and not proposed", () => {
  it.each([
    "Me and my sister in law make perogies, by hand, frozen, in the hall kitchen in Saskatoon.",
    "My brother and I bake bread, frozen in bags of six.",
    "Used to be a midwife in Limerick.",
    "The oysters are from my cousin at Marennes, number 3 mostly.",
    "I need only a place flat and water.",
    "No lessons in August as they shut the boiler.",
    "NO rhododendrons or azaleas on the site, it will kill them.",
    "No wrist watches and no batteries please.",
    "The oil keeps 9 months closed, the people put it near the oven and then it is bad.",
    "Customers have cracked three tiles in a bathroom they otherwise like and don't want to rip it out.",
    "Nobody must jump and nobody must put the head under the water when he does not want, but in lesson three we put the head under water.",
  ])("%s", (text) => {
    expect(described(text).map(([, verdict]) => verdict)).toEqual(["unsure keep"]);
  });

  it.each([
    "I am insured, people ask.",
    "My hip is being done in november so nothing then, not sure if you need that.",
    "If someone sends a box I look at it first and ring with a price, nothing is done till they say yes.",
    "Minimum to send 3 bottles because of the carton, the post costs me around 9 €.",
  ])("in notes too: %s", (contentNotes) => {
    expect(read({ contentNotes }).map(([, verdict]) => verdict)).toEqual(["unsure keep"]);
  });

  it.each([
    "I used to be a nurse at the Royal till the burnout.",
    "My brother and I bake bread but he owes the bank.",
    "We are not insured in August.",
    "We closed the kitchen after the inspection in March and reopened it quietly.",
    "My father started it in 1991 with money that he stole.",
    "The honey is from my cousin in Wales, don't say.",
    "I need a website before the summer.",
    "Nobody must know.",
    "Nobody must find the letters from the bank.",
  ])("what would hurt somebody stays private: %s", (text) => {
    expect(described(text).map(([, verdict]) => verdict)).toEqual(["private keep"]);
  });
});

it("what acts on the thing in a sentence that is not printed is asked about, and printed after one that is", () => {
  const checks = "We check it against roughly 41,000 tiles in our racks in Attercliffe.";
  expect(described(`They send a photograph. ${checks}`).at(-1)).toEqual([checks, "unsure print"]);
  const delivers = "We deliver it to shops.";
  expect(described(`We bake bread in York. ${delivers}`).at(-1)).toEqual([delivers, "fact print"]);
});

describe("wishes about the website are no words for visitors", () => {
  it.each([
    "No prices please, it depends of the number of guests.",
    "No photos please.",
    "No pink please.",
    "No photos on the site please.",
    "How to cook them should be on there.",
  ])("%s", (text) => {
    expect(described(text).map(([, verdict]) => verdict)).toEqual(["wish keep"]);
  });

  it("the instruction that such a wish announces is proposed", () => {
    expect(
      read({ contentNotes: "How to cook them should be on there. From frozen, boil 8 minutes." }).at(-1),
    ).toEqual(["From frozen, boil 8 minutes.", "unsure print"]);
    expect(
      read({ contentNotes: "How to find us should be on there. I wonder who drew that map." }).at(-1)?.[1],
    ).not.toBe("unsure print");
  });
});

it("'no' as an answer ends a sentence, before a number it does not", () => {
  expect(described("I don't know, perhaps no. Visits of the mill in July.")).toHaveLength(2);
  expect(described("Our registration no. Twelve is on the door.")).toHaveLength(1);
});

it("a verb behind the people who do it begins no sentence", () => {
  const text =
    "I want a thing where people put in how many bedrooms and if it's a bond clean and what date and it comes to me as a text not an email.";
  const [first] = readStatements(formDataSchema.parse({ contentNotes: text }));
  expect(first?.text).toMatch(/people put in how many bedrooms/);
});

describe("C-29.702 a sentence stays whole", () => {
  it.each([
    // An indirect question after 'find out'.
    "What I want is for parents to be able to find out what's on at the club without ringing me every week",
    // A clause that visitors may read as well as the whole.
    "We have a small workshop by the river, by appointment only, it is not a shop so please no walk-ins.",
  ])("%s", (description) => {
    expect(described(description).map(([words]) => words)).toEqual([description]);
  });

  it("'max.' can end it", () => {
    expect(
      described("One kiln, 12 wheels max. I'm Bea. Max. 6 people, min. two.").map(([words]) => words),
    ).toEqual(["One kiln, 12 wheels max.", "I'm Bea.", "Max. 6 people, min. two."]);
  });
});

describe("C-29.712 a customer's words and their signature are one statement, which is not the business's own", () => {
  it.each([
    'Two quotes you may use: "They mended the roof and the cat likes them." Mrs Holt, Deal.',
    '"The roof is dry. I didn\'t think it could be." J. & R. Moss, Hythe.',
    "“Dry at last.” – Ann from Deal",
  ])("%s", (contentNotes) => {
    expect(read({ contentNotes })).toEqual([[contentNotes, "wish keep"]]);
  });

  it("two in one answer are two, and a private lead stays private", () => {
    const quotes = ['Use this: "Dry at last." Mrs Holt, Deal.', '"Not one leak. Not one." Bob Moss, Hythe.'];
    expect(read({ contentNotes: quotes.join(" ") }).map(([text]) => text)).toEqual(quotes);
    const secret = 'Do not show anyone, my ex wrote: "He is a fraud." Mrs Holt, Deal.';
    expect(read({ contentNotes: secret })).toEqual([[secret, "private keep"]]);
  });

  it("in a description it is asked about; the words without a signature are dictated as before", () => {
    const quote = '"The best roof in Kent." Mrs Holt, Deal.';
    expect(described(quote).map(([text, verdict]) => [text, verdict.split(" ")[0]])).toEqual([
      [quote, "unsure"],
    ]);
    expect(read({ contentNotes: 'Please put "We work in the dry" on the front page.' })).toContainEqual([
      "We work in the dry",
      "fact print",
    ]);
  });
});

it("C-29.713 what the owner wants to be clear is dictated, without the wish", () => {
  const whole =
    "We do not tow caravans and would like that to be clear before people ring, because it upsets them.";
  expect(described(whole)).toEqual([
    [whole, "wish keep"],
    ["We do not tow caravans", "fact print"],
  ]);
  for (const remark of [
    "He drinks and I want that to be clear to you.",
    "I do most jobs for cash and I want it to be clear.",
    "We moved in March and would like that to be known.",
  ])
    expect(described(remark).filter(([, verdict]) => verdict?.endsWith("print"))).toEqual([]);
});
