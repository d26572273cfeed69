import { expect, it } from "vitest";
import { factsOf } from "../facts.fixture.ts";

const servicesIn = (text: string): string[] => factsOf("service", text, "GB").map(({ value }) => value);

it.each([
  "cover leeds, otley, ilkley, skipton.",
  "Mostly see runners, stiff shoulders, bad knees, plus a fair few dancers, climbers.",
  "travel to bath, bristol, wells, frome.",
])("a list after a verb without its subject in '%s' has no services", (text) => {
  expect(servicesIn(text)).toEqual([]);
});

it("a noun that is spelled like such a verb begins a list of services", () => {
  expect(servicesIn("Cover letters, CVs, profiles, interview practice.")).toContain("Cover letters");
});
