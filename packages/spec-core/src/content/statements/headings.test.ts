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

const textsOf = (description: string): string[] =>
  readStatements(formDataSchema.parse({ description })).map(
    ({ kind, proposal, text }) => `${kind} ${proposal}: ${text}`,
  );

it.each([
  [
    "WHAT WE DONT DO\n- roofs\n- chimneys over 3 m\n- drains",
    "We don't do: roofs, chimneys over 3 m, drains",
  ],
  ["What we can't help with:\nwasps\nmoles", "We can't help with: wasps, moles"],
  ["Not included:\n* fuel, tolls\n* tips", "Not included: fuel, tolls; tips"],
  ["SERVICES WE DO NOT OFFER\n\n1. nails\n2. lashes", "We do not offer: nails, lashes"],
] as const)("a list of refusals is one statement, which is asked about: %s", (list, joined) => {
  const texts = textsOf(`We work in Hull.\n\n${list}\n\nWe are open daily.`);
  expect(texts).toContain(`unsure print: ${joined}`);
  expect(texts.at(-1)).toContain("We are open daily.");
});

it("what is private in a list of refusals is not proposed", () => {
  const [, refusals = ""] = textsOf(
    "We mow in Hull.\n\nWHAT WE DONT DO\n- hedges (my brother is ill)\n- ponds",
  );
  expect(refusals).toMatch(/^unsure keep: We don't do/u);
  expect(textsOf("We mow in Hull.\n\nWhat we don't do:\n- tell the council, nobody must know")[1]).toMatch(
    /^private keep/u,
  );
});

it("a list of refusals ends at the next heading and at a line without a bullet", () => {
  const texts = textsOf("WE DONT DO\n- roofs\nWHAT WE DO\n- gutters\nRing us in the morning, we answer.");
  expect(texts[0]).toBe("unsure print: We don't do: roofs");
  expect(texts.join("|")).toContain("gutters");
});

it("a sentence that refuses something is no heading", () => {
  expect(textsOf("We don't do weddings.\nWe do parties.")).toHaveLength(2);
});

it.each(["PRICES", "WHAT WE DO", "Our services", "OPENING HOURS"])(
  "a heading alone is never printed: %s",
  (heading) => {
    const [first = ""] = textsOf(`${heading}\nlawns from £30\nhedges from £60`);
    expect(first).toBe(`private keep: ${heading}`);
  },
);

it("capitals above a list are asked about, and a promise in capitals is no heading", () => {
  expect(textsOf("LAWNS\n- mowing\n- feeding")[0]).toBe("unsure keep: LAWNS");
  expect(textsOf("FREE QUOTES\n- mowing\n- feeding")[0]).toMatch(/print: FREE QUOTES$/u);
});

it("a list of refusals ends at a sentence, at hours, at a number and at another heading", () => {
  expect(
    textsOf(
      "What we don't do:\nFondant\nGluten free\nWe are open Tuesday to Saturday\nCall us on 0113 496 0000",
    )[0],
  ).toBe("unsure print: We don't do: Fondant, Gluten free");
  for (const line of ["Available", "Mon to Fri 9-5", "Thanks, Sam", "Call us on 0113 496 0000"])
    expect(textsOf(`WHAT WE DONT DO\n- pools\n- snow\n- ${line}\n- lawns`)[0]).toBe(
      "unsure print: We don't do: pools, snow",
    );
});

it("lines without bullets are a list only directly below their heading", () => {
  expect(textsOf("What we don't do\nPools\nSnow")[0]).toBe("unsure print: We don't do: Pools, Snow");
  expect(textsOf("What we don't do:\n\nPools\nSnow").join()).not.toContain("Pools, Snow");
  expect(textsOf("WE DONT DO\nPools\nSnow")[0]).toBe("unsure print: We don't do: Pools, Snow");
});

it("a figure or an abbreviation is no counter", () => {
  expect(textsOf("We can't take:\n2.5 tonne trucks\ne.g. roofs")[0]).toBe(
    "unsure print: We can't take: 2.5 tonne trucks, e.g. roofs",
  );
});

it.each([
  ["What we do:", "We also do the hall for Mrs Pike who forgets to pay"],
  ["What we do:", "The old recipe from Gregson I took when I left"],
  ["Areas we cover:", "Not Harehills because of the trouble"],
])("a heading proposes no withheld item that is not neutral: %s %s", (heading, item) => {
  expect(verdictOf(`We clean in Hull.\n\n${heading}\n- Leeds\n- ${item}`, item)).toBe("unsure keep");
});
