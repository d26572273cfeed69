import { expect, it } from "vitest";
import { factsOf } from "../facts.fixture.ts";
import { serviceLists } from "./service-lists.fixture.ts";

it.each(serviceLists)("the services in the list '%s' are %j", (text, services) => {
  expect(factsOf("service", text).map(({ value }) => value)).toEqual(services);
});

it("services before a list of places remain", () => {
  expect(
    factsOf("service", "pool cleaning, pump repair, jávea, moraira, dénia").map(({ value }) => value),
  ).toEqual(["pool cleaning", "pump repair"]);
});

it("the last of a list is named without the 'then' before it", () => {
  const text = "Potato cheddar, dry cottage cheese, sauerkraut, and then saskatoon berry in the summer.";
  expect(factsOf("service", text).map(({ value }) => value)).toEqual([
    "Potato cheddar",
    "dry cottage cheese",
    "sauerkraut",
    "saskatoon berry",
  ]);
});
