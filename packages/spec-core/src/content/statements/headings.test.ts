import { expect, it } from "vitest";
import { formDataSchema } from "../../onboarding/form-data.ts";
import { readStatements } from "./read-statements.ts";

const verdictOf = (description: string, text: string): string | undefined => {
  const found = readStatements(formDataSchema.parse({ description })).find((one) => one.text.includes(text));
  return found && `${found.kind} ${found.proposal}`;
};

const steps = `We walk dogs in Hove.

How it works:
- Ring or text
- If she's ill or away we ring you and send Bea, you can say no
- The hatch stays shut when we leave
- Please put a picture of the van here
- Bea owes us money since May

The boss drinks.`;

it("a heading for visitors is proposed with its steps", () => {
  expect(verdictOf(steps, "How it works")).toBe("unsure print");
  expect(verdictOf(steps, "Ring or text")).toMatch(/print$/u);
  expect(verdictOf(steps, "If she's ill")).toBe("unsure print");
});

it("but no wish and nothing private among them", () => {
  expect(verdictOf(steps, "picture of the van")).toBe("wish keep");
  expect(verdictOf(steps, "owes us")).toBe("private keep");
});

it("the list ends at an empty line or at another heading", () => {
  expect(verdictOf(steps, "drinks")).toBe("private keep");
  expect(verdictOf("What we do:\n- Lawns\nNotes:\n- The boss drinks.", "drinks")).toBe("private keep");
});

it.each(["How it works:", "What we do:", "What we don't do:", "Areas we cover:", "Good to know:"])(
  "a withheld item under '%s' is at least asked about",
  (heading) => {
    expect(
      verdictOf(
        `We clean in Hull.\n\n${heading}\n- Windows\n- We had a chat with Zoe first`,
        "chat with Zoe",
      ),
    ).toMatch(/^(?:unsure|fact)/u);
  },
);
