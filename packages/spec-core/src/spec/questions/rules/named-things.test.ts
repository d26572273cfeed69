import { expect, it } from "vitest";
import { type Answers, find } from "../asked.fixture.ts";

it("C-32.855 a place that becomes free is quoted with the list, and asked for the way onto it", () => {
  const said = "I am full but I keep a list and there's a place coming up in June when Tom leaves.";
  const question = find({ niche: "Stables", description: `I keep horses. ${said}` }, "place-free");
  expect(question?.quotes).toEqual([said]);
  expect(question?.question).toMatch(/get on your list/);
});

it.each([
  ["places", "Nearly all the beef is from four farms within 12 miles."],
  ["claims", "Don't say organic, it isn't."],
  ["guarantee", "We don't do a grade guarantee."],
])("'%s' is not asked of '%s'", (id, description) => {
  expect(find({ pages: ["Home"], description }, id)).toBeUndefined();
});

it("C-32.45 the addresses of several places are asked for once", () => {
  const opticians = (description: string): Answers => ({
    pages: ["Home", "Contact"],
    description,
    contact: { phone: "0113 496 0555", country: "GB" },
  });
  const several = opticians("Opticians in Otley, second office in Ilkley only on Fridays.");
  expect(find(several, "places")).toBeDefined();
  expect(find(several, "contact-details")?.question).not.toMatch(/address/);
  expect(find(opticians("Opticians in Otley."), "contact-details")?.question).toMatch(/postal address/);
});

it("C-32.43 a guarantee's terms are asked for, and whom a class belongs to", () => {
  const guarantee = (description: string) => find({ pages: ["Home"], description }, "guarantee");
  expect(guarantee("Clocks are sold with a guarantee.")?.quotes).toHaveLength(1);
  expect(guarantee("Clocks are sold with a two-year guarantee.")?.question).toMatch(/from which day/);
  expect(guarantee("A two-year guarantee covers the movement, not the glass.")).toBeUndefined();
  expect(guarantee("We cannot guarantee a date.")).toBeUndefined();
  expect(find({ pages: ["Home"], customPages: ["Clock classes"] }, "page-clock-classes")?.question).toMatch(
    /who teaches/,
  );
});
