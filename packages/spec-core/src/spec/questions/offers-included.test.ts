import { expect, it } from "vitest";
import { find, questionOf } from "./asked.fixture.ts";

const priced = (niche: string, ...offers: (readonly [name: string, what: string])[]) => ({
  niche,
  pages: ["Home", "Pricing"],
  offers: offers.map(([name, what]) => ({ name, what, price: "$20" })),
});

it.each([
  ["Lebanese food truck", "Manakish zaatar", ""],
  ["Wedding cakes", "Two tier", "about 50 serves"],
  ["Violin teacher", "45 minute lesson", ""],
  ["Violin teacher", "Trial lesson", "30 minutes"],
])("C-32.326 of %s the offer '%s' (%s) needs no question on what it includes", (niche, name, what) => {
  expect(find(priced(niche, [name, what]), "offers-included")).toBeUndefined();
});

it.each([
  ["Caterer", "Wedding buffet", ""],
  ["Mobile hairdresser", "Perm", ""],
  ["Violin teacher", "Summer package", ""],
  ["Chimney sweep", "Sweep", ""],
])("C-32.327 of %s the offer '%s' (%s) needs one", (niche, name, what) => {
  expect(find(priced(niche, [name, what]), "offers-included")).toBeDefined();
});

it.each<[string, string[], RegExp | null]>([
  ["dog walking + pet sitting", ["Group walk", "Cat visit"], /‘pet sitting’/],
  ["dog walking + pet sitting", ["Group walk", "Pet sitting at yours"], null],
  ["hair and beauty", ["Cut", "Facial"], null],
  ["Removals and storage", ["Storage container"], null],
])("C-32.328 of '%s' beside %j what the list lacks is asked for: %s", (niche, names, words) => {
  const question = questionOf(priced(niche, ...names.map((name) => [name, ""] as const)), "offers-included");
  if (words) expect(question).toMatch(words);
  else expect(question).not.toMatch(/What do you offer as/);
});

const listing = (niche: string, ...offers: { name: string; what: string; price: string }[]) => ({
  niche,
  pages: ["Home", "Pricing"],
  offers,
});

it("C-32.803 each offer is asked by name for what it lacks alone", () => {
  const question = questionOf(
    listing(
      "Bicycle repair",
      { name: "Service small", what: "gears, brakes, wheels trued", price: "from £45" },
      { name: "Service large", what: "", price: "£90" },
      { name: "Wheel building", what: "hub, spokes, rim", price: "" },
    ),
    "offers-included",
  );
  expect(question).toMatch(/^What does ‘Service large’ include/);
  expect(question).toMatch(/What does the price of ‘Service small’ depend on\?/);
  expect(question).toMatch(/What does ‘Wheel building’ cost, or should people ask\?/);
});

it.each([
  ["Osteopath", "Follow up", "30 mins"],
  ["Pilates studio", "10 class pass", "good for 6 months"],
  ["Pilates studio", "Monthly unlimited", ""],
  ["Self storage", "Unit 100 sq ft", "ground floor"],
])("C-32.804 of %s the offer '%s' (%s) is told", (niche, name, what) => {
  expect(find(priced(niche, [name, what]), "offers-included")).toBeUndefined();
});

it("C-32.805 a first appointment of a special kind is asked for its follow-up", () => {
  const first = { name: "First appointment", what: "45 minutes, talk and treatment", price: "£60" };
  const children = { name: "Children's first appointment", what: "60 minutes with Ana", price: "£70" };
  const followUp = { name: "Follow up", what: "30 mins", price: "£45" };
  const question = (...offers: (typeof first)[]) =>
    questionOf(listing("Osteopath", ...offers), "offers-included");
  expect(question(first, children, followUp)).toBe(
    "What does a follow-up cost after ‘Children's first appointment’?",
  );
  expect(question(first, followUp)).toBe("");
  expect(question(first, children, followUp, { ...followUp, name: "Children's follow up" })).toBe("");
});

it("C-32.806 what comes on top is not asked of work that is quoted first", () => {
  const move = { name: "Piano move", what: "", price: "by quote" };
  const asked = (description: string) =>
    questionOf(
      { ...listing("Mobile piano mover", { ...move, price: "£90" }), description },
      "offers-included",
    );
  expect(asked("We move pianos.")).toMatch(/on top/);
  expect(asked("We move pianos. Free quotes.")).not.toMatch(/on top/);
});

it.each([
  ["We don't do home visits any more.", null],
  ["No call-out charge.", null],
  ["No call-out charge if you go ahead.", /this charge in all other cases/],
  ["The smallest order is £90 and that doesn't include delivery.", /the extras/],
  ["Home visits cost more.", /the extras/],
])("C-32.807 of '%s' the open price is asked: %s", (description, words) => {
  const question = questionOf(
    { ...priced("Upholsterer", ["Chair", "new webbing, foam and fabric"]), description },
    "prices-open",
  );
  if (words) expect(question).toMatch(words);
  else expect(question).toBe("");
});

it("C-32.808 an offer without a price is asked for it once", () => {
  const answers = listing(
    "Upholsterer",
    { name: "Chair", what: "webbing, foam, fabric", price: "£90" },
    { name: "Window seat", what: "foam, cover, piping", price: "" },
  );
  expect(questionOf(answers, "offers-included")).toMatch(/‘Window seat’ cost/);
  expect(find(answers, "prices-open")).toBeUndefined();
});

it.each([
  ["Boards, sockets, lighting and rewires.", true],
  ["Boards, sockets, lighting and rewires. Free quotes.", false],
  ["I work in Leeds.", false],
])("C-32.826 beside one price and '%s' the price of the other work is asked: %s", (said, isAsked) => {
  const answers = {
    ...listing("Electrician", { name: "Safety check", what: "", price: "£90" }),
    description: `I am an electrician in Leeds. ${said}`,
  };
  expect(/other work that you name cost/.test(questionOf(answers, "offers-included"))).toBe(isAsked);
});

it.each([
  ["Maths tutor", { name: "A level", what: "60 min", price: "£45" }, /^$/],
  ["Solicitor", { name: "Other work", what: "Hourly rate", price: "£245 per hour" }, /^$/],
  ["Solicitor", { name: "Lease", what: "", price: "£450" }, /which steps/],
  ["Cello teacher", { name: "Summer package", what: "", price: "£45" }, /how many people/],
])("C-32.848 of a %s with %j what the price includes asks: %s", (niche, offer, asks) => {
  expect(questionOf(listing(niche, offer), "offers-included")).toMatch(asks);
});

it("C-32.849 for one learner nobody asks for how many people", () => {
  const answers = {
    ...listing("Cello teacher", { name: "Summer package", what: "", price: "£45" }),
    description: "I teach the cello, one to one.",
  };
  expect(questionOf(answers, "offers-included")).not.toMatch(/how many people/);
});

it("C-32.850 a list of the work does not explain an offer that has no words of its own", () => {
  const answers = {
    ...listing(
      "Solicitor",
      { name: "Commercial lease", what: "drafting and negotiating, two rounds of changes", price: "£900" },
      { name: "Boundary agreement", what: "", price: "from £700" },
    ),
    description:
      "We are solicitors. The work is residential and commercial leases, rights of way, easements, covenants and boundary agreements for farms.",
  };
  expect(questionOf(answers, "offers-included")).toMatch(/‘Boundary agreement’ include/);
});

it.each([
  ["Landscape gardening", "We make gardens.", /material, a minimum/, /evenings/],
  ["Landscape gardening", "Smallest job we take on is £900.", /material/, /a minimum|evenings/],
  ["Electrician", "We wire houses.", /evenings and weekends/, /^$/],
])("C-32.851 on top of a price of a '%s' that says '%s' comes: %s", (niche, description, asks, never) => {
  const answers = { ...listing(niche, { name: "Day", what: "", price: "£300" }), description };
  expect(questionOf(answers, "offers-included")).toMatch(asks);
  expect(questionOf(answers, "offers-included")).not.toMatch(never);
});

it("C-32.852 an offer that is quoted later needs no price", () => {
  const asks = (what: string): string =>
    questionOf(
      listing(
        "Upholsterer",
        { name: "Chair", what: "webbing, foam, fabric", price: "£90" },
        { name: "Sofa", what, price: "" },
      ),
      "offers-included",
    );
  expect(asks("quoted per piece after a look at it")).not.toMatch(/‘Sofa’ cost/);
  expect(asks("webbing, foam, fabric")).toMatch(/‘Sofa’ cost/);
});
