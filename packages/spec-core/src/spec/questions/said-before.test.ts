import { describe, expect, it } from "vitest";
import { asked } from "./asked.fixture.ts";

/** What the questions quote, without the one that asks which sentences visitors may read. */
const quotes = (contentNotes: string): string[] =>
  asked({ contentNotes }).flatMap((each) => (each.id === "words-waiting" ? [] : each.quotes));

describe("a quotation that points back", () => {
  it("C-32.1204 has the sentence before it", () => {
    const first = "Half price in January for old customers.";
    const second = "Did that last winter, not sure whether we keep it.";
    const all = quotes(`${first} ${second}`);
    expect(all).toContain(second);
    expect(all[all.indexOf(second) - 1]).toBe(first);
  });

  it("C-32.1205 stands alone where its words point nowhere, or the sentence before must not be told", () => {
    const nowhere = "This summer we may drop Sundays, not decided.";
    expect(quotes(`We paint gates. ${nowhere}`)).not.toContain("We paint gates.");
    const secret = "Between us, the landlord wants us out.";
    expect(quotes(`${secret} That may change our hours, not decided.`)).not.toContain(secret);
  });
});
