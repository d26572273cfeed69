import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type OnboardingInput, onboardingSchema } from "../onboarding/schema.ts";
import { dialled } from "../render/starter-site/dialled.ts";
import { renderStarterSite } from "../render/starter-site/render-starter-site.ts";
import { buildSpec } from "../spec/build-spec.ts";
import { anyForm, context } from "../spec/forms.fixture.ts";
import type { Spec } from "../spec/schema.ts";
import { type ContentDeck, contentDeck, draftContent, parseContent, type Slot } from "./index.ts";

type Answers = NonNullable<OnboardingInput["formData"]>;

const specOf = (formData: Answers): Spec =>
  buildSpec(
    onboardingSchema.parse({
      formData: { pages: ["Home", "Services", "Pricing", "FAQ", "Contact"], ...formData },
      layoutSections: { hero: true, services: true, pricing: true, contact: true },
    }),
    context,
  );

const plumber: Answers = {
  businessName: "Okafor Plumbing",
  niche: "Plumber",
  description: "Boilers and bathrooms round Leeds since 2009. We do not take on gas fires.",
  goals: ["Book Appointments"],
  contact: {
    phone: "0113 496 0123",
    email: "dave@okafor.example",
    address: "4 Tannery Row\nLeeds LS3 1AA",
    country: "GB",
    openingHours: "Mon-Fri 8-18",
  },
  offers: [
    { name: "Boiler service", what: "", price: "£85" },
    { name: "Call-out", what: "first hour", price: "£60" },
  ],
};
const contact = { email: "", address: "", country: "GB", openingHours: "", phone: "", ...plumber.contact };

/** What a client changes in the course of time; one of them takes most of it away. */
const states: readonly Spec[] = [
  plumber,
  { ...plumber, offers: [{ name: "Boiler service", what: "with report", price: "£95" }] },
  { ...plumber, description: "Heating engineers in York. Every boiler is serviced in an hour." },
  { ...plumber, contact: { ...contact, phone: "0113 496 0999", openingHours: "Tue-Sat 9-17" } },
  { ...plumber, pages: ["Home"], contentStyle: "Casual" },
  { businessName: "Okafor" },
].map(specOf);

const edited = (
  deck: ContentDeck,
  edits: readonly { at: number; text: string; status: Slot["status"] }[],
) => {
  const slots = [...deck.slots];
  for (const { at, text, status } of edits) {
    const slot = slots[at % slots.length];
    if (slot) slots[at % slots.length] = { ...slot, text, status };
  }
  return { ...deck, slots };
};

const edit = fc.record({
  at: fc.nat(400),
  text: fc.uuid().map((id) => `words ${id}`),
  status: fc.constantFrom("open" as const, "draft" as const, "final" as const),
});

describe("a deck through changes of the answers", () => {
  it("C-31.13 no edited text is lost by any sequence of changes, marked final or not", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.array(edit, { maxLength: 4 }), fc.constantFrom(...states)), {
          minLength: 1,
          maxLength: 6,
        }),
        (steps) => {
          let deck = draftContent(specOf(plumber));
          const written = new Set<string>();
          for (const [edits, spec] of steps) {
            deck = edited(deck, edits);
            for (const { text } of deck.slots) if (text.startsWith("words ")) written.add(text);
            const held = new Set([...deck.slots, ...deck.unplaced].map(({ text }) => text));
            deck = contentDeck(spec, deck);
            const now = new Set([...deck.slots, ...deck.unplaced].map(({ text }) => text));
            for (const text of written) if (held.has(text)) expect(now.has(text), text).toBe(true);
          }
        },
      ),
      { numRuns: process.env.TEST_FULL ? 500 : 40 },
    );
  });

  it("C-31.14 an update with the same answers changes nothing, an edited deck included", () => {
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 5 }), fc.constantFrom(...states), (edits, spec) => {
        const deck = contentDeck(spec, edited(draftContent(states[0] ?? spec), edits));
        expect(contentDeck(spec, deck)).toEqual(deck);
      }),
      { numRuns: 30 },
    );
    fc.assert(
      fc.property(anyForm, (form) => {
        const spec = buildSpec(form, context);
        const deck = draftContent(spec);
        expect(JSON.stringify(contentDeck(spec, deck))).toBe(JSON.stringify(deck));
      }),
      { numRuns: 10 },
    );
  });

  it("C-31.15 a text that was edited as a draft outlives two changes of what it was made from", () => {
    const [first, second] = [states[0], states[2]];
    if (!first || !second) throw new Error("There are states.");
    const draft = draftContent(first);
    const id = "/#hero.heading";
    const slots = draft.slots.map(
      (slot): Slot => (slot.id === id ? { ...slot, text: "Warm by Friday" } : slot),
    );
    const once = contentDeck(second, { ...draft, slots });
    const third = specOf({ ...plumber, description: "Pipes, and nothing but pipes." });
    const twice = contentDeck(third, once);
    for (const deck of [once, twice])
      expect(deck.slots.find((slot) => slot.id === id)).toMatchObject({
        text: "Warm by Friday",
        status: "draft",
      });
    const untouched = contentDeck(third, contentDeck(second, draft));
    expect(untouched).toEqual(draftContent(third));
  });

  it("C-31.32 an approved draft, and one left out, stay decided through two changes of what they were made from", () => {
    const [first, second] = [states[0], states[2]];
    if (!first || !second) throw new Error("There are states.");
    const third = specOf({ ...plumber, description: "Pipes, and nothing but pipes." });
    const draft = draftContent(first);
    const about = draft.slots.find(({ id }) => id === "/contact#head.description");
    if (!about) throw new Error("There is a drafted text.");
    const decided = (text: string) => {
      const slots = draft.slots.map(
        (slot): Slot => (slot.id === about.id ? { ...slot, text, status: "final" } : slot),
      );
      return contentDeck(third, contentDeck(second, { ...draft, slots })).slots.find(
        ({ id }) => id === about.id,
      );
    };
    expect(decided(about.text)).toMatchObject({ text: about.text, status: "draft" });
    expect(decided("")).toMatchObject({ text: "", status: "final" });
  });

  it("C-31.16 ids of an offer and its price stay when amount and description change, and two prices of one name have two", () => {
    const idsOf = (offers: Answers["offers"]) =>
      draftContent(specOf({ ...plumber, offers })).slots.map(({ id }) => id);
    const before = idsOf([{ name: "Boiler service", what: "an hour", price: "£85" }]);
    expect(idsOf([{ name: "Boiler service", what: "half a day", price: "£95" }])).toEqual(before);
    const twice = draftContent(
      specOf({
        ...plumber,
        offers: [
          { name: "Boiler service", what: "", price: "£85" },
          { name: "Boiler service", what: "", price: "£120" },
        ],
      }),
    ).slots.filter(({ id, kind }) => kind === "price" && id.startsWith("/#pricing"));
    expect(twice.map(({ text }) => text)).toEqual(["£85", "£120"]);
  });
});

describe("a deck from outside", () => {
  const deck = draftContent(specOf(plumber));
  const [slot] = deck.slots;
  const issuesOf = (input: unknown) => {
    const result = parseContent(input);
    return result.ok ? [] : result.issues.map(({ path }) => path);
  };

  it("C-31.17 is refused with the path where a text, a list or its depth is out of bounds, or an id is used twice", () => {
    expect(issuesOf(deck)).toEqual([]);
    expect(issuesOf({ ...deck, slots: [{ ...slot, text: "x".repeat(60_000) }] })).toEqual(["slots.0.text"]);
    expect(issuesOf({ ...deck, slots: [slot, slot] })).toEqual(["slots.1.id"]);
    expect(issuesOf({ ...deck, unplaced: Array.from({ length: 20_001 }, () => slot) })).toEqual(["unplaced"]);
    expect(issuesOf({ ...deck, slots: [{ ...slot, maxWords: 1e9 }] })).toEqual(["slots.0.maxWords"]);
    let deep: unknown = "x";
    for (let level = 0; level < 20_000; level += 1) deep = [deep];
    expect(issuesOf({ ...deck, slots: [{ ...slot, text: deep }] })).toEqual(["slots.0.text"]);
    expect(issuesOf({ ...deck, slots: deep })).not.toEqual([]);
    expect(issuesOf(null)).toEqual([""]);
    expect(issuesOf({ ...deck, slots: Array.from({ length: 900 }, () => 7) })).toHaveLength(50);
  });
});

describe("a number that the deck corrects", () => {
  const known = [{ text: "0113 496 0123", value: "+441134960123" }];

  it.each([
    ["0113 496 0123", "+441134960123"],
    ["Ring 0113 4960123 any time", "+441134960123"],
    ["0113 496 0999", "+441134960999"],
    ["+44 (0)113 496 0999", "+441134960999"],
    ["0049 30 123456", "+4930123456"],
    ["0113 496 0999 or 0113 496 0777", null],
    ["Ask for Dave at number 4", null],
    ["", null],
  ])("C-31.18 the link of “%s” dials what is shown, or there is none", (shown, number) => {
    expect(dialled(shown, known)).toBe(number);
  });

  it("C-31.19 every link and feed of the site follows the corrected number", () => {
    const spec = specOf(plumber);
    const draft = draftContent(spec);
    const slots = draft.slots.map(
      (each): Slot => ({ ...each, text: each.text.replace("0113 496 0123", "0113 496 0999") }),
    );
    const files = renderStarterSite(spec, { content: { ...draft, slots } });
    const all = Object.values(files).join("\n");
    expect(all).toContain('href="tel:+441134960999"');
    expect(all).toContain('"telephone":"+441134960999"');
    expect(files["llms.txt"]).toContain("0113 496 0999");
    expect(all).not.toMatch(/496 ?0123/);
  });
});
