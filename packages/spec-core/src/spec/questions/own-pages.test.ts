import { describe, expect, it } from "vitest";
import { type Answers, asked, find, questionOf } from "./asked.fixture.ts";

const onPage = (name: string, answers: Answers) =>
  asked({ pages: ["Home"], customPages: [name], ...answers }).find(({ about }) => about === name);

it("C-32.334 a page on storage is asked for food only of who makes it", () => {
  const removals: Answers = {
    niche: "Removals and storage",
    description: "We have a warehouse for storage.",
  };
  expect(onPage("Storage", removals)?.question).toMatch(/what may not be stored.*insured/);
  expect(onPage("Storage", removals)?.question).not.toMatch(/frozen/);
  expect(onPage("Storage", { niche: "Bakery", description: "We bake bread and cakes." })?.question).toMatch(
    /frozen/,
  );
});

it("C-32.335 what the answers and offers tell of the storage is not asked", () => {
  const question = onPage("Storage", {
    niche: "Removals and storage",
    description:
      "Storage is at our own warehouse, alarmed and CCTV. Minimum 2 weeks, one week's notice. Access by appointment.",
    offers: [{ name: "Storage container", what: "250 cubic feet", price: "£22 per week" }],
  })?.question;
  expect(question).toMatch(/what may not be stored\?$/);
});

it.each([
  ["How it works. First we come and see the house. Then we measure and draw. Finally we apply.", false],
  ["How it works. We do not build.", true],
])("C-32.336 of '%s' the steps are asked for: %s", (description, isAsked) => {
  expect(onPage("How it works", { niche: "Architects", description }) !== undefined).toBe(isAsked);
});

it("C-32.337 a waiting list is asked for what people give, in which order and what the site may say", () => {
  const page = onPage("Waiting list", {
    niche: "Violin teacher",
    description:
      "I teach violin. At the moment I only have daytime spaces for adults; after-school slots have a waiting list.",
  });
  expect(page?.question).toMatch(/Which details do people give.*in which order/);
  expect(page?.quotes.join()).toMatch(/daytime spaces/);
});

it("C-32.338 a page on joining asks when one can begin, and not for what its words tell", () => {
  const page = (description: string) =>
    onPage("Join us", { niche: "Community choir", description: `We sing in Leith. ${description}` })
      ?.question;
  expect(page("Come along.")).toMatch(/what it costs.*when one can begin.*write first/);
  expect(page("It is £50 a term and you can just turn up.")).not.toMatch(/what it costs|write first/);
});

it.each([
  ["Free estimates, we come out and measure.", false],
  ["We paint houses.", true],
])("C-32.809 beside '%s' a page for quotes is asked about: %s", (description, isAsked) => {
  expect(onPage("Get an estimate", { niche: "Painter", description }) !== undefined).toBe(isAsked);
});

it("C-32.810 a page on what the business buys quotes that and not what it sells", () => {
  const page = onPage("Sell us your records", {
    niche: "Records",
    description:
      "A shop for records. If a band is bigger we sell tickets at the town hall. We buy old vinyl on Mondays only, credit not cash.",
  });
  expect(page?.quotes).toEqual(["We buy old vinyl on Mondays only, credit not cash."]);
  expect(page?.question).toMatch(/what is taken/);
  expect(page?.question).not.toMatch(/which days|get for it/);
});

it.each([
  ["Reading groups", /on which day.*does next/],
  ["Flavors", /every kind.*allergens/],
  ["Takeaway", /which dishes.*pick it up/],
  ["New here?", /first time/],
])("C-32.811 the page '%s' waits for what its kind holds", (name, question) => {
  const page = onPage(name, { niche: "Ice cream café", description: "We make ice cream." });
  expect(page?.question).toMatch(question);
  expect(page?.blocks).toBe("page");
});

it("C-32.812 functions of a restaurant are asked as celebrations, of a hall as hire", () => {
  const description = "We have 40 seats. Set menu for birthdays.";
  const restaurant = onPage("Functions", { niche: "Thai restaurant", description });
  expect(restaurant?.question).toMatch(/celebrate here/);
  expect(restaurant?.question).not.toMatch(/how many people fit|to eat and drink/);
  expect(restaurant?.quotes.join(" ")).toMatch(/birthdays/);
  expect(onPage("Functions", { niche: "Village hall", description: "A hall." })?.question).toMatch(
    /rent this/,
  );
});

it("C-32.813 an offer with the page's name answers for its price and length", () => {
  const page = (offers: Answers["offers"]) =>
    onPage("Sports massage", { niche: "Osteopath", description: "We treat backs.", offers })?.question;
  expect(page([])).toMatch(/how long it takes.*the price/);
  expect(page([{ name: "Sports massage", what: "40 minutes", price: "£50" }])).not.toMatch(
    /how long it takes|the price/,
  );
});

it("C-32.814 a schedule that a tool shows is not asked for", () => {
  const page = (description: string) => onPage("Schedule", { niche: "Dance studio", description });
  expect(page("Classes are booked through our app.")).toBeUndefined();
  expect(page("Classes every day.")).toBeDefined();
});

it("C-32.844 a first meeting is no hire, and asks what its sentences leave open", () => {
  const meeting = (description: string) => onPage("Your first meeting", { niche: "Mediator", description });
  const told = meeting(
    "I mediate. The first meeting takes an hour, costs £90 and is by video. Afterwards you get a letter.",
  );
  expect(told?.question).toBe(
    "What should people know before the first meeting: what they bring or fill in?",
  );
  expect(told?.blocks).toBe("nothing");
  expect(meeting("I mediate.")).toMatchObject({ blocks: "page" });
  expect(meeting("I mediate.")?.question).not.toMatch(/rent/);
  expect(onPage("Meeting rooms for hire", { description: "A hall." })?.question).toMatch(/rent/);
});

it("C-32.845 a page on complaints asks who handles them and where people may go then", () => {
  expect(onPage("Complaints", { niche: "Letting agent", description: "We let flats." })?.question).toMatch(
    /Who handles a complaint.*ombudsman/,
  );
});

it.each<[string, Answers["offers"], string]>([
  [
    "stages",
    [
      { name: "First visit", what: "an hour", price: "free" },
      { name: "Drawings", what: "to scale", price: "£300" },
      { name: "Installation", what: "by us", price: "" },
    ],
    "nothing",
  ],
  ["none", [{ name: "Shelf", what: "oak", price: "£300" }], "page"],
])("C-32.846 a page on how the work goes beside offers that name %s blocks: %s", (_, offers, blocks) => {
  expect(onPage("How we work", { niche: "Joiner", description: "We make stairs.", offers })?.blocks).toBe(
    blocks,
  );
});

it("C-32.994 a page on what is on tap is asked for the drinks and for whoever changes the list", () => {
  const taproom: Answers = {
    niche: "Cidery",
    description: "Our tasting room has 6 taps. We press in autumn.",
  };
  const page = onPage("On tap", taproom);
  expect(page?.question).toMatch(/strength, sizes and prices.*who changes the list/);
  expect(page?.quotes).toEqual(["Our tasting room has 6 taps."]);
});

it("C-32.1047 a page on a day asks for its course, and one on school holidays for what a course needs", () => {
  const asks = (niche: string, name: string): string => onPage(name, { niche })?.question ?? "";
  expect(asks("day care", "A day with Pip")).toMatch(/from the first hour to the last, at which times/);
  expect(asks("bridal shop", "The big day")).not.toMatch(/from the first hour/);
  expect(asks("climbing school", "School holidays")).toMatch(
    /next dates, when they start and end.*minimum age/,
  );
  expect(asks("hotel", "School holidays")).not.toMatch(/courses or classes/);
});

describe("pages about typed offers", () => {
  const gifts = [{ name: "Cheese box", what: "six cheeses and chutney in a wooden box", price: "£38" }];

  it.each<[string, Answers]>([
    ["Tasting boxes", { niche: "Cheesemonger", offers: gifts }],
    [
      "Evening dresses",
      {
        niche: "Tailor",
        offers: [{ name: "Evening dress", what: "made to measure in silk", price: "£600" }],
      },
    ],
    [
      "Children's feet",
      {
        niche: "Podiatrist",
        offers: [{ name: "Children's check", what: "how they walk and stand", price: "€40" }],
      },
    ],
  ])("'%s' is no event and no club where its offers tell all", (name, answers) => {
    expect(onPage(name, answers)).toBeUndefined();
  });

  it("what the offers leave open is asked and blocks nothing", () => {
    const page = onPage("Hamper boxes", { niche: "Deli", offers: [{ name: "Hamper", price: "£60" }] });
    expect(page?.question).toMatch(/^This page is about what you offer.*what exactly it includes/);
    expect(page?.question).not.toMatch(/the price/);
    expect(page?.blocks).toBe("nothing");
  });

  it("events and clubs are asked about as such", () => {
    expect(onPage("Wine tastings", { niche: "Wine bar", offers: gifts })?.question).toMatch(
      /dates and places/,
    );
    expect(onPage("Kids", { niche: "Judo club" })?.question).toMatch(/child protection/);
  });
});

it.each([
  ["We cover Leek, Cheddleton and Ipstones.", false],
  ["Areas: ST1, ST2, ST13. Not Derby.", false],
  ["We come to your house.", true],
])("where '%s' a page on the area is asked about: %s", (description, isAsked) => {
  expect(onPage("Areas we cover", { niche: "Window cleaner", description }) !== undefined).toBe(isAsked);
});

it("a page for those who refer asks how, with what and whether they hear back, one for customers does not", () => {
  const description = "I train dogs that are afraid.";
  expect(onPage("For Vets", { niche: "Dog trainer", description })?.question).toMatch(
    /how they refer.*before|how they refer.*report back/,
  );
  expect(onPage("For Vets", { niche: "Accountant", description: "I do accounts." })?.question).toMatch(
    /offer these people in particular/,
  );
});

it("a regular walk asks for what its sentence leaves open, and blocks its page", () => {
  const page = (description: string) => onPage("Harbour Walks", { niche: "Bird guide", description });
  const told = page(
    "Harbour walks are every first Sunday at 9am, we meet at the ferry, £10, up to 8 people.",
  );
  expect(told?.question).toMatch(/who may come.*bad weather/);
  expect(told?.question).not.toMatch(/at what time|where exactly|what it costs|room/);
  expect(page("I know the harbour.")).toMatchObject({ blocks: "page" });
  expect(onPage("Walks from the inn", { niche: "Pub", description: "Ales." })?.question).not.toMatch(
    /come along/,
  );
  const guests: Answers = { niche: "B&B", description: "Three rooms." };
  expect(onPage("Local walks", guests)?.question).not.toMatch(/come along/);
});

it("a page on camping is asked only for what the answers leave open", () => {
  const site = (description: string) => onPage("Camping", { niche: "Campsite", description });
  expect(site("A campsite by the sea.")?.question).toMatch(/^What should campers know.*showers/);
  expect(
    site("Twelve pitches for tents from £15. Free showers. Arrive from 2pm. No fires, quiet from 10pm."),
  ).toBeUndefined();
});

it("a text that the client sends is asked to be sent", () => {
  const page = (contentNotes: string) =>
    onPage("Impressum", { niche: "Architektin", contentNotes, contact: { country: "DE" } })?.question;
  expect(page("The text for the Impressum follows from my chamber.")).toMatch(/^Please send us the text/);
  // The questions about the legal notice ask for its entries.
  expect(page("We need an Impressum.")).toBeUndefined();
});

it.each([
  ["Our family", { niche: "Polish bakery", audience: "Families from the new estate." }],
  ["How we started", { niche: "Joiner" }],
])("the page '%s' is asked about its story, not about days and prices", (name, answers) => {
  const asked = onPage(name, answers);
  expect(asked?.question).toMatch(/^Which years, people and turning points/);
  expect(asked?.quotes).toEqual([]);
});

it("the plan of a studio's week is asked for as one, under its name in two languages too", () => {
  for (const name of ["Schedule", "Kursplan / Schedule"])
    expect(onPage(name, { niche: "Pilates studio" })?.question).toMatch(
      /^What stands in the grid of the week/,
    );
});

it("page-wholesale is not asked about a page that is a form and nothing else", () => {
  const bakery: Answers = {
    niche: "Bakery",
    customPages: ["Wholesale"],
    description: "We do supply 4 cafes.",
    contentNotes: "Wholesale = just an enquiry form, no prices.",
  };
  expect(find(bakery, "page-wholesale")).toBeUndefined();
});

it("an own page is not waited for where the answers fill it", () => {
  const boats =
    "We have two skiffs called Morag and The Wee Besom, twenty two feet with four rowers and a cox, both built by the members in the old fish shed.";
  const waits = (description: string) =>
    find({ description, customPages: ["Our skiffs"] }, "page-our-skiffs")?.blocks;
  expect([waits(boats), waits("We have two skiffs.")]).toEqual(["nothing", "page"]);
});

it.each([
  ["Emergency call-out 24/7 on 01392 496055. Call-out fee is £95 in the day, £140 after 6pm.", undefined],
  ["Emergency call-out 24/7 on 01392 496055, usually within the hour.", "what it costs?"],
  ["We mend boilers in Exeter.", "when they can call, at which number and what it costs?"],
  ["Out of hours we charge £80.", "when they can call and at which number?"],
])("C-32.75 beside '%s' the page on emergencies waits for: %s", (description, open) => {
  expect(onPage("Emergency", { description })?.question).toBe(
    open && `What should people know in an emergency: ${open}`,
  );
});

it("C-32.1199 a minimum order that is told as a sum is not asked again", () => {
  const page = (contentNotes: string) =>
    asked({ customPages: ["Wholesale"], contentNotes }).find(({ about }) => about === "Wholesale")
      ?.question ?? "";
  expect(page("Wholesale minimum is £50 a drop.")).not.toMatch(/minimum order/);
  expect(page("Wholesale is welcome.")).toMatch(/minimum order/);
});

it("a page whose offer tells hardly more than its length is asked for whom it is and how it goes", () => {
  const page = (offers: Answers["offers"]) => onPage("Hand therapy", { niche: "Osteopath", offers });
  const first = { name: "Hand therapy first visit", what: "50 min with Ada", price: "$120" };
  expect(page([first])?.question).toMatch(/for whom it is.*step by step.*bring.*price of a further one/);
  expect(page([first])?.question).not.toMatch(/how long it takes|the price,/);
  const next = { name: "Hand therapy follow up", what: "30 min", price: "$80" };
  expect(page([first, next])?.question).not.toMatch(/further one/);
  expect(
    page([{ ...first, what: "50 min for stiff or injured hands, with a plan to take home" }]),
  ).toBeUndefined();
});

const joinersPage = (name: string, more: Answers) =>
  asked({ niche: "Joiner", pages: ["Home", "Contact"], customPages: [name], ...more }).find(
    ({ about }) => about === name,
  );

it.each([
  ["How it goes: you write or call, we talk about the room, I draw it by hand.", false],
  ["We make tables by hand.", true],
])("the steps are open after '%s': %s", (description, isOpen) => {
  expect(joinersPage("How It Works", { description }) !== undefined).toBe(isOpen);
});

it.each([
  ["Areas: Wilford, Clifton, Ruddington, Edwalton.", false],
  ["Areas will follow.", true],
])("the areas are open after '%s': %s", (contentNotes, isOpen) => {
  expect(joinersPage("Areas we cover", { contentNotes }) !== undefined).toBe(isOpen);
});

const mail = { contact: { email: "post@example.org", country: "GB" } };

it("a page about an occasion is told by its priced offers, if pictures are asked for elsewhere", () => {
  const more = { ...mail, niche: "Photographer", goals: ["Generate Leads"], contentNotes: "A form please." };
  const wedding = { name: "Full day wedding", what: "up to 10 hours, online gallery", price: "£1,600" };
  expect(joinersPage("Weddings", { ...more, offers: [wedding] })).toBeUndefined();
  expect(joinersPage("Weddings", { ...more, offers: [{ ...wedding, price: "" }] })).toBeDefined();
  expect(joinersPage("Birthdays", { ...more, offers: [wedding] })).toBeDefined();
});

it("C-32.1043 a page of the client's own asks for no price where the site shows none", () => {
  const page = (contentNotes: string): string =>
    questionOf({ pages: ["Home"], customPages: ["Emergencies"], contentNotes }, "page-emergencies");
  expect(page("We come at night.")).toMatch(/what it costs/);
  expect(page("No prices please. We come at night.")).not.toMatch(/what it costs/);
});
