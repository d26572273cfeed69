import { expect, it } from "vitest";
import { formDataSchema } from "../onboarding/form-data.ts";
import { publicWords } from "./public-words.ts";

const offers = ["Door", "Window", "Roof"].map((name) => ({ name, what: "Fitted", price: "£90" }));

const servicesOf = (description: string): string[] =>
  publicWords(formDataSchema.parse({ description, offers })).facts.flatMap(
    ({ kind, field, text, proposal }) =>
      kind === "service" && field === "description" ? [`${proposal}: ${text}`] : [],
  );

it("the items of a list of services are proposed beside the listed offers", () => {
  const found = servicesOf(
    "We are joiners in Frome. Our services are:\n- Staircase repairs and handrails\n- Sash cords and weights\n- Loft ladders, including delivery\n",
  );
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((one) => !one.startsWith("print: "))).toEqual([]);
});

it("a service in a sentence is not another offer", () => {
  expect(
    servicesOf("We do staircase repairs, sash cords and loft ladders.").filter((one) =>
      one.startsWith("print"),
    ),
  ).toEqual([]);
});

it("the year of the beginning is not proposed if its sentence is not", () => {
  const { statements, facts } = publicWords(
    formDataSchema.parse({
      description: "We saw timber. We began in 1987 when my uncle lost his licence, don't print that.",
    }),
  );
  const sentence = statements.find(({ text }) => text.includes("1987"));
  const year = facts.find(({ kind }) => kind === "founded");
  expect([sentence?.proposal, year?.proposal]).not.toContain("print");
});
