import { expect, it } from "vitest";
import { factsOf } from "../facts.fixture.ts";

const servicesIn = (text: string): string[] => factsOf("service", text, "GB").map(({ value }) => value);

it.each([
  "Chartered surveyor, Tralee, Galway.",
  "Knee rehab - hip, knee, shoulder.",
  "Sash windows – oak, pine, ash.",
])("'%s' lists no services", (text) => {
  expect(servicesIn(text)).toEqual([]);
});

it.each([
  ["Garden work - mowing, hedge cutting, pruning.", ["mowing", "hedge cutting", "pruning"]],
  ["Slating, leadwork, flat roofs, chimneys.", ["Slating", "leadwork", "flat roofs", "chimneys"]],
  ["We do roof repairs, guttering and most of lincolnshire.", ["roof repairs", "guttering"]],
])("in '%s' the services are %j", (text, services) => {
  expect(servicesIn(text)).toEqual(services);
});

it("words that only point to somebody are no name of a price", () => {
  const [price] = factsOf("price", "Members can use the kiln on their own, £95 a month.", "GB");
  expect(price?.proposal).toBe("keep");
});
