import { expect, it } from "vitest";
import { defaultOnboarding } from "../onboarding/default-onboarding.ts";
import { publicWords } from "./public-words.ts";

it("P-38.26 a corrected detail is corrected in its sentence too", () => {
  const description =
    "We bake rye bread every morning, Tuesday to Saturday 8am-4pm, and sell it over the counter.";
  const form = { ...defaultOnboarding.formData, description };
  const wordChoices = publicWords(form).facts.map(({ id, text }) => ({
    id,
    print: true,
    text: text.replace("8am", "7am"),
  }));
  const { statements } = publicWords({ ...form, wordChoices });
  expect(statements.map(({ text, isPrinted }) => [text, isPrinted])).toEqual([
    [description.replace("8am", "7am"), true],
  ]);
});

it("P-38.31 of the same words twice in a sentence, the one that was corrected is corrected", () => {
  const description =
    "In our quiet salon above the bakery a cut and blow dry is £35 and a fringe trim between two visits is £3.";
  const form = { ...defaultOnboarding.formData, description };
  const wordChoices = publicWords(form).facts.map(({ id, text }) => ({
    id,
    print: true,
    text: text === "£3" ? "£4" : text,
  }));
  const { statements } = publicWords({ ...form, wordChoices });
  expect(statements.map(({ text }) => text)).toEqual([description.replace("is £3.", "is £4.")]);
});

it.each(["Second marriages too.", "loads of cockapoos.", "No cats.", "By order of importance:"])(
  "C-29.62 '%s' is no sentence to stand alone",
  (audience) => {
    expect(
      publicWords({ ...defaultOnboarding.formData, audience }).statements.map(({ isProse }) => isProse),
    ).toEqual([false]);
  },
);

it.each([
  [
    "a phone",
    { contact: { ...defaultOnboarding.formData.contact, phone: "07700 900123 - private, don't publish" } },
  ],
  [
    "an address",
    { contact: { ...defaultOnboarding.formData.contact, address: "1 Mill Lane (not on the website)" } },
  ],
  ["a price", { offers: [{ name: "Boat trips", what: "", price: "£40, not decided" }] }],
  ["an offer", { offers: [{ name: "Boat trips", what: "not on the website please", price: "£40" }] }],
])(
  "C-30.70 %s with words beside it that forbid it or leave it open is not confirmed by being typed",
  (_, part) => {
    const { facts } = publicWords({ ...defaultOnboarding.formData, ...part });
    expect(facts.length).toBeGreaterThan(0);
    const kinds = facts.filter(({ isConfirmed }) => isConfirmed).map(({ kind }) => kind);
    // Of an undecided price the offer itself stays.
    expect(kinds.filter((kind) => kind !== "service" || !JSON.stringify(part).includes("decided"))).toEqual(
      [],
    );
  },
);

it("C-30.71 a private lesson is an offer like any other", () => {
  const offers = [{ name: "Private lessons", what: "for one or two", price: "£40" }];
  const { facts } = publicWords({ ...defaultOnboarding.formData, offers });
  expect(facts.map(({ isConfirmed }) => isConfirmed)).toEqual([true, true]);
});

it("P-38.32 programs get a corrected detail in the same form as one that was right at once", () => {
  const description = "Ring 01632 960123 in Leeds. A haircut is £25. Mail Info@kiln.example.";
  const form = { ...defaultOnboarding.formData, description };
  const corrections = new Map([
    ["01632 960123", "01632 960124"],
    ["£25", "£27.50"],
    ["Info@kiln.example", "Hello@kiln.example"],
  ]);
  const wordChoices = publicWords(form).facts.flatMap(({ id, text }) => {
    const corrected = corrections.get(text);
    return corrected ? [{ id, print: true, text: corrected }] : [];
  });
  const facts = publicWords({ ...form, wordChoices }).facts.filter(({ kind }) => kind !== "service");
  expect(facts.map(({ text, value }) => [text, value])).toEqual([
    ["01632 960124", "+441632960124"],
    ["£27.50", "27.50 GBP"],
    ["Hello@kiln.example", "hello@kiln.example"],
  ]);
});

it("C-30.92 an amount in a remark for the agency is no price of the business", () => {
  const description = "We mend clocks. The last web man took 900 quid and vanished. A service is £40.";
  const prices = publicWords({ ...defaultOnboarding.formData, description }).facts.filter(
    ({ kind }) => kind === "price",
  );
  expect(prices.map(({ text, proposal }) => [text, proposal])).toEqual([
    ["900 quid", "keep"],
    ["£40", "print"],
  ]);
});
