import { expect, it } from "vitest";
import { type Answers, asked } from "./asked.fixture.ts";

const onPage = (name: string, answers: Answers) =>
  asked({ pages: ["Home"], customPages: [name], ...answers }).find(({ about }) => about === name);

it("C-32.334 a page on storage is asked for food only of who makes it", () => {
  const removals: Answers = {
    niche: "Removals and storage",
    description: "We have a warehouse for storage.",
  };
  expect(onPage("Storage", removals)?.question).toMatch(/what may not be stored.*insured/);
  expect(onPage("Storage", removals)?.question).not.toMatch(/frozen/);
  expect(onPage("Storage", { niche: "Bakery", description: "We bake bread and cakes." })?.question).toMatch(
    /frozen/,
  );
});

it("C-32.335 what the answers and offers tell of the storage is not asked", () => {
  const question = onPage("Storage", {
    niche: "Removals and storage",
    description: "Storage is at our own warehouse, alarmed and CCTV. Minimum 2 weeks. Access by appointment.",
    offers: [{ name: "Storage container", what: "250 cubic feet", price: "£22 per week" }],
  })?.question;
  expect(question).toMatch(/what may not be stored\?$/);
});

it.each([
  ["How it works. First we come and see the house. Then we measure and draw. Finally we apply.", false],
  ["How it works. We do not build.", true],
])("C-32.336 of '%s' the steps are asked for: %s", (description, isAsked) => {
  expect(onPage("How it works", { niche: "Architects", description }) !== undefined).toBe(isAsked);
});

it("C-32.337 a waiting list is asked for what people give, in which order and what the site may say", () => {
  const page = onPage("Waiting list", {
    niche: "Violin teacher",
    description:
      "I teach violin. At the moment I only have daytime spaces for adults; after-school slots have a waiting list.",
  });
  expect(page?.question).toMatch(/Which details do people give.*in which order/);
  expect(page?.quotes.join()).toMatch(/daytime spaces/);
});

it("C-32.338 a page on joining asks when one can begin, and not for what its words tell", () => {
  const page = (description: string) =>
    onPage("Join us", { niche: "Community choir", description: `We sing in Leith. ${description}` })
      ?.question;
  expect(page("Come along.")).toMatch(/what it costs.*when one can begin.*write first/);
  expect(page("It is £50 a term and you can just turn up.")).not.toMatch(/what it costs|write first/);
});
