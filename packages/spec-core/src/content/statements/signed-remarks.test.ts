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
