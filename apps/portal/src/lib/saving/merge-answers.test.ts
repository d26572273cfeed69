import { defaultOnboarding, limits, type Onboarding, sectionNames } from "@sitewright/spec-core/onboarding";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isEqual } from "../is-equal.ts";
import { mergeAnswers } from "./merge-answers.ts";

const word = fc.constantFrom("", "bread", "Bread", "cake", "two words");
const names = fc.uniqueArray(fc.constantFrom("Home", "About", "FAQ", "Blog", "Team"), { maxLength: 4 });
const files = fc
  .uniqueArray(fc.constantFrom("a", "b", "c", "d"), { maxLength: 4 })
  .map((ids) => ids.map((id) => ({ id, name: id, type: "media", size: 1, url: "", storagePath: "" })));

/** Answers in which every field takes one of a few values, so that two of them often agree and often do not. */
const answers: fc.Arbitrary<Onboarding> = fc
  .record({
    businessName: word,
    description: word,
    facebook: word,
    ndaAccepted: fc.boolean(),
    goals: names,
    customPages: names,
    primary: word,
    h1: fc.constantFrom("Inter", "Lora"),
    phone: word,
    onlyForUs: word,
    hero: fc.boolean(),
    selected: fc.constantFrom(null, "business-standard", "portfolio-minimal"),
    pageLayout: fc.constantFrom("boxed", "contained"),
    uploadedFiles: files,
  })
  .map(
    (some): Onboarding => ({
      ...defaultOnboarding,
      formData: {
        ...defaultOnboarding.formData,
        businessName: some.businessName,
        description: some.description,
        ndaAccepted: some.ndaAccepted,
        goals: some.goals,
        customPages: some.customPages,
        contact: { ...defaultOnboarding.formData.contact, phone: some.phone },
        onlyForUs: some.onlyForUs,
        socialMedia: { ...defaultOnboarding.formData.socialMedia, facebook: some.facebook },
      },
      themeColors: { ...defaultOnboarding.themeColors, primary: some.primary },
      fonts: { ...defaultOnboarding.fonts, h1: some.h1 },
      layoutSections: { ...defaultOnboarding.layoutSections, hero: some.hero },
      layoutTemplates: { selected: some.selected, category: "business" },
      pageLayout: some.pageLayout,
      uploadedFiles: some.uploadedFiles,
    }),
  );

const sides = fc.record({ base: answers, mine: answers, theirs: answers });

/** Every answer that is merged on its own, by path, from the wizard's list of its answers. */
function leaves(value: object, path = ""): Map<string, unknown> {
  const entries = Object.entries(value).flatMap(([key, part]): [string, unknown][] => {
    const at = path === "" ? key : `${path}.${key}`;
    const isGroup = typeof part === "object" && part !== null && !Array.isArray(part);
    return isGroup ? [...leaves(part, at)] : Array.isArray(part) ? [] : [[at, part]];
  });
  return new Map(entries);
}

const form = (patch: Partial<Onboarding["formData"]>): Onboarding => ({
  ...defaultOnboarding,
  formData: { ...defaultOnboarding.formData, ...patch },
});

describe("merging by field", () => {
  it("P-24.20 nothing changed here: the other side as it is", () => {
    fc.assert(
      fc.property(answers, answers, (base, theirs) => {
        const merge = mergeAnswers({ base, mine: base, theirs });
        expect(merge.answers).toEqual(theirs);
        expect(merge.conflicts).toEqual([]);
      }),
    );
  });

  it("P-24.21 nothing changed there: mine as it is, and nothing incoming", () => {
    fc.assert(
      fc.property(answers, answers, (base, mine) => {
        expect(mergeAnswers({ base, mine, theirs: base })).toEqual({
          answers: mine,
          conflicts: [],
          incoming: [],
        });
      }),
    );
  });

  it("P-24.22 each answer is the one that was changed, and both changed differently is always a conflict", () => {
    fc.assert(
      fc.property(sides, (all) => {
        const { answers: merged, conflicts } = mergeAnswers(all);
        const [base, mine, theirs, result] = [all.base, all.mine, all.theirs, merged].map((one) =>
          leaves(one),
        );
        const asked = new Map(conflicts.map((conflict) => [conflict.path, conflict]));
        for (const [path, value] of result ?? []) {
          if (path === "layoutTemplates.category") continue;
          const [was, here, there] = [base?.get(path), mine?.get(path), theirs?.get(path)];
          const isClash = here !== was && there !== was && here !== there;
          expect(asked.get(path)).toEqual(isClash ? { path, mine: here, theirs: there } : undefined);
          expect(value).toEqual(here === was ? there : here);
        }
      }),
    );
  });

  it("P-24.23 both sides find the same conflicts", () => {
    fc.assert(
      fc.property(sides, ({ base, mine, theirs }) => {
        const paths = (all: typeof mine, other: typeof mine) =>
          mergeAnswers({ base, mine: all, theirs: other }).conflicts.map(({ path }) => path);
        expect(paths(mine, theirs)).toEqual(paths(theirs, mine));
      }),
    );
  });

  it("P-24.24 every choice resolves its conflict with the chosen answer", () => {
    fc.assert(
      fc.property(sides, fc.constantFrom("mine", "theirs"), (all, side) => {
        const { conflicts } = mergeAnswers(all);
        const choices = Object.fromEntries(conflicts.map(({ path }) => [path, side]));
        const settled = mergeAnswers(all, choices);
        expect(settled.conflicts).toEqual([]);
        const merged = leaves(settled.answers);
        for (const conflict of conflicts) expect(merged.get(conflict.path)).toEqual(conflict[side]);
      }),
    );
  });

  it("P-24.25 lists keep what either side added and lose what either side took away", () => {
    fc.assert(
      fc.property(sides, (all) => {
        const { answers: merged } = mergeAnswers(all);
        const lists = [all.base, all.mine, all.theirs, merged].map(({ formData, uploadedFiles }) => [
          ...formData.goals.map((goal) => `goal ${goal}`),
          ...formData.customPages.map((page) => `page ${page}`),
          ...uploadedFiles.map(({ id }) => `file ${id}`),
        ]);
        const [base, mine, theirs, result] = lists.map((list) => new Set(list));
        for (const entry of new Set(lists.flat())) {
          const isKept = base?.has(entry)
            ? mine?.has(entry) && theirs?.has(entry)
            : mine?.has(entry) || theirs?.has(entry);
          expect([entry, result?.has(entry)]).toEqual([entry, isKept]);
        }
      }),
    );
  });

  it("P-24.26 merging again with what came of it changes nothing", () => {
    fc.assert(
      fc.property(sides, ({ base, mine, theirs }) => {
        const { answers: merged, conflicts } = mergeAnswers({ base, mine, theirs });
        fc.pre(conflicts.length === 0);
        expect(mergeAnswers({ base: theirs, mine: merged, theirs }).answers).toEqual(merged);
      }),
    );
  });

  it("P-24.27 without a common base, fields with default values take the other side's", () => {
    const mine = form({ businessName: "Bakehouse", goals: ["Sell Products"] });
    const theirs = form({ niche: "bakery", goals: ["Generate Leads"] });
    const { answers: merged, conflicts } = mergeAnswers({ base: defaultOnboarding, mine, theirs });
    expect(conflicts).toEqual([]);
    expect(merged.formData).toMatchObject({
      businessName: "Bakehouse",
      niche: "bakery",
      goals: ["Sell Products", "Generate Leads"],
    });
  });

  it.each(sectionNames)(
    "P-24.28 the section %s and another one, switched on in two places, are both on",
    (name) => {
      const other = name === "hero" ? "team" : "hero";
      const on = (section: string): Onboarding => ({
        ...defaultOnboarding,
        layoutSections: { ...defaultOnboarding.layoutSections, [section]: true },
      });
      const merge = mergeAnswers({ base: defaultOnboarding, mine: on(name), theirs: on(other) });
      expect(merge.answers.layoutSections).toMatchObject({ [name]: true, [other]: true });
    },
  );

  it("P-24.29 a file that arrived on one device stays beside its preview's removal on the other", () => {
    const file = (id: string, isTemporary: boolean) => ({
      id,
      name: "menu.pdf",
      type: "media",
      size: 1,
      url: "",
      storagePath: isTemporary ? "" : `/${id}`,
      ...(isTemporary ? { isTemporary } : {}),
    });
    const holding = (...uploadedFiles: Onboarding["uploadedFiles"]) => ({
      ...defaultOnboarding,
      uploadedFiles,
    });
    const merge = mergeAnswers({
      base: holding(file("preview", true)),
      mine: holding(file("stored", false)),
      theirs: holding(file("preview", true), file("other", false)),
    });
    expect(merge.answers.uploadedFiles.map(({ id }) => id)).toEqual(["stored", "other"]);
  });

  it("P-41.6 a picture's role is merged apart from its file: the changed one, and mine where both changed", () => {
    type Role = NonNullable<Onboarding["uploadedFiles"][number]["role"]>;
    const holding = (role: Role | null, isTemporary = false) => ({
      ...defaultOnboarding,
      uploadedFiles: [
        {
          id: "a",
          name: "oven.jpg",
          type: "media",
          size: 1,
          url: "",
          storagePath: isTemporary ? "" : "/a",
          ...(isTemporary ? { isTemporary } : {}),
          ...(role === null ? {} : { role }),
        },
      ],
    });
    const merged = (sides: Parameters<typeof mergeAnswers>[0]) =>
      mergeAnswers(sides).answers.uploadedFiles.map(({ role, storagePath }) => [role, storagePath]);
    const base = holding(null, true);
    expect(merged({ base, mine: holding("team", true), theirs: holding(null) })).toEqual([["team", "/a"]]);
    expect(merged({ base, mine: holding(null), theirs: holding("work", true) })).toEqual([["work", "/a"]]);
    expect(merged({ base, mine: holding("team", true), theirs: holding("work") })).toEqual([["team", "/a"]]);
  });

  it("P-37.14 contact answers merge one by one; offers that both changed are put to the person as a whole", () => {
    const contact = { ...defaultOnboarding.formData.contact };
    const haircut = { name: "Haircut", what: "", price: "£28" };
    const shave = { name: "Shave", what: "", price: "£20" };
    const sides = {
      base: form({ contact }),
      mine: form({ contact: { ...contact, phone: "0951 29" }, offers: [haircut] }),
      theirs: form({ contact: { ...contact, address: "Hauptstr. 1" }, offers: [shave] }),
    };
    const { answers: merged, conflicts, incoming } = mergeAnswers(sides);
    expect(merged.formData.contact).toEqual({ ...contact, phone: "0951 29", address: "Hauptstr. 1" });
    expect(incoming).toEqual(["formData.contact.address"]);
    expect(conflicts).toEqual([{ path: "formData.offers", mine: [haircut], theirs: [shave] }]);
    expect(mergeAnswers(sides, { "formData.offers": "theirs" }).answers.formData.offers).toEqual([shave]);
  });

  it("P-38.19 choices about words of both sides are kept, mine where both chose, and never too many", () => {
    const choice = (id: string, print: boolean) => ({ id, print });
    const merged = mergeAnswers({
      base: defaultOnboarding,
      mine: form({ wordChoices: [choice("a", true), choice("b", true)] }),
      theirs: form({ wordChoices: [choice("b", false), choice("c", false)] }),
    });
    expect(merged.conflicts).toEqual([]);
    expect(merged.answers.formData.wordChoices).toEqual([
      choice("a", true),
      choice("b", true),
      choice("c", false),
    ]);
    const many = (name: string) => Array.from({ length: 400 }, (_, index) => choice(`${name}${index}`, true));
    const full = mergeAnswers({
      base: defaultOnboarding,
      mine: form({ wordChoices: many("mine") }),
      theirs: form({ wordChoices: many("theirs") }),
    });
    expect(full.answers.formData.wordChoices).toHaveLength(limits.wordChoicesMax);
  });

  it("P-24.30 a domain that one side named stays with its switch", () => {
    const base = form({ hasDomain: true });
    const mine = form({ hasDomain: false });
    const theirs = form({ hasDomain: true, domainName: "bake.example" });
    expect(mergeAnswers({ base, mine, theirs }).answers.formData).toMatchObject({
      hasDomain: true,
      domainName: "bake.example",
    });
  });
});

describe("equality of plain data", () => {
  it("is that of its JSON", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        expect(isEqual(a, structuredClone(a))).toBe(true);
        fc.pre(!JSON.stringify([a, b]).includes("-0"));
        if (typeof a !== "object" || typeof b !== "object") expect(isEqual(a, b)).toBe(Object.is(a, b));
      }),
    );
    expect(isEqual({ a: 1, b: undefined }, { a: 1 })).toBe(true);
    expect(isEqual({ a: [1, 2] }, { a: [2, 1] })).toBe(false);
    expect(isEqual([], {})).toBe(false);
  });
});
