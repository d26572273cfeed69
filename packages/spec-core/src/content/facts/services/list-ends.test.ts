import { expect, it } from "vitest";
import { factsOf } from "../facts.fixture.ts";

const servicesIn = (text: string): string[] => factsOf("service", text, "GB").map(({ value }) => value);

it.each([
  ["Bread, cakes, buns and a short list of tarts.", ["Bread", "cakes", "buns", "tarts"]],
  [
    "Bread, cakes, a good selection of cheeses and a wide range of wines.",
    ["Bread", "cakes", "cheeses", "wines"],
  ],
  ["Bread, cakes, buns and a fair bit of shortbread.", ["Bread", "cakes", "buns", "shortbread"]],
])("C-30.815 how much there is of a thing is no part of its name: %s", (text, services) => {
  expect(servicesIn(text)).toEqual(services);
});

it.each([
  ["ramps and grab rails, Malton Norton and moor country.", ["ramps", "grab rails"]],
  ["gutters, fascias and soffits, Skipton and the Dales.", ["gutters", "fascias", "soffits"]],
  ["dry stone walls, fencing, hedgelaying, North Yorkshire.", ["dry stone walls", "fencing", "hedgelaying"]],
])("C-30.816 the places at the end of a list are no services: %s", (text, services) => {
  expect(servicesIn(text)).toEqual(services);
});

it.each([
  ["shampoo, cuts, perms and Brazilian Blow Dry.", ["shampoo", "cuts", "perms", "Brazilian Blow Dry"]],
  ["running, trail running and cross country.", ["running", "trail running", "cross country"]],
  ["ridges, hips and lead valleys.", ["ridges", "hips", "lead valleys"]],
  ["ponds, streams, fishing lakes.", ["ponds", "streams", "fishing lakes"]],
])("C-30.817 a thing with such a word or with capitals is one: %s", (text, services) => {
  expect(servicesIn(text)).toEqual(services);
});

it.each([
  [
    "What we do: sourcing and checking tenants, rent collection, inventories.",
    ["sourcing and checking tenants", "rent collection", "inventories"],
  ],
  ["supplying and fitting carpets, vinyl, laminate.", ["supplying and fitting carpets", "vinyl", "laminate"]],
])("C-30.818 two deeds with one object are one service: %s", (text, services) => {
  expect(servicesIn(text)).toEqual(services);
});

it.each([
  ["cleaning and ironing, dog walking, shopping.", ["cleaning", "ironing", "dog walking", "shopping"]],
  ["designing and wedding cakes, tarts, buns.", ["designing", "wedding cakes", "tarts", "buns"]],
])("C-30.819 two deeds, or a deed and a thing, are two: %s", (text, services) => {
  expect(servicesIn(text)).toEqual(services);
});

it.each([
  ["We clean barns around Louth, Alford and as far as Spilsby.", []],
  [
    "We fit gutters around Louth, Alford and as far as Spilsby, clean roofs and mend tiles.",
    ["gutters", "roofs", "tiles"],
  ],
  ["We fit gutters around Louth, fascias and soffits.", ["gutters", "fascias", "soffits"]],
])("C-30.900 the places that go on after one are no services: %s", (text, services) => {
  for (const place of ["Alford", "as far", "Spilsby"]) expect(servicesIn(text)).not.toContain(place);
  expect(servicesIn(text)).toEqual(expect.arrayContaining(services));
});

it.each([
  "mainly flats, aldford handbridge saltney and out to farndon and malpas.",
  "shops, houses, schools and as far as wrexham.",
  "bungalows, terraces, hoole, over to tarvin.",
])("a list that says how far the business goes names an area: %s", (text) => {
  expect(servicesIn(text)).toEqual([]);
});

it("a kind of house with a price is no service", () => {
  expect(servicesIn("2 bed terrace is £16, detached from £22, loft hatch £60.")).not.toContain("detached");
});
