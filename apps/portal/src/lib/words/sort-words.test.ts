import { type Fact, publicWords } from "@sitewright/spec-core/content";
import { defaultOnboarding } from "@sitewright/spec-core/onboarding";
import { describe, expect, it } from "vitest";
import { fact, judges, statement } from "../../test/sample-words.ts";
import { asProposed, decisionsOf, sortWords } from "./sort-words.ts";

const sorted = (
  statements: readonly ReturnType<typeof statement>[],
  facts: readonly Fact[] = [],
  wordChoices: { id: string; print: boolean }[] = [],
) => sortWords(judges(statements, facts)({ wordChoices }));
const texts = (entries: readonly { text: string }[]) => entries.map(({ text }) => text);

describe("sorting what was read", () => {
  it("P-38.4 facts are printed, wishes and private remarks kept, unclear ones wait; a choice wins", () => {
    const all = [
      statement("We bake."),
      statement("No stock photos.", "wish"),
      statement("They never pay.", "private"),
      statement("Bread is life.", "unsure"),
      statement("Since ages.", "unsure"),
    ];
    const before = sorted(all);
    expect(texts(before.printed)).toEqual(["We bake."]);
    expect(texts(before.kept)).toEqual(["No stock photos.", "They never pay."]);
    expect(texts(before.unsure)).toEqual(["Bread is life.", "Since ages."]);
    const after = sorted(
      all,
      [],
      [
        { id: "We bake.", print: false },
        { id: "Bread is life.", print: true },
        { id: "Since ages.", print: false },
      ],
    );
    expect(texts(after.printed)).toEqual(["Bread is life."]);
    expect(texts(after.kept)).toEqual(["We bake.", "No stock photos.", "They never pay.", "Since ages."]);
    expect(after.unsure).toEqual([]);
  });

  it("P-38.5 what was typed as 'Only for us' is never offered, whatever was chosen about it", () => {
    const note = statement("The old site was hacked.", "fact", { field: "onlyForUs" });
    const { printed, kept, unsure } = sorted([note], [], [{ id: note.id, print: true }]);
    expect([...printed, ...kept, ...unsure]).toEqual([]);
  });

  it("P-38.338 of the sentences only for us those come first that may be for visitors", () => {
    const { kept } = sorted([
      statement("They never pay.", "private"),
      statement("No stag parties, people always ask.", "private", { mayBeForVisitors: true }),
    ]);
    expect(texts(kept)).toEqual(["No stag parties, people always ask.", "They never pay."]);
  });

  it("P-38.20 a sentence that its facts cover as a whole is asked about only through them", () => {
    const { printed, kept } = sorted([statement("Phone 0951 / 29 64 10.", "fact", { isProse: false })]);
    expect([...printed, ...kept]).toEqual([]);
  });

  it("P-38.330 a sentence whose detail is not asked about, because a field has it, is kept with what the field has", () => {
    const found = "Mon to Fri 9–17";
    const hours = statement(`We are open ${found}.`, "fact", { isProse: false, start: 0, end: 29 });
    const facts = [
      fact("hours", found, { start: 12, end: 28 }),
      fact("hours", "Tue to Sat 8–12", { field: "contact.openingHours" }),
    ];
    const keptOf = (given: readonly Fact[]) =>
      sortWords({
        ...judges([], given)({ wordChoices: [] }),
        statements: [{ ...hours, isPrinted: false, decidedBy: "rules" }],
      }).kept;
    expect(keptOf(facts)).toMatchObject([
      { text: hours.text, standIn: { text: "Tue to Sat 8–12", isPrinted: true } },
    ]);
    expect(keptOf(facts.slice(0, 1))).toEqual([]);
  });

  it("P-38.331 a wish knows the words that it dictates", () => {
    const wish = statement("Say that we deliver.", "wish");
    const words = statement("We deliver", "fact", { dictatedBy: wish.id });
    const { printed, kept } = sorted([wish, words, statement("No pink.", "wish")]);
    expect(texts(printed)).toEqual(["We deliver"]);
    expect(kept.map(({ standIn }) => standIn?.text)).toEqual(["We deliver", undefined]);
  });

  it("P-38.6 a repeated sentence or fact is asked about once", () => {
    const { unsure, facts } = sorted(
      [statement("Bread is life.", "unsure"), statement("Bread is life.", "unsure")],
      [fact("phone", "0951 1"), fact("phone", "0951 1", { start: 90 })],
    );
    expect(unsure).toHaveLength(1);
    expect(facts).toHaveLength(1);
  });

  it("a repeated sentence keeps the place of its first occurrence", () => {
    const { printed } = sorted([statement("A."), statement("B."), statement("A.")]);
    expect(texts(printed)).toEqual(["A.", "B."]);
  });

  it("P-38.7 what a field answers is not asked about again; another number is", () => {
    const formData = { ...defaultOnboarding.formData };
    const description = `Phone 0951 / 29 64 10 or mobile 0171 555 12 34. Mon to Fri 9-17. A haircut is 28 €.`;
    const contact = { ...formData.contact, country: "DE" };
    const kinds = (form: Partial<typeof formData>) => {
      const words = publicWords({ ...formData, description, contact, ...form });
      return sortWords(words).facts.flatMap(({ kind, text }) =>
        kind === "service" ? [] : [`${kind} ${text}`],
      );
    };
    const all = kinds({});
    expect(all.map((entry) => entry.split(" ")[0])).toEqual(["phone", "phone", "hours", "price"]);
    const typed = { ...contact, phone: "+49 951 296410", openingHours: "Mo-Fr 9-17 Uhr" };
    expect(kinds({ contact: typed })).toEqual([all[1], all[3]]);
  });

  it("P-38.28 a service whose price is asked about is decided with it, and asked about separately once the price is left out", () => {
    const price = fact("price", "£28", { about: "A haircut" });
    const service = fact("service", "haircut");
    const read = judges([], [service, price, fact("service", "Hot shave")]);
    const ids = (wordChoices: { id: string; print: boolean }[]) =>
      sortWords(read({ wordChoices })).facts.map(({ id }) => id);
    expect(ids([])).toEqual([price.id, "service Hot shave"]);
    const shown = decisionsOf(read({ wordChoices: [] }), { id: price.id, print: true });
    expect(shown).toEqual([
      { id: price.id, print: true },
      { id: service.id, print: true },
    ]);
    expect(ids(shown)).toEqual([price.id, "service Hot shave"]);
    const left = decisionsOf(read({ wordChoices: shown }), { id: price.id, print: false });
    expect(left).toEqual([{ id: price.id, print: false }]);
    expect(ids(left)).toEqual([service.id, price.id, "service Hot shave"]);
  });

  it("P-38.8 'Accept' decides what the rules propose", () => {
    const words = sorted(
      [statement("Maybe.", "unsure"), statement("Likely.", "unsure", { proposal: "print" })],
      [
        fact("phone", "1", { field: "audience" }),
        fact("phone", "2", { field: "audience", proposal: "keep" }),
      ],
    );
    expect(asProposed(words, words.unsure)).toEqual([
      { id: "phone 1", print: true },
      { id: "phone 2", print: false },
      { id: "Maybe.", print: false },
      { id: "Likely.", print: true },
    ]);
  });

  it("P-38.341 a service that is not proposed as an offer withholds no sentence that is proposed", () => {
    const sentence = statement("I fix PCs, laptops, printers.", "unsure", {
      proposal: "print",
      start: 0,
      end: 29,
    });
    const service = fact("service", "printers", { start: 20, end: 28, proposal: "keep" });
    const read = sorted([sentence], [service]);
    expect(asProposed(read, read.unsure)).toEqual([
      { id: service.id, print: false },
      { id: sentence.id, print: true },
    ]);
    const offered = fact("service", "printers", { start: 20, end: 28 });
    const dropped = sorted([sentence], [offered], [{ id: offered.id, print: false }]);
    expect(asProposed(dropped, dropped.unsure)).toEqual([{ id: sentence.id, print: false }]);
  });

  it("P-38.25 'Accept' prints no sentence with a detail in it that the client has left out", () => {
    const sentence = statement("Ring 0951 1 at any time.", "unsure", {
      proposal: "print",
      start: 10,
      end: 34,
    });
    const phone = fact("phone", "0951 1", { start: 15, end: 21 });
    const before = sorted([sentence], [phone]);
    expect(asProposed(before, before.unsure)[1]?.print).toBe(true);
    const dropped = sorted([sentence], [phone], [{ id: phone.id, print: false }]);
    expect(asProposed(dropped, dropped.unsure)).toEqual([{ id: sentence.id, print: false }]);
  });

  it("a price that is right in its sentence alone is not listed, and its sentence is printed", () => {
    const sentence = statement("It is £48 a term.", "unsure", { proposal: "print", start: 0, end: 17 });
    const price = fact("price", "£48 a term", {
      start: 6,
      end: 16,
      proposal: "keep",
      isOnlyInSentence: true,
    });
    const read = sorted([sentence], [price]);
    expect(asProposed(read, read.unsure)).toEqual([
      { id: price.id, print: false },
      { id: sentence.id, print: true },
    ]);
    const again = sorted([sentence], [price], [{ id: price.id, print: false }]);
    expect(asProposed(again, again.unsure)).toEqual([{ id: sentence.id, print: true }]);
  });
});
