import { describe, expect, it } from "vitest";
import { formDataSchema } from "../onboarding/form-data.ts";
import { readStatements } from "./statements/read-statements.ts";
import { typedQuestions } from "./typed-questions.ts";

it("C-29.822 a mark within an answer ends no list, and its announcement may stand after a dash", () => {
  const notes =
    "FAQ - I get the same ones every week: is it safe, can girls do it (yes!! about 40%), can I start mid term (yes we pro rata it), do I have to be fit.";
  expect(noted(notes).map(({ text, proposal }) => [text, proposal])).toEqual([
    ["FAQ: is it safe", "keep"],
    ["FAQ: Can girls do it? Yes!! about 40%", "print"],
    ["FAQ: Can I start mid term? Yes we pro rata it", "print"],
    ["FAQ: do I have to be fit.", "keep"],
  ]);
});

it("C-29.823 a question of customers without its mark is not proposed", () => {
  const found = noted("Also where do you park\nDogs are welcome on a lead.");
  expect(found.find(({ text }) => text === "Also where do you park")?.proposal).toBe("keep");
});

it.each([
  [
    "FAQs for it: can I bring the dog (yes on a lead), buggies (not really).",
    ["FAQ: Can I bring the dog? Yes on a lead", "FAQ: Buggies? Not really"],
  ],
  [
    "FAQ ideas: do I have to weigh myself (no), do you do blood tests (no).",
    ["FAQ: Do I have to weigh myself? No", "FAQ: Do you do blood tests? No"],
  ],
  [
    "FAQ stuff: rain (we have the hall), swimming (we don't swim).",
    ["FAQ: Rain? We have the hall", "FAQ: Swimming? We don't swim"],
  ],
])("C-29.812 '%s' announces questions", (contentNotes, texts) => {
  expect(noted(contentNotes).map(({ text, proposal }) => [text, proposal])).toEqual(
    texts.map((text) => [text, "print"]),
  );
});

it("C-29.813 an answer that is still to be written or decided is not proposed", () => {
  const notes =
    "FAQs: can I bring the dog (yes), refunds (need to write this up), do we pay?? <- depends on the ticket thing.";
  expect(noted(notes).map(({ proposal }) => proposal)).toEqual(["print", "keep", "keep"]);
});

const noted = (contentNotes: string) =>
  readStatements(formDataSchema.parse({ contentNotes })).map(({ text, kind, proposal }) => ({
    text,
    kind,
    proposal,
  }));

const earWax =
  "What people ask: does it hurt (no, it's noisy), do I need oil first (yes, 3 to 5 days), can I come with a perforated eardrum (ring me).";

describe("questions of visitors that a client typed", () => {
  it("C-29.97 a list of them is read with its answers in brackets", () => {
    expect(typedQuestions(earWax)).toEqual([
      { question: "does it hurt", answer: "no, it's noisy" },
      { question: "do I need oil first", answer: "yes, 3 to 5 days" },
      { question: "can I come with a perforated eardrum", answer: "ring me" },
    ]);
    expect(
      typedQuestions("Usual questions: how long is a lesson (an hour) and can I pay by card (yes)."),
    ).toEqual([
      { question: "how long is a lesson", answer: "an hour" },
      { question: "can I pay by card", answer: "yes" },
    ]);
  });

  it.each([
    "What makes us special: we bake (at night)",
    "People always ask about parking (behind the shop)",
    "FAQ: I'll send them (next week)",
    "Do you know a good photographer?",
    "Parking is behind the optician, two hours free.",
  ])("C-29.101 no question and answer is read where there is none: %s", (text) => {
    expect(typedQuestions(text)).toEqual([]);
  });

  it("C-29.98 each question of a list is a statement with its answer, and the client is asked about it", () => {
    expect(noted(earWax)).toEqual([
      // A word of talk in an answer: this one is printed by a choice of its own.
      { text: "FAQ: Does it hurt? No, it's noisy", kind: "unsure", proposal: "keep" },
      { text: "FAQ: Do I need oil first? Yes, 3 to 5 days", kind: "unsure", proposal: "print" },
      { text: "FAQ: Can I come with a perforated eardrum? Ring me", kind: "unsure", proposal: "print" },
    ]);
    expect(noted("Usual questions: how long is a lesson (an hour) and can I pay by card (yes).")).toEqual([
      { text: "FAQ: How long is a lesson? An hour", kind: "unsure", proposal: "print" },
      { text: "FAQ: Can I pay by card? Yes", kind: "unsure", proposal: "print" },
    ]);
  });

  it("C-29.102 a question and the sentence that answers it are one statement", () => {
    expect(
      noted("Do you deliver? Yes, within five miles. How long does it keep? About a week in a tin."),
    ).toEqual([
      { text: "Do you deliver? Yes, within five miles.", kind: "unsure", proposal: "print" },
      { text: "How long does it keep? About a week in a tin.", kind: "unsure", proposal: "print" },
    ]);
    expect(noted("FAQ: Where do I park? Behind the shop.")).toEqual([
      { text: "FAQ: Where do I park? Behind the shop.", kind: "unsure", proposal: "print" },
    ]);
  });

  it.each([
    "Can we have a blog on the website? No idea what that costs.",
    "Is it possible to have an online shop? Maybe later.",
    "Do you think we need a logo? My sister says yes.",
    "Between us, do they pay? No, never, so don't print this.",
  ])("C-29.103 a question to the agency is never proposed for visitors: %s", (text) => {
    expect(noted(text).filter(({ proposal }) => proposal === "print")).toEqual([]);
  });

  it.each([
    "Do you deliver? No, our driver got sacked.",
    "FAQ: Are you open on Mondays? No, my wife left me.",
  ])(
    "C-29.104 an answer with a private remark is asked about, and 'Accept' does not print it: %s",
    (text) => {
      expect(noted(text).filter(({ proposal }) => proposal === "print")).toEqual([]);
    },
  );
});
