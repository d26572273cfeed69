import { expect, it } from "vitest";
import { factsOf } from "../facts.fixture.ts";

it.each([
  ["Condition reports for collectors are £75.", ["Condition reports for collectors"]],
  ["Cut £20, second cut in the same visit £12.", ["Cut", "second cut in the same visit"]],
  ["Haircut for men £20, haircut for kids £12.", ["Haircut for men", "haircut for kids"]],
  ["Mutton pie with peas £8.", ["Mutton pie with peas"]],
  // A time, a number of people or a place is no part of it.
  ["Kayak hire for the day £40.", ["Kayak hire"]],
  ["Dinner for two £50.", ["Dinner"]],
  ["Boiler service in Leeds £80.", ["Boiler service"]],
  ["Lashes for the first time £50.", ["Lashes"]],
  ["Day ticket for adults £8, half day for groups £100.", []],
])("C-30.727 the services with a price in '%s' have the whole name: %j", (text, services) => {
  expect(factsOf("service", text, "GB").map(({ value }) => value)).toEqual(services);
});
