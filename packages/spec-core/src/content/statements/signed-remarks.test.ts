import { expect, it } from "vitest";
import { formDataSchema } from "../../onboarding/form-data.ts";
import { readStatements } from "./read-statements.ts";
import { isSignedRemark } from "./signed-remarks.ts";

it.each([
  "(Owen - I'd say one dog per hut.)",
  "(Siân - three is fine, if they're small. Say 'ring us'.)",
  "[Marta: no, that was last year]",
  "(Maelgwn - I think it was 2015)",
])("a bracket signed by an owner is a remark: %s", (text) => {
  expect(isSignedRemark(text)).toBe(true);
});

it.each([
  "(April - October)",
  "(April - end of October)",
  "(Adults - £5, children - £3)",
  "(Anna - colour, Ben - cuts)",
  "(Note: bring cash)",
  "(brakes, tyres, drivetrain)",
  "Owen - I'd say one dog per hut.",
])("other brackets and lines are none: %s", (text) => {
  expect(isSignedRemark(text)).toBe(false);
});

it("remarks of owners to each other are asked about, whole, and nothing in them is printed", () => {
  const description =
    "Dogs welcome on leads. (Owen - I'd say one dog per hut.) (Siân - three is fine, if they're small. Say 'ring us'.) Quiet from 10pm.";
  expect(
    readStatements(formDataSchema.parse({ description })).map(
      ({ kind, proposal, text }) => `${kind} ${proposal}: ${text}`,
    ),
  ).toEqual([
    "fact print: Dogs welcome on leads.",
    "unsure keep: (Owen - I'd say one dog per hut.)",
    "unsure keep: (Siân - three is fine, if they're small. Say 'ring us'.)",
    "fact print: Quiet from 10pm.",
  ]);
});

it.each([
  ["We bake bread (rye and spelt. Sam does it at home now, no licence.) every day.", "Sam does it at home"],
  ["We clean houses (weekly or monthly. The girls are paid in cash.)", "The girls are paid in cash"],
  ["We repair boilers (all makes. That is from the old site.)", "That is from the old site"],
  ["We sell pies (beef and leek. I buy the pastry in.)", "I buy the pastry in"],
])("each sentence in another bracket is judged alone: %s", (description, aside) => {
  const found = readStatements(formDataSchema.parse({ description })).filter(({ text }) =>
    text.includes(aside),
  );
  expect(found.map(({ proposal }) => proposal)).toEqual(["keep"]);
});
