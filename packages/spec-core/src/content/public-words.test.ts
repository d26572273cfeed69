import { expect, it } from "vitest";
import { defaultOnboarding } from "../onboarding/default-onboarding.ts";
import { publicWords } from "./public-words.ts";

it("P-38.26 a corrected detail stands corrected in its sentence too", () => {
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
