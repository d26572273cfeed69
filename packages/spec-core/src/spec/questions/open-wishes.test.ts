import { expect, it } from "vitest";
import { type Answers, find } from "./asked.fixture.ts";

const stable: Answers = {
  niche: "riding school",
  pages: ["Home", "Contact"],
  description: "We teach riding in Otley. We keep nine ponies. We ride in the hills.",
  contact: { country: "GB", phone: "01904 960 554", address: "4 Mill Street, Otley LS21 1AA" },
};
const waiting = (contentNotes: string): readonly string[] =>
  find({ ...stable, contentNotes }, "words-waiting")?.quotes ?? [];

it("C-32.1017 the condition of a wish is quoted with it, and not as a wish of its own", () => {
  const notes = "Could people book a lesson online? If thats dear leave it and they can just ring.";
  const answers: Answers = { ...stable, goals: ["Book Appointments"] };
  const quotes = find({ ...answers, contentNotes: notes }, "booking-tool")?.quotes ?? [];
  expect(quotes.join(" ")).toBe(notes);
});

it.each([
  ["Prams ok, we lift them in.", true],
  ["Children stay behind the fence.", true],
])("C-32.1018 the rule '%s' waits for the client's yes", (sentence) => {
  expect(waiting(sentence)).toContain(sentence);
});

it("C-32.1041 neither what the client wants said nor a ban for the builder waits for a yes", () => {
  expect(waiting("No cartoon ponies.")).not.toContain("No cartoon ponies.");
  expect(waiting("No stallions or foals. Say it kindly but say it.").join()).not.toContain("stallions");
});

it("C-32.1150 a price that the sentence before leaves out waits for no yes", () => {
  const notes =
    "My partner would list the fees, I would not, so leave them off. Currently £85 within 15 miles.";
  expect(waiting(notes).join()).not.toContain("£85");
  expect(waiting("The yard is on a hill. Currently £85 within 15 miles.").join()).toContain("£85");
});

it("C-32.1039 an allergen in the notes of who sells food is quoted with the products", () => {
  const baker: Answers = {
    niche: "biscuits",
    pages: ["Home", "Products"],
    goals: ["Sell Products"],
    description: "We bake biscuits in Leith.",
  };
  const note = "The ginger one has almonds in it, must say.";
  expect(find({ ...baker, contentNotes: note }, "product-data")?.quotes).toEqual([note]);
  const stables = { ...stable, pages: ["Home", "Products"] satisfies Answers["pages"] };
  const other = find({ ...stables, contentNotes: "The feed has oats and soya in it." }, "product-data");
  expect(other?.quotes).toEqual([]);
});

it("C-32.1048 how orders may come is quoted with the question about payment, and asked once", () => {
  const note = "Can we begin with orders on WhatsApp and a shop next year?";
  const baker: Answers = {
    niche: "biscuits",
    pages: ["Home", "Products"],
    goals: ["Sell Products"],
    contentNotes: note,
  };
  expect(find(baker, "payment")?.quotes).toEqual([note]);
  expect(find(baker, "open-advice")).toBeUndefined();
});
