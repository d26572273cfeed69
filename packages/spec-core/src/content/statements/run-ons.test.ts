import { expect, it } from "vitest";
import { formDataSchema } from "../../onboarding/form-data.ts";
import { readStatements } from "./read-statements.ts";

const textsOf = (description: string): string[] =>
  readStatements(formDataSchema.parse({ description })).map(
    ({ kind, proposal, text }) => `${kind} ${proposal}: ${text}`,
  );

it.each([
  "also burst pipes 24hr just ring 07700 900111 if its the mains or the boiler we come out day or nite",
  "call us any time if its a wasp nest we come at the weekend too no extra charge for that at all",
  "we take bookings for parties of any size up to forty people but you must pay half of it in advance",
])("words without punctuation are not cut so that a condition is lost: %s", (text) => {
  expect(textsOf(text)).toEqual([`unsure print: ${text}`]);
});

it("but what follows a condition is cut off if it is private", () => {
  const texts = textsOf(
    "we do nails and lashes in hove and please bring a picture if you want nail art the landlord wants another 2000 from june",
  );
  expect(texts.at(-1)).toBe("private keep: the landlord wants another 2000 from june");
  expect(texts.join("|").match(/print: [^|]*landlord/u)).toBeNull();
});

it("sentences after a condition that has its clause are still cut", () => {
  const texts = textsOf(
    "we mend boilers all over Kent and ring us if there is no heating in winter we come the same day and we never charge for the visit my wife does the books",
  );
  expect(texts).toContain("unsure print: and ring us if there is no heating in winter we come the same day");
  expect(texts.at(-1)).toBe("private keep: my wife does the books");
});
