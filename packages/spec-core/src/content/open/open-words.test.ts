import { describe, expect, it } from "vitest";
import { formDataSchema } from "../../onboarding/form-data.ts";
import { publicWords } from "../public-words.ts";
import { firstWay } from "./first-way.ts";
import { hedgeIn } from "./hedges.ts";

const open = (answers: object) => publicWords(formDataSchema.parse(answers)).open;

describe("C-32.16 sentences that leave something open are distinguished from those that do not", () => {
  it.each([
    ["Colour of the door: green or blue, not decided", "choice"],
    ["£20 call-out? or £25", "choice"],
    ["A blog, or maybe only news", "choice"],
    ["Evening classes too, I go back and forth on it", "choice"],
    ["We opened the second shop in 2014 or 2015", "recall"],
    ["I think it was 60 boats", "recall"],
    ["9 rooms with a bath, no, 8 if you count properly", "recall"],
    ["A walk of 2 hours, 900 m no sorry 780 m of climb", "recall"],
    ["We won a medal, I'll look for the paper", "promise"],
    ["My partner will send you the price list", "promise"],
    ["A letter from a client, I have to ask her first", "consent"],
    ["I'd love customers to be able to see what is in stock", "function"],
    ["Guests must see which days are free", "function"],
    ["could we have a link to the choir", "function"],
    ["Do we need a cookie banner?", "advice"],
    ["can i do it in three", "advice"],
    ["Boat names are painted by hand, I can get the list", "promise"],
    ["Last year 40 boats, or it was 45 with the loans", "recall"],
    ["Some ferries take dogs, I would have to check which", "recall"],
    ["We use Tillo in the shop, no idea if it does websites", "advice"],
    ["I'm thinking of a class in the spring", "plan"],
    ["The rest is paid a week before, we have to decide", "choice"],
    ["Mooring only for members... or for all in winter", "choice"],
    ["Bring a friend and pay less, 15% or so", "recall"],
    ["We have the register, number we send.", "promise"],
    ["The choir starts again once Ann is back", "plan"],
    ["Guild member, it lapsed but I'm renewing", "plan"],
    ["We are thinking of closing on Mondays", "plan"],
    ["I might give up weekends", "plan"],
    ["The parrot could have a page, half serious", "mood"],
  ])("'%s' leaves something open: %s", (text, kind) => {
    expect(hedgeIn(text)?.kind).toBe(kind);
  });

  it("a short question is for the agency in the notes and for visitors elsewhere", () => {
    expect(open({ contentNotes: "Mooring? Some offer it." }).points.map(({ text }) => text)).toEqual([
      "Mooring?",
    ]);
    expect(open({ description: "Leaking hull? We mend it." }).points).toEqual([]);
    expect(open({ contentNotes: "Need a login for members? later." }).points).toHaveLength(1);
    expect(open({ contentNotes: "Tired boat?" }).points).toEqual([]);
  });

  it.each([
    "Thinking of a wedding on the water?",
    "You can check which boats are free.",
    "Do you need a plumber in York?",
    "We are open till late, Friday to Sunday.",
    "Two or three guests to a room.",
    "We think of everything, from cake to candles.",
    "No job too small.",
    "You can pay by card or cash.",
    "Children may come along.",
    "We will send the parcel on the same day.",
    "I want the year of the boat in the message, otherwise I have to ask 5 times.",
    "I have to ask for a deposit.",
    "n/a",
  ])("'%s' leaves nothing open", (text) => {
    expect(hedgeIn(text)).toBeNull();
  });

  it.each([
    "Not sure if I need a blog?? you tell me.",
    "Should the prices be on it? Up to you.",
    "Do we need a shop? What do you recommend?",
  ])("a question that is handed to the agency is one open point: %s", (question) => {
    const { points } = open({ description: `We bake cakes in York. ${question}` });
    expect(points.map(({ kind, text }) => [kind, text])).toEqual([["advice", question]]);
  });

  it("a long sentence is quoted by the clauses around the open point, and without punctuation by the words near it", () => {
    const clauses = "we have rooms and boats and bread, ".repeat(12);
    const [marked] = open({ description: `${clauses}the price is not decided, ${clauses}` }).points;
    expect(marked?.text).toContain("the price is not decided");
    expect(marked?.text.length).toBeLessThanOrEqual(200);
    const [plain] = open({ description: `${"lorem ".repeat(60)}not decided${" ipsum".repeat(60)}` }).points;
    expect(plain?.text).toContain("not decided");
    expect(plain?.text.length).toBeLessThanOrEqual(200);
  });

  it.each([
    ["Ann Lee Weddings (or just Ann Lee? what do you think)", "Ann Lee Weddings"],
    ["Rose & Crown", "Rose & Crown"],
    ["something with trees? not sure", ""],
  ])("C-32.19 the open name '%s' is shown as '%s' until it is decided", (answer, name) => {
    expect(firstWay(answer)).toBe(name);
  });
});

describe("C-32.17 answers that contradict each other are distinguished from those that do not", () => {
  it.each([
    ["number", "We have built over 300 kitchens.", "About 250 kitchens so far, I counted."],
    ["refusal", "Saddles £90, bridles £40.", "We no longer repair saddles."],
    ["refusal", "No rabbits.", "rabbit nails £9"],
    ["refusal", "No horses.", "Horse wash £40"],
    ["refusal", "No houses.", "House painting £900"],
    ["refusal", "No buses.", "Bus wash £60"],
    ["price", "Wash £15, perm £60.", "Don't put prices for perms, just say call."],
    ["price", "Wash £15, perm £60.", "dont put the 60 on there"],
    ["prices", "Wash £15, perm £60.", "My associate prefers that no prices are published."],
    ["day", "Open Mon-Fri 9-5, Sat 10-1.", "Thinking of dropping Saturdays."],
    ["day", "Monday 9-18, Friday until 16:00.", "Friday we close at 17:00."],
    ["day", "Saturday we shut at 4.", "On Saturday we close at 1."],
    ["cost", "Delivery is included in town.", "I charge 50c a mile for delivery."],
    ["cost", "Boats £30, lunch £12.", "Lunch is included."],
    ["number", "We are always maximal four persons in one group.", "The groups are six persons."],
    ["number", "Our classes have up to 8 people.", "Max 10 people per class."],
    [
      "customers",
      "Only adults, no children, this is very important.",
      "In the Saturday group there can be also teenagers from 14.",
    ],
    ["customers", "We don't take children.", "In summer I take children from friends."],
    ["number", "No minimum order.", "The minimum order is $25."],
    ["number", "There is no minimum.", "Minimum order 20 pieces."],
    ["cost", "One flat fee, day or night.", "After 6pm it's $180."],
    ["cost", "Same price at weekends.", "Sundays and bank holidays £20 extra."],
    ["cost", "No surcharge for evenings.", "Evening appointments cost 15% more."],
    ["day", "We answer the phone 24/7.", "My phone is off after 9pm."],
    ["day", "Call us any time, day or night.", "Please don't ring before 8 in the morning."],
    ["number", "Family business since 1987.", "We were founded in 1992."],
    ["number", "Established 1987.", "My parents opened the shop in 1991."],
    ["number", "To book we take a 30% deposit.", "A deposit of 20% holds the date."],
    ["number", "You can cancel up to 24 hours before.", "We need 48 hours notice if you cancel."],
    ["number", "All work comes with a two year guarantee.", "12 months guarantee on everything."],
  ])("a contradiction (%s): '%s' and '%s'", (kind, description, contentNotes) => {
    expect(open({ description, contentNotes }).conflicts.map((conflict) => conflict.kind)).toEqual([kind]);
  });

  it.each([
    ["Workshops on the first Saturday of the month, 10-4.", "We are closed on Mondays."],
    ["Open Thu-Sat for weddings.", "Closed on Wednesdays."],
    ["Open Tue-Sat 10 until sunset.", "We don't open on Sundays."],
    ["Tue-Fri 9-5.30, Sat 9-4.", "Other days 9 till 5.30, Saturday we shut at 4."],
    ["Open Mon-Sat 9-5.", "Wednesdays closed for lunch."],
    ["Up to 12 guests.", "We had 40 guests in 2019."],
    ["Companies with more than 50 employees.", "Of 1 to 25 employees."],
    ["Delivery is free over £30.", "Delivery £5."],
    ["No problem.", "Bread £3."],
    [
      "A large tent is £400. That includes delivery and set-up.",
      "Small tent £180 (poles, delivery in town).",
    ],
    ["The wreath with delivery is £45.", "Delivery is included in town."],
    ["The gold package includes breakfast.", "Breakfast £9."],
    ["Wash £15.", "No prices on the home page please."],
    ["Open Mon-Fri 9-5, closed Sundays.", "Closed on Sundays."],
    ["A lesson is £40.", "First trial lesson free."],
    ["Our classes have up to 8 people.", "Up to 8 people per class."],
    ["At least 4 people in a group.", "The groups are six persons."],
    ["Reduced price for groups of 20 people.", "Our groups have up to 8 people."],
    ["No children under six.", "Children from 8 can join."],
    ["Adults only after 8 pm.", "Children are welcome."],
    ["Only adults.", "Many learned nothing in school as children."],
    ["Adults only in the sauna.", "We have courses for children."],
    ["No minimum stay.", "Minimum order £20."],
    ["Flat fee of £120, day or night.", "After 6pm ring the bell."],
    ["Same price at weekends.", "Evening classes cost £20."],
    ["Emergencies 24/7.", "The office phone is off after 5pm."],
    ["Family business since 1987.", "I took over in 2012."],
    ["Established 1987.", "In this shop since 2001."],
    ["Established 1987.", "We opened the second shop in 1999."],
    ["Two year guarantee.", "Boilers have a 10 year manufacturer's guarantee."],
    ["Deposit 30%.", "£50 deposit for groups."],
    ["Guarantee two years.", "24 months guarantee."],
    ["We reply within 24 hours.", "Cancel 48 hours before."],
  ])("no contradiction: '%s' and '%s'", (description, contentNotes) => {
    expect(open({ description, contentNotes }).conflicts).toEqual([]);
  });
});

it("C-30.64 what is undecided, contradicted or forbidden is not proposed for print", () => {
  const { facts, statements } = publicWords(
    formDataSchema.parse({
      description: "Wash £15, perm £60. £10 deposit? or £12 not decided. We have cut over 900 heads.",
      contentNotes: "Don't put prices for perms. About 700 heads, I think.",
    }),
  );
  const proposals = facts
    .filter(({ kind }) => kind === "price")
    .map(({ text, proposal }) => `${text} ${proposal}`);
  expect(proposals).toEqual(["£15 print", "£60 keep", "£10 keep", "£12 keep"]);
  const heads = statements.filter(({ text }) => text.includes("heads"));
  expect(heads.map(({ proposal }) => proposal)).toEqual(heads.map(() => "keep"));
});

it("C-30.950 a price that is not certain is not one that applies later", () => {
  const pointsIn = (description: string) => open({ description }).points.map(({ kind }) => kind);
  expect(pointsIn("We patch roofs. A small job might cost £80.")).not.toContain("later");
  expect(pointsIn("We patch roofs. The fee may go up to £80.")).toContain("later");
  expect(pointsIn("We patch roofs. A visit will be £80 in June.")).toContain("later");
});
