import { expect, it } from "vitest";
import { described } from "../facts.fixture.ts";
import { findFacts } from "../find-facts.ts";

it("a participle that says how the listed goods were made is not one of them", () => {
  const services = findFacts(described("Clothes, books, records and bric a brac, all given by local people."))
    .filter(({ kind }) => kind === "service")
    .map(({ text }) => text);
  expect(services).toEqual(["Clothes", "books", "records", "bric a brac"]);
});
