import { expect, it } from "vitest";
import { type Answers, asked, find } from "../asked.fixture.ts";

it("C-32.1411 a town alone, whatever is remarked with it, holds up the legal pages of a British site", () => {
  const answers = (country: string): Answers => ({
    niche: "IT support",
    pages: ["Home", "Contact"],
    goals: ["Generate Leads"],
    contact: { country, address: "Faversham, Kent (work from home, no callers)" },
  });
  expect(find(answers("GB"), "address-whole")).toMatchObject({ blocks: "launch" });
});

it("C-32.1353 an address that must not be shown is asked about once", () => {
  const ids = asked({
    niche: "gardeners",
    pages: ["Home", "Contact"],
    goals: ["Generate Leads"],
    contact: { country: "GB", address: "Near Ludlow, Shropshire (not our house please)" },
  }).map(({ id }) => id);
  expect(ids).toContain("address-withheld");
  expect(ids).not.toContain("address-whole");
});

it("'form-fields' is not asked of 'Nobody is going to fill out a form with a flooded basement.'", () => {
  expect(
    find(
      { pages: ["Home"], description: "Nobody is going to fill out a form with a flooded basement." },
      "form-fields",
    ),
  ).toBeUndefined();
});

it('C-32.1366 "form-fields" is not asked where nothing of the kind is meant', () => {
  const answers: Answers = { pages: ["Home"], contentNotes: "Application with CV by e-mail." };
  expect(find(answers, "form-fields")).toBeUndefined();
});
