import { expect, it } from "vitest";
import { onboardingSchema } from "../../../onboarding/schema.ts";
import { buildSpec } from "../../../spec/build-spec.ts";
import { context } from "../../../spec/forms.fixture.ts";
import { publicWords } from "../../public-words.ts";
import { described, factsOf } from "../facts.fixture.ts";

it.each([
  ["Tue and Thu 16:00 toddlers, Sat 10:00 juniors.", ["toddlers", "juniors"]],
  ["Babies Monday 10-11, toddlers Tuesday 9.30-11.30.", ["Babies", "toddlers"]],
  ["Quiz night every Friday 8pm. Live music on Saturdays from 9pm.", ["Quiz night", "Live music"]],
  ["Sunday service 10.30am.", ["service"]],
  ["We rehearse every Tuesday 8pm to 10pm.", ["rehearse"]],
  ["Anfänger Mo 18-19.30 Uhr, Berlin.", ["Anfänger"]],
  ["Open Mon-Fri 9-17.", [""]],
  ["Tue to Sat 10-16, kitchen until 15.", [""]],
  ["Wed-Sun from 11am.", [""]],
  ["Home visits are possible in Lagos, Luz and Burgau on Tuesday and Thursday afternoons.", ["Home visits"]],
  ["Deliveries to Leeds, York and Hull on Tuesday and Thursday 2pm-6pm.", ["Deliveries"]],
  ["Find the van at the RIPON FARMERS' MARKET every Saturday 7am - 1pm.", ["FARMERS' MARKET"]],
  ["You find us on the market in Lübben every Saturday 8-12 or at the farm.", ["market"]],
  ["Home visits on Tuesdays, and the clinic is Mon-Fri 9-5.", [""]],
  ["Collection and delivery, Mon-Fri 8-5.", [""]],
  ["Shop in Market Street, Ludlow, Mon-Sat 9-5.", [""]],
  ["Kiosk in the market hall, Tue-Sat 9-5.", [""]],
  ["Market Harborough is open 8.30am–7pm weekdays.", [""]],
  ["Pies Thurs-Sat - beef & stout, cauli & leek.", ["Pies"]],
  ["Croissants, morning buns, cheese scrolls Sat-Sun", ["cheese scrolls"]],
  ["Bread: country loaf, rye, fruit loaf (Fri-Sat).", ["fruit loaf"]],
  ["Fresh fish Thurs-Sat", ["Fresh fish"]],
  ["Fruit loaf Fri/Sat only", []],
  ["Bakery Wed-Sun.", [""]],
  ["Opticians Mon-Sat", [""]],
  ["Hairdressers Tue-Sat.", [""]],
  ["Hair by Jo, Tue-Sat.", [""]],
  ["Studio in Hull, Thurs-Sat.", [""]],
])("C-30.72 the times in '%s' belong to %j: an empty name stands for the business", (text, groups) => {
  expect(factsOf("hours", text, "GB").map(({ about }) => about)).toEqual(groups);
});

it("C-30.73 times of a group are never opening hours; confirmed, they stay in the client's sentence", () => {
  const text = "We are open Mon-Fri 9-17. Toddlers Tuesday 9.30-11.30.";
  const words = publicWords(described(text, "GB"));
  const formData = {
    description: text,
    pages: ["Home", "Contact"],
    contact: { country: "GB" },
    wordChoices: [...words.facts, ...words.statements].map(({ id }) => ({ id, print: true })),
  };
  const { businessInfo, content } = buildSpec(onboardingSchema.parse({ formData }), context);
  expect(businessInfo.openingHours).toBe("Mon-Fri 9-17");
  const toddlers = content.statements.find((statement) => statement.text.startsWith("Toddlers"));
  expect(toddlers).toMatchObject({ isPrinted: true, isProse: true });
});

const proposed = (text: string): string[] =>
  factsOf("price", text, "GB")
    .filter(({ proposal }) => proposal === "print")
    .map((fact) => fact.text);

it.each([
  ["Half day £32, full day £55.", ["£32", "£55"]],
  ["A cut is £35, from January £40.", ["£35"]],
  ["Boiler service £85. From 1 April 2026 it is £95.", ["£85"]],
  ["Colour £60, going up to £65 next year.", ["£60"]],
  ["Cut £35. Colour £60 from September.", ["£35"]],
  ["Pitches £18, high season £24.", ["£18", "£24"]],
  ["My lads get £11.50 an hour, starting pay £12.60.", []],
  ["We turn over £90,000 a year. Salary £28,000.", []],
])("C-30.74 the prices proposed from '%s' are %j", (text, prices) => {
  expect(proposed(text)).toEqual(prices);
});

it.each([
  ["12a High St (above the bakery), Ludlow, Shropshire SY8 1BS", "GB"],
  ["212 Main Street (rear entrance), Beacon, NY 12508", "US"],
])("C-30.75 an address is not cut at words in brackets: %s", (address, country) => {
  expect(factsOf("address", `Find us at ${address}.`, country).map(({ text }) => text)).toEqual([address]);
});

const questionsOn = (description: string, pages = ["Home", "Contact"]) =>
  buildSpec(onboardingSchema.parse({ formData: { description, pages, contact: { country: "GB" } } }), context)
    .clarifications;

it("C-32.22 a question about a price that only applies from a date quotes its sentence", () => {
  const asked = questionsOn("A cut is £35, from January £40.").find(({ id }) => id === "open-later-price");
  expect(asked?.quotes).toEqual(["A cut is £35, from January £40."]);
});

it("C-32.23 a sentence that the client is asked about is quoted completely, also one about wages", () => {
  const long = `We are decorators. The lads get £12 an hour ${"and they paint walls and doors and windows and fences ".repeat(5)}all year.`;
  const asked = questionsOn(long).find(({ id }) => id === "words-waiting");
  expect(asked?.quotes.join(" ")).not.toContain("…");
  expect(asked?.quotes.join(" ")).toContain("The lads get £12 an hour");
});

it("C-32.24 the upload of files is asked about only where visitors send them", () => {
  const idsOf = (text: string) => questionsOn(text).map(({ id }) => id);
  expect(
    idsOf("Bookkeeping in Leeds. Clients bring the papers once a month with documents of the bank."),
  ).not.toContain("uploads");
  expect(idsOf("Customers should send a photo through the form.")).toContain("uploads");
});

it.each([
  ["Soups, kid on the grill Friday to Sunday, flatbread.", ["kid on the grill"]],
  ["Author readings (usually Thursdays at 7), chess on request.", ["Author readings"]],
  ["Kiln firing is on Mondays at 9.", ["Kiln firing"]],
  ["Open Thursdays at 7.", [""]],
  ["Bakery in Hull, open Friday to Sunday, no cards.", [""]],
] as const)("C-30.702 the times in '%s' are of %j", (text, groups) => {
  expect(factsOf("hours", text, "GB").map(({ about }) => about)).toEqual(groups);
});
