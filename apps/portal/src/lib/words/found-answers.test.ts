import type { Fact } from "@sitewright/spec-core/content";
import { limits } from "@sitewright/spec-core/onboarding";
import { describe, expect, it } from "vitest";
import { fact, judges } from "../../test/sample-words.ts";
import { foundAnswers } from "./found-answers.ts";

const found = (facts: readonly Fact[], wordChoices: { id: string; print: boolean; text?: string }[] = []) =>
  foundAnswers(judges([], facts)({ wordChoices }).facts);

describe("answers to the optional questions that the texts have", () => {
  it("P-37.19 the first of a kind is offered to its field, opening hours all together", () => {
    const answers = found([
      fact("phone", "0951 / 29 64 10"),
      fact("phone", "0171 555"),
      fact("email", "hello@kiln.example", { field: "contentNotes" }),
      fact("hours", "Mon to Fri 9-17"),
      fact("hours", "Sat 10-14"),
    ]);
    expect(answers.phone?.text).toBe("0951 / 29 64 10");
    expect(answers.email).toMatchObject({ text: "hello@kiln.example", field: "contentNotes" });
    expect(answers.openingHours?.text).toBe("Mon to Fri 9-17\nSat 10-14");
    expect(answers.address).toBeUndefined();
    expect(answers.offers).toBeUndefined();
  });

  it("P-37.20 prices come with what they are for, services that no price names after them", () => {
    const { offers } = found([
      fact("service", "Hot shave"),
      fact("price", "£28", { about: "A haircut" }),
      fact("service", "haircut"),
    ]);
    expect(offers?.list).toEqual([
      { name: "A haircut", what: "", price: "£28" },
      { name: "Hot shave", what: "", price: "" },
    ]);
    expect(found([fact("price", "£28")]).offers, "a price of nobody knows what").toBeUndefined();
    const many = Array.from({ length: 60 }, (_, index) => fact("service", `Service ${index}`));
    expect(found(many).offers?.list).toHaveLength(limits.offersMax);
  });

  it("P-37.3 what is only in 'Only for us' is not offered, nor what was left out; what was corrected is, as corrected", () => {
    const facts = [fact("phone", "1", { proposal: "keep" }), fact("phone", "2"), fact("phone", "3")];
    expect(found(facts).phone?.text).toBe("2");
    expect(found(facts, [{ id: "phone 2", print: false }]).phone?.text).toBe("3");
    expect(found(facts, [{ id: "phone 2", print: true, text: "22" }]).phone?.text).toBe("22");
  });

  it("P-37.3 what a field holds already is not offered to it again", () => {
    expect(found([fact("phone", "1", { field: "contact.phone" })]).phone).toBeUndefined();
  });
});
