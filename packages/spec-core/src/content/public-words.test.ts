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
