import { describe, expect, it } from "vitest";
import { publicWords } from "../../content/public-words.ts";
import { onboardingSchema } from "../../onboarding/schema.ts";
import { buildSpec } from "../../spec/build-spec.ts";
import { draftContent } from "../index.ts";

/** A form whose owner agrees to everything that is proposed. */
function agreedForm(formData: object) {
  const form = onboardingSchema.parse({
    formData: { pages: ["Home", "About", "Services", "FAQ", "Team", "Contact"], ...formData },
  });
  const { statements, facts } = publicWords(form.formData);
  const words = [...facts, ...statements.filter(({ kind }) => kind === "unsure")];
  const wordChoices = words.map(({ id, proposal }) => ({ id, print: proposal === "print" }));
  return { ...form, formData: { ...form.formData, wordChoices } };
}

const slotsOf = (formData: object) =>
  draftContent(
    buildSpec(agreedForm(formData), {
      now: new Date(0),
      id: () => "x",
      product: "Acme",
      host: "acme.example",
    }),
  ).slots;

/** The questions of a site with their answers. */
function asked(formData: object): Record<string, string> {
  const slots = slotsOf(formData).filter(({ page, section }) => page === "/faq" && section === "questions");
  const answers = slots.filter(({ kind }) => kind === "answer").map(({ text }) => text);
  const questions = slots.filter(({ kind }) => kind === "question").map(({ text }) => text);
  return Object.fromEntries(questions.map((question, index) => [question, answers[index] ?? ""]));
}

describe("a question whose answer is missing is not asked", () => {
  const clinic = { businessName: "Elm Rooms", niche: "Chiropody", contact: { country: "GB" } };
  const questionsOf = (description: string, others: object = {}): Record<string, string> =>
    asked({ ...clinic, ...others, description: `I treat feet in Hexham. ${description}` });

  it("on booking, by a sentence on fees that are agreed in advance", () => {
    const question = "How does booking work?";
    expect(questionsOf("We agree all fees in advance, in writing.")[question]).toBeUndefined();
    expect(questionsOf("Please book a week in advance.")[question]).toMatch(/a week in advance/u);
  });

  it("on what is not done, by what a clinic does not sell or by a rule for visitors", () => {
    const question = "Is there anything that you don’t do?";
    expect(questionsOf("I don't sell packages.")[question]).toBeUndefined();
    expect(questionsOf("No dogs in the rooms please.")[question]).toBeUndefined();
    expect(questionsOf("Do not treat children under four.")[question]).toMatch(/under four/u);
  });

  it("on the area, by a walk to a place near by", () => {
    const question = "Which area do you cover?";
    expect(
      questionsOf("Big yard with a swing and we go to the Sele Park most days.")[question],
    ).toBeUndefined();
    expect(questionsOf("We cover Hexham, Corbridge and Haydon Bridge.")[question]).toMatch(/Corbridge/u);
  });

  it("on the offers, by the introduction alone or a sentence that adds to another one", () => {
    const question = /what do you (?:offer|do)/iu;
    const found = Object.keys(questionsOf("Then we do nails, corns, insoles, ring for a price."));
    expect(found.filter((text) => question.test(text))).toEqual([]);
  });
});
