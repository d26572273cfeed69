import { expect, it } from "vitest";
import { publicWords } from "../content/public-words.ts";
import { onboardingSchema } from "../onboarding/schema.ts";
import { renderStarterSite } from "../render/starter-site/render-starter-site.ts";
import { buildSpec } from "../spec/build-spec.ts";
import { context } from "../spec/forms.fixture.ts";
import { allOffers, notedPrices, pricedOffers } from "./offers.ts";

const service = (text: string, field = "description") => ({
  id: text,
  kind: "service",
  field,
  text,
  value: text,
  about: "",
  isConfirmed: true,
});
const price = (about: string) => ({ ...service("£480"), id: about, kind: "price", value: "480 GBP", about });

it("C-36.152 one and several of the same are one offer, with the price of either", () => {
  const offers = allOffers([
    service("wing chairs"),
    service("wing chair"),
    service("glass"),
    price("wing chair"),
  ]);
  expect(offers.map(({ name, price: amount }) => [name, amount])).toEqual([
    ["Wing chairs", "£480"],
    ["Glass", ""],
  ]);
});

it("C-36.207 what the client's list of offers names with more words is not listed again", () => {
  const listed = ["Corporation tax return", "Annual accounts", "Audit"].map((name) =>
    service(name, "offers"),
  );
  const said = ["tax", "Accounts", "payroll", "audit advice"].map((name) => service(name));
  expect(allOffers([...listed, ...said]).map(({ name }) => name)).toEqual([
    "Corporation tax return",
    "Annual accounts",
    "Audit",
    "Payroll",
    "Audit advice",
  ]);
});

it("a unit that is all that the client says of an offer stands with its price", () => {
  const facts = [
    { ...service("Travel", "offers"), about: "per km" },
    { ...price("Travel"), text: "€0.85", value: "0.85 EUR" },
  ];
  expect(allOffers(facts)).toMatchObject([{ name: "Travel", what: "", price: "€0.85 per km" }]);
  expect(pricedOffers(facts)).toMatchObject([{ name: "Travel", what: "", price: "€0.85 per km" }]);
});

it("what a sentence says that an entry of the client's list includes, for its price, is not listed again", () => {
  const facts = (about: string, value: string) => [
    { ...service("Weekend course", "offers"), about: "Two days at the farm" },
    { ...price("Weekend course"), field: "offers" },
    { ...service(about), text: about },
    { ...price(about), value },
  ];
  const namesOf = (about: string, value: string) => pricedOffers(facts(about, value)).map(({ name }) => name);
  expect(namesOf("two days", "480 GBP")).toEqual(["Weekend course"]);
  expect(allOffers(facts("two days", "480 GBP")).map(({ name }) => name)).toEqual(["Weekend course"]);
  expect(namesOf("two days", "300 GBP")).toEqual(["Weekend course", "Two days"]);
  expect(namesOf("three days", "480 GBP")).toEqual(["Weekend course", "Three days"]);
});

it("visitors read the names of offers without their slips of the keyboard, in texts and in structured data", () => {
  const form = onboardingSchema.parse({
    formData: {
      businessName: "Hal's",
      niche: "Mower repair",
      description: "We repair mowers.",
      pages: ["Home", "Services"],
      offers: [{ name: "Termite inspecton", what: "with delivary", price: "$250" }],
    },
  });
  const home = renderStarterSite(buildSpec(form, context))["index.html"] ?? "";
  expect(home).toContain("Termite inspection");
  expect(home).not.toMatch(/inspecton|delivary/u);
});

it("C-36.714 an offer is listed once, though the text calls it by its deed", () => {
  const named = (texts: readonly string[]) =>
    allOffers([service("Stove service", "offers"), ...texts.map((text) => service(text))]).map(
      ({ name }) => name,
    );
  expect(named(["stove servicing", "sweeping"])).toEqual(["Stove service", "Sweeping"]);
  expect(named(["stove fitting"])).toEqual(["Stove service", "Stove fitting"]);
});

it("C-36.996 what delivery costs is a note, unless a sentence on the site says it or the client lists it", () => {
  const facts = [price("soap"), price("postage")];
  const names = (offers: readonly { readonly name: string }[]): string[] => offers.map(({ name }) => name);
  expect(names(pricedOffers(facts))).toEqual(["Soap"]);
  expect(names(notedPrices(facts))).toEqual(["Postage"]);
  const sentences = [{ text: "Soap £480, postage £480, free for three.", isPrinted: true, isProse: true }];
  expect(names(notedPrices(facts, { sentences }))).toEqual([]);
  const listed = { ...price("local delivery"), field: "offers" };
  expect(names(pricedOffers([listed]))).toEqual(["Local delivery"]);
});

it("C-36.997 half a condition stands with no price", () => {
  const sentences = [
    { text: "Nests £480 depending.", isPrinted: true },
    { text: "Flues £480 for stoves.", isPrinted: true },
  ];
  expect(pricedOffers([price("nests"), price("flues")], { sentences }).map(({ what }) => what)).toEqual([
    "",
    "For stoves",
  ]);
});

it.each(["deposit", "travel fee", "cleaning fee"])(
  "C-36.1000 a '%s' of a sentence is a note beside the prices and no offer, unless the client lists it",
  (name) => {
    const names = (offers: readonly { readonly name: string }[]): string[] =>
      offers.map((offer) => offer.name.toLowerCase());
    const facts = [price("soap"), price(name)];
    expect(names(pricedOffers(facts))).toEqual(["soap"]);
    expect(names(notedPrices(facts))).toEqual([name]);
    expect(names(pricedOffers([{ ...price(name), field: "offers" }]))).toEqual([name]);
    expect(names(pricedOffers([price("call-out")]))).toEqual(["call-out"]);
  },
);

it("C-36.1001 the sentence on a deposit says more than its price", () => {
  const { statements } = publicWords({
    ...onboardingSchema.parse({}).formData,
    contentNotes: "Kayaks from £30 a day. Groups of 8+ need a £20 a head deposit.",
  });
  expect(statements.filter(({ isProse }) => isProse).map(({ text }) => text)).toEqual([
    "Groups of 8+ need a £20 a head deposit.",
  ]);
});

it("C-36.1009 a service and its price for so many people are one offer under the longer name", () => {
  const named = (...facts: Parameters<typeof allOffers>[0]) =>
    allOffers(facts).map(({ name, price: amount }) => [name, amount]);
  const pie = service("fish pie");
  const forFour = { ...price("fish pie for four"), field: "description" };
  expect(named(pie, forFour)).toEqual([["Fish pie for four", "£480"]]);
  expect(named(pie, { ...forFour, about: "fish pie, two slices" })).toEqual([
    ["Fish pie, two slices", "£480"],
  ]);
  expect(named(service("fish pie", "offers"), forFour)).toEqual([["Fish pie", ""]]);
  expect(named(pie, forFour, price("fish pie"))).toEqual([["Fish pie", "£480"]]);
  expect(named(pie, forFour, { ...forFour, about: "fish pie for two" })).toEqual([["Fish pie", ""]]);
  expect(named(pie, { ...forFour, about: "fish pie lessons" })).toEqual([["Fish pie", ""]]);
});
