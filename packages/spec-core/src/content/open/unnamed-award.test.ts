import { expect, it } from "vitest";
import { defaultOnboarding } from "../../onboarding/default-onboarding.ts";
import { publicWords } from "../public-words.ts";
import { hedgeIn } from "./hedges.ts";

const statements = (contentNotes: string) =>
  publicWords({ ...defaultOnboarding.formData, contentNotes }).statements;

it("an award without its name is not proposed for print", () => {
  const said = "Also something at Malton.";
  const found = statements(`We won a gold medal at Harrogate in 2021. ${said}`);
  expect(found.find(({ text }) => text === said)?.proposal).toBe("keep");
});

it.each([
  "Will look out the certificate.",
  "Also a bronze, will dig out the old papers.",
  "Must hunt for the certificate.",
])("what the client looks for at home is promised and not proposed for print: %s", (said) => {
  expect(hedgeIn(said)?.kind).toBe("promise");
  expect(statements(said).every(({ proposal }) => proposal === "keep")).toBe(true);
});

it.each([
  "Our digger will dig out the pond.",
  "We will look out for your dog.",
  "We will hunt for the right house.",
])("work for customers is no promise to the agency: %s", (said) => {
  expect(hedgeIn(said)?.kind).not.toBe("promise");
});
