import { expect, it } from "vitest";
import { described } from "./facts.fixture.ts";
import { findFacts } from "./find-facts.ts";

it("how the goods of a list came about is none of them", () => {
  const services = findFacts(described("Clothes, books, records and bric a brac, all given by local people."))
    .filter(({ kind }) => kind === "service")
    .map(({ text }) => text);
  expect(services).toEqual(["Clothes", "books", "records", "bric a brac"]);
});
