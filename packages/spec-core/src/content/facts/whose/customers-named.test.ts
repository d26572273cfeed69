import { expect, it } from "vitest";
import { formDataSchema } from "../../../onboarding/form-data.ts";
import { findFacts } from "../find-facts.ts";

const servicesOf = (description: string, audience: string): string[] =>
  findFacts(formDataSchema.parse({ description, audience, contact: { country: "US" } }))
    .filter(({ kind }) => kind === "service")
    .map(({ value }) => value);

it("a list with somebody whom the answer about customers names holds no services", () => {
  const description = "Pruning, mulching, stump grinding. HOAs, ranches, PG&E contractors.";
  const services = ["Pruning", "mulching", "stump grinding"];
  expect(servicesOf(description, "landowners, HOAs, fire safe councils")).toEqual(services);
  expect(servicesOf(description, "")).toEqual([...services, "HOAs", "ranches", "PG&E contractors"]);
});

it("what has a price remains a service although customers are named by it", () => {
  expect(servicesOf("Weddings $900, work nights $400.", "weddings and schools")).toContain("Weddings");
});
