import { describe, expect, it } from "vitest";
import { formDataSchema } from "../../onboarding/form-data.ts";
import { readStatements } from "./read-statements.ts";

const read = (description: string) =>
  readStatements(formDataSchema.parse({ description: `We mend boats in Oban. ${description}` })).slice(1);
const verdictsOf = (description: string): string[] =>
  read(description).map(({ kind, proposal }) => `${kind} ${proposal}`);
const isProposed = (description: string): boolean =>
  read(description).length > 0 && read(description).every(({ proposal }) => proposal === "print");

describe("what is said to visitors in chatty words is proposed for print", () => {
  it.each([
    // Whom the work is for, and where, with a laugh at its end.
    "I do hair for elderly ladies and gents in there own homes, all over Stoke, Newcastle-under-Lyme and as far as Leek if I've got two in the same street lol.",
    "We make cakes for birthdays and weddings, all over Fife haha",
    "I repair laptops and phones for students in Leeds lol!",
    // Nobody has to.
    "Pupils can take ABRSM exams but nobody has to.",
    "There is a summer concert, but nobody has to play in it.",
    "Members can help at the fair, though no one has to.",
    "There are no auditions and you don't need to read music, our leader teaches everything by ear.",
    // Who is welcome, and what is done for them.
    "PRSI and medical card patients are welcome, we do the paperwork for you.",
    // How to reach them.
    "I'm on roofs so leave a message.",
    "We are usually out in the boat, so please leave a message and we'll ring you back.",
    "If I don't pick up, leave a voicemail.",
    // Why people come.
    "Donal knows everything about what will survive near the sea, people come over from Crosshaven and Kinsale to ask him.",
    "Customers drive up from Cardiff and Newport for her sourdough.",
    "Moira knows all there is to know about old engines.",
    // How many they are.
    "There are eleven of us on the team now, more in the spring.",
    "Just me and my son Wyatt.",
    "It's just the two of us in the workshop.",
    "There's four of us, five in the summer.",
    // What they do best, where they go, how it began.
    "Terraced houses are what we're best at, getting light into the dark middle room.",
    "I also go into three care homes every week.",
    "Last December we raised £1,340 for the food bank.",
    "I took over in 2015 (I'm the daughter, Joanne).",
    "Set up in 2015 after Tom and I both got fed up with designing student blocks.",
    // The places that are left.
    "At the moment I only have daytime spaces for adults; after-school slots have a waiting list.",
    "We still have two places free on Thursdays.",
    "I can take new pupils at the moment.",
    "Evening classes have a waiting list.",
    "We have no spaces for under 5s at the moment.",
    "We're full until Easter at the moment.",
  ])("%s", (text) => {
    expect(isProposed(text)).toBe(true);
  });

  it("without the laugh", () => {
    expect(read("I repair laptops and phones for students in Leeds lol!").map(({ text }) => text)).toEqual([
      "I repair laptops and phones for students in Leeds",
    ]);
  });

  it("a group that says how many it is at the moment is asked about", () => {
    const choir =
      "We're a community choir in Hillsborough, around 55 members at the moment, started in 2011 by a few parents from the school gate.";
    expect(
      readStatements(formDataSchema.parse({ description: choir })).map(({ proposal }) => proposal),
    ).toEqual(["print"]);
  });
});

describe("but remarks in the same words are kept", () => {
  it.each([
    "Brendo forgets half the time lol.",
    "We sell the wine as local but it is from Spain lol",
    "I do nails but I am not really trained haha",
    "the van has no aircon lol",
    "Nobody has to know.",
    "Nobody has to hear about the court case.",
    "The council doesn't need to know about the shed.",
    "You don't need to know that.",
    "You don't need to read this out to my brother.",
    "I'm on the phone with the bank, so ring me later.",
    "I'm on holiday from Friday so leave it.",
    "Donal knows everything about my debts.",
    "Customers come from Lidl to complain about our prices.",
    "There were five of us, it's four since Easter, and I'm not replacing him.",
    "There are eleven of us on the team, one is off sick.",
    "There are nine of us really, though the list says thirty.",
    "Just me doing this, the board will want to see it first.",
    "Just me and my son, and he is leaving.",
    "Last December we raised £1,340 for the roof that the landlord will not mend.",
    "I took over in 2015 when my brother went bankrupt.",
    "Set up in 2015 after I was sacked.",
    "There's a waiting list on paper but really there are nine empty booths.",
    "At the moment I have 160 mandates and more than 200 I cannot do without a second person.",
    "We've six empty rooms at present, which is five more than I'd like.",
    "I have a waiting list because the scanner is in Rochester for parts.",
    "I'm currently full but expect openings in early spring.",
    "We're full until the landlord mends the roof, God help us.",
    "The paperwork for the licence is late.",
    "Anna does the paperwork.",
  ])("%s", (text) => {
    expect(verdictsOf(text).filter((verdict) => verdict.endsWith("print"))).toEqual([]);
  });
});

describe("whom it is for, in the answer on the audience", () => {
  it.each([
    "Anybody over 18 in north Sheffield who likes a sing, especially people who think they can't.",
    "Families in the city and out as far as Spiddal and Oranmore, people over 45 who need varifocals, and people who are fed up of being rushed.",
  ])("%s", (audience) => {
    const list = readStatements(formDataSchema.parse({ audience }));
    expect(list.map(({ proposal }) => proposal)).toEqual(["print"]);
  });

  it.each([
    "People who are fed up with us.",
    "Anybody who can't find parking at the big shop pays us nothing.",
  ])("but this is none: %s", (audience) => {
    const list = readStatements(formDataSchema.parse({ audience }));
    expect(list.map(({ proposal }) => proposal)).toEqual(["keep"]);
  });
});

describe("C-29.700 how owners tell visitors of themselves is proposed for print", () => {
  it.each([
    // Who began and who goes on, what the owner did before, where it began.
    "Mum started it 1991 I took over 2015.",
    "My grandparents opened the forge in 1952 and we took over from them in 1998.",
    "My uncle Luis opened it, now it's me (Teo) and my brother Rafa in the workshop.",
    "I worked in a boatyard in Leith for nine years before I got the shed in 2019.",
    "We opened in 2012 in what used to be a bank and the old safe is still the larder.",
    // Whom they are good with, how much people need, honest advice.
    "I'm good with old clocks and stubborn ones, thats about half of my customers now.",
    "Most pupils need 20 to 30 lessons and if we think you're not ready we'll say so and send you to a simulator.",
    "If I think it isn't worth mending I'll tell you so.",
    // A colleague, and how to reach them.
    "Marta Ruiz joined in 2016, she does most of the sails, covers, awnings, and she also teaches splicing on Sundays.",
    "Best to text me 07700 900318, I can't answer when I'm up a mast so leave a message.",
    "Easiest is to email or ring us on 01631 496 011.",
    "Orders by phone only please, on 01631 496 011.",
    "We're full on Fridays.",
    "There's a waiting list for Saturday slots at the moment but weekdays are open for repairs.",
    "The yard is by appointment only, it is not a shop so please no walk-ins.",
  ])("%s", (text) => {
    expect(isProposed(text)).toBe(true);
  });

  it("with all of their sentence, but without the remark at its end", () => {
    expect(
      read("Bookings by phone please, we don't take online bookings, we tried it and people didnt show up."),
    ).toEqual([
      expect.objectContaining({
        text: "Bookings by phone please, we don't take online bookings",
        proposal: "print",
      }),
      expect.objectContaining({ text: "we tried it and people didnt show up.", proposal: "keep" }),
    ]);
    const rule = "We have a small yard in Oban, by appointment only, it is not a shop so please no walk ins.";
    expect(read(rule).map(({ text }) => text)).toEqual([rule]);
  });

  it("and is asked about before it is printed", () => {
    expect(read("Dad started it 1987 I took over 2012.").map(({ kind }) => kind)).toEqual(["unsure"]);
  });
});

it("C-29.705 what a colleague does in the office is not proposed with when they joined", () => {
  expect(read("Marta Ruiz joined in 2016, she does the books and the wages.").at(-1)?.proposal).toBe("keep");
});

describe("C-29.701 but what only sounds like it is kept", () => {
  it.each([
    "Dad started it 1987 I took over 2012 when he went bankrupt.",
    "My brother opened it, now it's me and my lawyer.",
    "I was in prison in Leith for two years before I got the shed in 2019.",
    "I worked at a shop that owed me wages before I got the shed in 2019.",
    "I'm good with money, my wife isn't.",
    "If we think you are too slow we'll look for another agency.",
    "Best to ring me after six.",
    "Best to text me 07700 900318 about the website.",
    "There's a waiting list on paper but really the mornings are empty.",
    "Please no walk-ins from the agency.",
    "Please no pop-ups.",
  ])("%s", (text) => {
    expect(verdictsOf(text).filter((verdict) => verdict.endsWith("print"))).toEqual([]);
  });
});

describe("C-29.710 what a full list, a training and a salon's list say is proposed for print, whole", () => {
  it.each([
    "I'm fully booked at present but we keep a waiting list and there's a space coming up in May when one of my pupils moves on 🙂",
    "There are two places coming free in October.",
    "Ann trained at Kew, Bob was a baker for nine years before his sister roped him into bees.",
    "Most of our riders start with no balance and just want to hold on, that's fine.",
    "Colour, highlights, perms, wedding hair.",
  ])("%s", (text) => {
    expect(read(text).map((one) => [one.text, one.proposal])).toEqual([[text, "print"]]);
  });

  it.each([
    "I am full of regrets but I keep a list of who owes me.",
    "Ann trained at Kew, Bob was a baker for nine years before his wife dragged him into court.",
    "Most of our customers come once and just want to pay nothing, the bank knows.",
    "Most of our customers come to the site and just want to find the hours.",
    "Colours, fonts, logo.",
    "Colour, black and pink.",
  ])("but not: %s", (text) => {
    expect(verdictsOf(text).filter((verdict) => verdict.endsWith("print"))).toEqual([]);
  });
});
