import { expect, it } from "vitest";
import { type Answers, find, questionOf } from "../asked.fixture.ts";

const bare = [
  { name: "Pelvic health", what: "60 min", price: "$140" },
  { name: "Follow up", what: "30 min", price: "$80" },
  {
    name: "Dry needling",
    what: "Fine needles in a tight muscle, never without asking you first, with a rest afterward",
    price: "$90",
  },
];

const clinic = (more: Answers = {}): Answers => ({
  niche: "physiotherapy clinic",
  pages: ["Home", "Services", "Contact"],
  description: "We treat backs and knees.",
  offers: bare,
  ...more,
});

it("C-32.1303 of offers with little more than a name, it is asked what visitors should know", () => {
  expect(find(clinic(), "offers-covered")).toMatchObject({
    blocks: "nothing",
    quotes: ["Pelvic health", "Follow up"],
  });
  expect(questionOf(clinic(), "offers-covered")).toMatch(/how it goes.*bring or do before/);
});

it("C-32.1304 the question about their prices then asks for prices alone", () => {
  expect(questionOf(clinic(), "prices-current")).not.toContain("what does it include");
  expect(questionOf(clinic({ pages: ["Home", "Products"] }), "prices-current")).toContain(
    "what does it include",
  );
});

it.each([
  [
    "most offers are described",
    { offers: bare.map((one, at) => (at === 0 ? one : { ...one, what: bare[2]?.what ?? "" })) },
  ],
  ["the site has no page for them", { pages: ["Home", "Contact"] }],
  ["they are goods in a shop", { goals: ["Sell Products"] }],
])("C-32.1305 nothing of the kind is asked where %s", (_, more) => {
  expect(find(clinic(more as Answers), "offers-covered")).toBeUndefined();
});

it.each([
  ["onlyForUs", "We also do botox, nail surgery and laser treatments from May."],
  ["contentNotes", "We also do botox, nail surgery and laser treatments, but don't print that."],
])("C-32.1376 a service told in confidence (%s) is quoted with no others", (field, text) => {
  expect(find(clinic({ [field]: text }), "offers-covered")?.quotes).toEqual(["Pelvic health", "Follow up"]);
});

it("C-32.1377 a service of the description that the list lacks is quoted", () => {
  const description = "We are a clinic. Our services: backs, knees, nail surgery and sports massage.";
  expect(find(clinic({ description }), "offers-covered")?.quotes).toContain("nail surgery");
});
