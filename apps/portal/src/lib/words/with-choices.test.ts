import { publicWords } from "@sitewright/spec-core/content";
import { defaultOnboarding } from "@sitewright/spec-core/onboarding";
import { expect, it } from "vitest";
import { withChoices } from "./with-choices.ts";

const form = {
  ...defaultOnboarding.formData,
  description:
    "We bake bread in Bamberg. Phone 0951 / 29 64 10. Bread is life. No stock photos. A loaf is 4 €, a roll 80 cents.",
  contact: { ...defaultOnboarding.formData.contact, phone: "0951 29 64 10", country: "DE" },
  onlyForUs: "They never pay.",
};
const undecided = publicWords(form);
const all = [...undecided.statements, ...undecided.facts];

it.each([true, false])("with every choice %s it says what the library says of these choices", (print) => {
  const wordChoices = all.map(({ id }) => ({ id, print }));
  const decided = publicWords({ ...form, wordChoices });
  expect(withChoices(undecided, wordChoices)).toEqual({ ...decided, open: undecided.open });
});

it("without the choices of before, facts and what was unclear are undecided again", () => {
  const unclear = undecided.statements.filter(({ kind }) => kind === "unsure");
  expect(unclear.length).toBeGreaterThan(0);
  const wordChoices = [...unclear, ...undecided.facts].map(({ id }) => ({ id, print: true }));
  const undone = withChoices(publicWords({ ...form, wordChoices }), []);
  expect(undone.facts).toEqual(undecided.facts);
  expect(undone.statements.filter(({ kind }) => kind === "unsure")).toEqual(unclear);
});

it("a correction shows at once", () => {
  const [fact] = undecided.facts.filter(({ field }) => field === "description");
  if (!fact) throw new Error("The text has a fact.");
  const { facts } = withChoices(undecided, [{ id: fact.id, print: true, text: "0951 1" }]);
  expect(facts.find(({ id }) => id === fact.id)?.text).toBe("0951 1");
});
