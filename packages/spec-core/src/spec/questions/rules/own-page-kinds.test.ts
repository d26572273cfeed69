import { expect, it } from "vitest";
import { type Answers, asked, find, questionOf, vet } from "../asked.fixture.ts";

it.each([
  ["Enrol & Book a Visit", /step by step/],
  ["Our Horses", /Which animals/],
  ["Policies and ERO", /policies and reports/],
  ["Salon policies", /which rules hold/],
  ["Admissions", /step by step/],
  ["Admission prices", /^(?!.*step by step)/],
])("C-32.1402 the page '%s' is asked for what belongs on it", (customPage, question) => {
  const page = asked({ niche: "small business", pages: ["Home"], customPages: [customPage] }).find(({ id }) =>
    id.startsWith("page-"),
  );
  expect(page?.question).toMatch(question);
});

it("C-32.1396 garden rooms are built, and not let to guests", () => {
  const page = (customPage: string, niche: string) =>
    asked({ niche, pages: ["Home"], customPages: [customPage], goals: ["Book Appointments"] }).find(
      ({ id }) => id.startsWith("page-"),
    )?.question;
  expect(page("Garden Rooms", "garden rooms and summerhouses to stay in")).not.toMatch(/beds/);
  expect(page("Our Rooms", "guest house with four rooms")).toMatch(/beds/);
});

const pageOf = (niche: string, name: string): string =>
  questionOf(
    { niche, pages: ["Home"], customPages: [name], description: "We have done this for years." },
    `page-${name.toLowerCase().replace(/['’]/g, "").replace(/\W+/g, "-")}`,
  );

const surveyorsPage = (name: string, description = "We are surveyors in Exeter."): string =>
  questionOf(
    { niche: "surveyors", pages: ["Home"], customPages: [name], description },
    `page-${name.toLowerCase().replace(/\W+/g, "-")}`,
  );

it("C-32.1306 a page of no known kind is asked for its limits, its course and what people do before", () => {
  for (const part of ["what not", "for whom not", "how it goes", "bring, decide or sign before"])
    expect(surveyorsPage("Level two reports")).toContain(part);
});

it("C-32.1307 a name with 'for' in the middle is no page for certain people", () => {
  expect(surveyorsPage("Paying for care")).not.toContain("these people");
  expect(surveyorsPage("For executors")).toContain("these people");
});

it("C-32.1308 a page about an occasion is asked for its course and terms", () => {
  expect(surveyorsPage("Weddings", "We play at weddings.")).toMatch(/how does it go\?.*deposit, canceling/);
});

it("C-32.1313 'Legal aid' is a service, 'Legal notice' a legal page", () => {
  expect(pageOf("solicitors", "Legal aid")).toContain("for whom");
  expect(pageOf("solicitors", "Legal information")).toContain("lawyer has checked");
});

it("C-32.1314 'Packing materials' are goods, 'Posting your clock' is a way", () => {
  expect(pageOf("removals", "Packing materials")).not.toContain("carrier");
  expect(pageOf("clock repairs", "Posting your clock")).toContain("carrier");
});

it("C-32.1315 'Where's the truck' asks for days and places", () => {
  expect(pageOf("food truck", "Where's the truck")).toMatch(/Where are you on which days/);
});

it("C-32.1316 a page for families is asked for what those need who already come", () => {
  expect(pageOf("children's nursery", "For families")).toMatch(/closures, rules, menus, policies/);
});

it("C-32.1326 the timetable of a railway has no teachers", () => {
  const page = (niche: string): string =>
    questionOf({ niche, pages: ["Home"], customPages: ["Timetable & Fares"] }, "page-timetable-and-fares") ||
    questionOf({ niche, pages: ["Home"], customPages: ["Timetable & Fares"] }, "page-timetable-fares");
  expect(page("narrow gauge railway")).toContain("the price");
  expect(page("narrow gauge railway")).not.toContain("who teaches");
  expect(page("dance school")).toContain("who teaches");
});

it("C-32.1327 an appeal is asked for its target and for how people give", () => {
  const answers: Answers = { niche: "steam railway", pages: ["Home"], customPages: ["Boiler Appeal"] };
  expect(questionOf(answers, "page-boiler-appeal")).toMatch(
    /how much is wanted.*Gift Aid.*updates the total/,
  );
});

it.each([
  ["Fees", /pays less.*cancels late/],
  ["How I work", /confidentiality/],
  ["Menu", /who changes the list/],
  ["Hire terms", /deposits, canceling, damage/],
])("C-32.1338 the page '%s' is asked for what people have to agree to, and who edits it", (name, asked) => {
  const id = `page-${name.toLowerCase().replace(/\W+/g, "-")}`;
  expect(questionOf(vet("", { niche: "counsellor", customPages: [name] }), id)).toMatch(asked);
});

it("C-32.1339 a page about an offer without a description is asked how people ask for it", () => {
  const offers = [{ name: "Repeat prescription", what: "per item", price: "£19" }];
  expect(
    questionOf(vet("", { offers, customPages: ["Repeat prescriptions"] }), "page-repeat-prescriptions"),
  ).toContain("how people ask for it");
});

it("C-32.1340 a page whose text is missing is asked who writes and checks it, and who keeps it up to date", () => {
  expect(surveyorsPage("Level two reports")).toMatch(
    /Who writes the text.*who checks it\?.*keeps the page up to date/,
  );
  // What is asked for already is not asked twice.
  expect(pageOf("boot maker", "Care of your boots").match(/who writes/gi) ?? []).toHaveLength(1);
});

it("C-32.1341 a page that lacks one detail has a text", () => {
  const page = questionOf(
    {
      niche: "plumber",
      pages: ["Home"],
      customPages: ["Emergencies"],
      description: "Call-out 24/7 on 01392 496055.",
    },
    "page-emergencies",
  );
  expect(page).not.toContain("Who writes the text");
});

it("C-32.1342 'Diabetic foot care' is a service, 'Care of your boots' advice", () => {
  expect(pageOf("podiatrist", "Diabetic foot care")).not.toContain("tips");
  expect(pageOf("boot maker", "Care of your boots")).toContain("tips");
});

it("C-32.1343 the line-ups of a band are what it offers", () => {
  expect(pageOf("wedding band", "Line-ups")).not.toContain("Who comes or plays when");
});

it("C-32.1344 a list of things for sale is asked who agrees, and who adds entries and takes them off", () => {
  expect(pageOf("boatyard", "Boats for sale")).toMatch(
    /Who agrees to be shown, who adds entries and takes them off/,
  );
});

it("C-32.1363 landlords who pay a tax adviser order no quantity", () => {
  expect(pageOf("tax adviser", "Landlords")).toMatch(/have to know or send you/);
});

it.each([
  ["Pickup only.", false],
  ["We send everything by post.", true],
])(
  "C-32.1129 with '%s' a page of orders asks again what the questions about orders ask: %s",
  (sentence, isAsked) => {
    const answers: Answers = {
      niche: "bakery",
      goals: ["Sell Products"],
      pages: ["Home", "Products"],
      customPages: ["Preorders"],
      description: `We bake bread in Bath. Tarts £20. ${sentence}`,
    };
    expect(find(answers, "page-preorders") !== undefined).toBe(isAsked);
    expect(find(answers, "collected-orders") !== undefined).toBe(!isAsked);
  },
);

it.each([
  ["How to come", /where do they go wrong/],
  ["What to bring", /free, lent or sold/],
  ["How to keep the fish", /once opened/],
  ["How it works", /Which steps/],
])("a page '%s' asks for what it needs", (title, question) => {
  expect(
    find({ customPages: [title] }, `page-${title.toLowerCase().replaceAll(" ", "-")}`)?.question,
  ).toMatch(question);
});

it.each([
  ["Visit the vineyard", "how they get there"],
  ["Plan your visit", "how they get there"],
  ["Locations", "Which places should this page name"],
])("C-32.1097 for the page '%s' it is asked: %s", (name, question) => {
  const answers: Answers = { niche: "Vineyard", pages: ["Home"], customPages: [name] };
  expect(asked(answers).find(({ about }) => about === name)?.question).toContain(question);
});

it.each([
  ["Parent Handbook", "page-parent-handbook", /a file to download, a summary/],
  ["Schedule a Tour", "page-schedule-a-tour", /ask for a time that you confirm/],
  ["Party Wall", "page-party-wall", /What should be on this page/],
  ["Level 2 or Level 3?", "page-level-2-or-level-3", /who checks that it is right/],
])("C-32.1294 the page '%s' is asked for what it is", (name, id, question) => {
  expect(questionOf({ customPages: [name], description: "We work in Exeter." }, id)).toMatch(question);
});

it("C-32.1295 whoever makes wine is asked about each, whoever serves it for the list", () => {
  const wines = (niche: string) => questionOf({ niche, customPages: ["Our wines"] }, "page-our-wines");
  expect(wines("Vineyard in Sussex")).toMatch(/alcohol by volume, its allergens/);
  expect(wines("Wine bar")).toMatch(/dishes and drinks/);
});

it.each([
  ["Nervous Patients", /before their first visit/, false],
  ["For patients", /before their first visit/, true],
  ["Parents' info", /before their first visit/, true],
])("a page called %s: %s %s", (name, words, isAsked) => {
  const text = questionOf(
    { niche: "Dentist", customPages: [name] },
    `page-${name.toLowerCase().replace(/'/g, "").replace(/ /g, "-")}`,
  );
  expect(text).not.toBe("");
  expect(words.test(text)).toBe(isAsked);
});

it("a page of instructions is asked for its steps", () => {
  expect(
    questionOf(
      { niche: "Chair caning", customPages: ["How to count your holes"] },
      "page-how-to-count-your-holes",
    ),
  ).toMatch(/steps.*picture/);
});

const questionOnPage = (name: string, answers: Answers = {}): string | undefined =>
  asked({ pages: ["Home"], customPages: [name], ...answers }).find(({ about }) => about === name)?.question;

it.each([
  "Floor plans",
  "Seating plan",
  "Kitchen plans",
  "Care plans",
  "Meal plans",
  "Business plans",
  "Plan d’accès",
  "Home help",
  "Help & support",
  "Help with benefits",
])("C-32.68 a page '%s' is neither about joining nor about helpers", (name) => {
  expect(questionOnPage(name)).not.toMatch(/join or subscribe|helpers|Which tips/);
});

it.each([
  ["Plans", /join or subscribe/],
  ["Our plans", /join or subscribe/],
  ["Plans & prices", /Which prices|join or subscribe/],
  ["Maintenance plans", /join or subscribe/],
  ["How you can help", /helpers/],
  ["Help us", /helpers/],
  ["Volunteer", /helpers/],
  ["Get help", /Who can get help/],
  ["Plan d'accès", /parking and public transport/],
  ["Floor plans", /Which files/],
])("C-32.69 a page '%s' is asked about as %s", (name, question) => {
  expect(questionOnPage(name)).toMatch(question);
});

it.each([
  ["Used car check", /What does this service include/],
  ["Home visits", /What does this service include/],
  ["Used cars", /each entry on this list/],
  ["Wine club", /join or subscribe/],
  ["Wine list", /Which dishes and drinks/],
  ["Parents' login", /Where do people log in/],
  ["Donate goods", /what is taken \(and what not/],
])("a page '%s' is asked for what its kind holds", (name, question) => {
  expect(questionOnPage(name)).toMatch(question);
});

it("a page about a room of the house is none of rooms to let", () => {
  const formData: Answers = { niche: "hostel", pages: ["Home"], customPages: ["The drying room"] };
  expect(questionOf(formData, "page-the-drying-room")).not.toMatch(/beds/);
  expect(questionOf({ ...formData, customPages: ["Our rooms"] }, "page-our-rooms")).toMatch(/beds/);
});

const onOwnPage = (name: string, contentNotes = ""): string =>
  asked({ customPages: [name], contentNotes }).find(({ about }) => about === name)?.question ?? "";

it.each(["Concerts", "Recitals", "Exhibitions"])(
  "C-32.1194 a page of performances asks for tickets, not for what to bring: %s",
  (name) => {
    expect(onOwnPage(name)).toMatch(/get tickets/);
    expect(onOwnPage(name)).not.toMatch(/bring|cannot take part/);
  },
);

it("C-32.1195 a page of outings still asks what to bring", () => {
  expect(onOwnPage("Tours")).toMatch(/bring/);
  expect(onOwnPage("Weekends")).toMatch(/cannot take part/);
});

it.each(["Linen Hire", "Crockery Hire", "Crane hire"])(
  "C-32.1196 what is hired from a business is no room: %s",
  (name) => {
    expect(onOwnPage(name)).toMatch(/lost or damaged/);
    expect(onOwnPage(name)).not.toMatch(/how many people|food and drink/);
  },
);

it.each(["Room Hire", "Venue hire", "Private hire", "Hire"])("C-32.1197 a room is one: %s", (name) => {
  expect(onOwnPage(name)).toMatch(/how many people fit in/);
});

it("C-32.1198 a page for reports asks for the form and the number at night, and quotes what is told", () => {
  const notes = "Out-of-hours calls are for floods. We reply to reports within two hours.";
  const question = asked({ customPages: ["Report a fault"], contentNotes: notes }).find(
    ({ about }) => about === "Report a fault",
  );
  expect(question?.question).toMatch(/what the form asks.*which number/);
  expect(question?.question).not.toMatch(/price|how soon|counts as an emergency/);
  expect(question?.quotes).toContain("Out-of-hours calls are for floods.");
  expect(onOwnPage("Annual report")).not.toMatch(/what the form asks/);
});

it("C-32.1240 a timetable asks for the grid of the week, a page of courses for dates", () => {
  const answers: Answers = {
    niche: "dance school",
    description: "We teach dance in Ayr.",
    pages: ["Home"],
    customPages: ["Timetable", "Courses"],
  };
  const grid = questionOf(answers, "page-timetable");
  expect(grid).toContain("which class is on which day, from when to when");
  expect(grid).toContain("a term runs");
  expect(grid).not.toContain("the price");
  expect(questionOf(answers, "page-courses")).toContain("the next dates");
});

it("C-32.1241 a page on where the business is asks which place is on which day, and quotes what is said", () => {
  const market = "Hexham market is every second Tuesday.";
  const answers: Answers = {
    niche: "coffee van",
    description: "Coffee from a van.",
    contentNotes: `${market} We grind the beans ourselves.`,
    pages: ["Home"],
    customPages: ["Where we'll be"],
  };
  const found = find(answers, "page-where-well-be");
  expect(found?.question).toContain("on which days, from when till when");
  expect(found?.quotes).toContain(market);
  expect(questionOf({ ...answers, customPages: ["Stockists"] }, "page-stockists")).toContain("parking");
});

it("C-32.1242 a page with a thing of the week is a post, and quotes no sentence with one of its words", () => {
  const answers: Answers = {
    niche: "wildlife cruises",
    description: "Wildlife cruises off Mull. We clean the bird hides. Closed for two weeks in May.",
    pages: ["Home"],
    customPages: ["Bird of the week"],
  };
  const found = find(answers, "page-bird-of-the-week");
  expect(found?.question).toContain("who puts it on the site");
  expect(found?.question).not.toContain("how many can come");
  expect(found?.quotes).toEqual([]);
});

const customPage = (name: string, answers: Answers) =>
  asked({ pages: ["Home"], customPages: [name], ...answers }).find(({ about }) => about === name);

it.each(["Probate explained", "Understanding your pension", "What is dry rot"])(
  "the page '%s' is asked for what it must say and who checks it",
  (name) => {
    const offers: Answers["offers"] = [
      { name: "Probate", what: "the whole application with all its papers", price: "£900" },
    ];
    expect(customPage(name, { niche: "Adviser", offers })).toMatchObject({
      blocks: "page",
      question: expect.stringMatching(/^What must this page say, who writes it, and who checks/),
    });
  },
);

const joinersPage = (name: string, more: Answers) =>
  asked({ niche: "Joiner", pages: ["Home", "Contact"], customPages: [name], ...more }).find(
    ({ about }) => about === name,
  );

it.each([
  ["Board & wetsuit hire", [], /sizes.*half a day.*deposit.*lost or damaged/, /fit in|food/],
  ["Watersports", [{ name: "Kayak hire", what: "", price: "£20 a day" }], /sizes/, /the price|half a day/],
  ["Village hall", [], /how many people fit in/, /damaged/],
  [
    "Village hall",
    [
      { name: "Hall hire", what: "", price: "" },
      { name: "Chair hire", what: "", price: "" },
    ],
    /fit in/,
    /sizes/,
  ],
])("the page 'Hire' of '%s' asks about what is hired", (niche, offers, wanted, unwanted) => {
  const question = joinersPage("Hire", { niche, offers, description: "Hire of all kinds." })?.question;
  expect(question).toMatch(wanted);
  expect(question).not.toMatch(unwanted);
});

it("goods beside other work are hired goods too", () => {
  expect(joinersPage("Bike hire and repairs", {})?.question).toMatch(/lost or damaged/);
  expect(joinersPage("Bike hire & tours", {})?.question).toMatch(/where people meet/);
});

it("a page about deliveries asks for places, days, orders and where it is left", () => {
  const question = joinersPage("Where we deliver", {
    niche: "Bakery",
    offers: [{ name: "Delivery", what: "add on, Thursdays", price: "$4" }],
  })?.question;
  expect(question).toMatch(/places or postal codes.*from when to when.*until when they order.*left/);
  expect(question).not.toMatch(/parking|transport|which days|costs/);
});

it.each([
  ["Before you come", true],
  ["Before you call: what the error code means", false],
])("C-32.76 a page '%s' is asked for rules: %s", (title, isAsked) => {
  expect(customPage(title, {})?.question).toMatch(
    isAsked ? /which rules hold/ : /^What should be on this page/,
  );
});
