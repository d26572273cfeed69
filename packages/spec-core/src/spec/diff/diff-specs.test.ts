import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { publicWords } from "../../content/public-words.ts";
import { defaultOnboarding } from "../../onboarding/default-onboarding.ts";
import { type Onboarding, type OnboardingInput, onboardingSchema } from "../../onboarding/schema.ts";
import { buildSpec } from "../build-spec.ts";
import { anyForm, context, fullForm } from "../forms.fixture.ts";
import type { Spec } from "../schema.ts";
import { diffSpecs } from "./diff-specs.ts";
import { keptInOrder } from "./kept-in-order.ts";

// Many forms are tried in each test.
vi.setConfig({ testTimeout: 60_000 });

const full = buildSpec(fullForm, context);
const form = (input: OnboardingInput): Onboarding => onboardingSchema.parse(input);
const withAnswers = (answers: Partial<Onboarding["formData"]>, rest: Partial<Onboarding> = {}): Spec =>
  buildSpec(form({ ...fullForm, ...rest, formData: { ...fullForm.formData, ...answers } }), context);
const sentences = (a: Spec, b: Spec): string[] => diffSpecs(a, b).map((change) => change.sentence);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
const at = (value: unknown, path: string): unknown =>
  path.split(".").reduce<unknown>((inner, key) => (isObject(inner) ? inner[key] : undefined), value);

/** One changed answer each, and everything that the change order says about it. */
const answers: [name: string, after: Spec, expected: string[]][] = [
  ["a page added", withAnswers({ pages: [...fullForm.formData.pages, "FAQ"] }), ["Pages: FAQ added"]],
  [
    "a page removed",
    withAnswers({ pages: ["Home", "About", "Services", "Contact"] }),
    ["Pages: Blog removed"],
  ],
  [
    "the background",
    withAnswers({}, { themeColors: { ...fullForm.themeColors, background: "#F6C453" } }),
    ["Background colour: changed from white (#FFFFFF) to yellow (#F6C453)"],
  ],
  [
    "the tone",
    withAnswers({ tone: "Corporate" }),
    ["Design tone (how the site looks): changed from Bold to Corporate"],
  ],
  [
    "the business name",
    withAnswers({ businessName: "Oven Ltd" }),
    ["Business name: changed from “Kiln & Co” to “Oven Ltd”"],
  ],
  [
    "the niche",
    withAnswers({ niche: "Law firm" }),
    ["Industry or niche: changed from “Pottery” to “Law firm”"],
  ],
  [
    "the budget",
    withAnswers({ budget: "Under $1,000" }),
    ["Budget: changed from $5,000 - $10,000 to Under $1,000"],
  ],
  [
    "a cleared audience",
    withAnswers({ audience: "" }),
    ["Audience: “Restaurants and keen cooks” removed, no longer answered"],
  ],
  [
    "a profile cleared",
    withAnswers({ socialMedia: { ...fullForm.formData.socialMedia, tiktok: "" } }),
    ["TikTok link: “@kiln” removed, no longer answered"],
  ],
  [
    "the domain",
    withAnswers({ domainName: "oven.example" }),
    ["Domain name: changed from “kiln.example” to “oven.example”"],
  ],
  [
    "a section",
    withAnswers({}, { layoutSections: { ...fullForm.layoutSections, team: true } }),
    ["Home page sections: Team added"],
  ],
  [
    "a font",
    withAnswers({}, { fonts: { ...fullForm.fonts, h1: "Lora" } }),
    ["Heading 1 font: changed from Inter to Lora"],
  ],
  [
    "the buttons",
    withAnswers({}, { selectedButtonStyle: "modern" }),
    [
      "Button style: changed from Classic (a solid colour with gently softened corners) to Modern (a solid colour that lifts off the page with a soft shadow)",
    ],
  ],
  [
    "the page layout",
    withAnswers({}, { pageLayout: "boxed" }),
    [
      "Page layout: changed from Contained (backgrounds reach the edges, text keeps to a readable column) to Boxed (the whole page is a sheet lying on the background)",
    ],
  ],
  ["help with hosting", withAnswers({ hostingHelp: false }), ["Help with hosting: no longer wanted"]],
  [
    "the goals",
    withAnswers({ goals: ["Showcase Portfolio", "Sell Products"] }),
    ["Goals: Sell Products moved to place 2 of 2"],
  ],
  [
    "no content creation",
    withAnswers({ aiContentCreation: false }),
    ["Texts written with AI: no longer wanted"],
  ],
];

describe("diffSpecs", () => {
  it.each(answers)("C-25.1 %s is one line of the change order", (_name, after, expected) => {
    expect(sentences(full, after)).toEqual(expected);
  });

  it("C-25.7 of two offers of one name the one that goes is removed, and their order is no new price", () => {
    const withOffers = (...prices: string[]) =>
      withAnswers({ offers: prices.map((price) => ({ name: "Haircut", what: "", price })) });
    const both = withOffers("£20", "£35");
    expect(sentences(both, withOffers("£35"))).toEqual([
      "Services, products and prices: Haircut, £20, removed",
    ]);
    expect(sentences(both, withOffers("£35", "£20")).join()).not.toMatch(/changed|added|removed/);
  });

  it("C-25.8 a new telephone number before a corrected one does not take its place", () => {
    const withPhones = (description: string, corrected: string) => {
      const answered = { ...fullForm.formData, description };
      const wordChoices = publicWords(onboardingSchema.parse({ formData: answered }).formData).facts.map(
        ({ id, text }) => ({
          id,
          print: true,
          ...(text.endsWith("123456") ? { text: corrected } : {}),
        }),
      );
      return withAnswers({ description, wordChoices });
    };
    const before = withPhones("We mend clocks. Ring 01632 123456.", "01632 123456");
    const after = withPhones("We mend clocks. Ring 01632 777777. Ring 01632 123456.", "01632 123455");
    const said = sentences(before, after).filter((line) => line.startsWith("Phone"));
    expect(said).toEqual([
      "Phone: “01632 777777” added",
      "Phone: changed from “01632 123456” to “01632 123455”",
    ]);
  });

  it("C-25.1 several changes are all listed", () => {
    const after = withAnswers(
      { pages: ["Home", "Services", "FAQ"], tone: "Fun" },
      { selectedButtonStyle: "ghost" },
    );
    expect(sentences(full, after)).toEqual([
      "Button style: changed from Classic (a solid colour with gently softened corners) to Ghost (text only, tinted when pointed at)",
      "Design tone (how the site looks): changed from Bold to Fun",
      "Pages: About removed",
      "Pages: Blog removed",
      "Pages: Contact removed",
      "Pages: FAQ added",
    ]);
  });

  it("C-25.1 a spec has no difference to itself", () => {
    fc.assert(
      fc.property(anyForm, (input) => {
        const spec = buildSpec(input, context);
        expect(diffSpecs(spec, structuredClone(spec))).toEqual([]);
      }),
      { numRuns: process.env.TEST_FULL ? 50 : 25 },
    );
  });

  it("C-25.1 the same answers at another time, by another product, differ in nothing", () => {
    let count = 0;
    const other = { ...context, now: new Date(0), id: () => `r${count++}`, product: "Acme Studio" };
    expect(diffSpecs(full, buildSpec(fullForm, other))).toEqual([]);
  });

  it("C-25.1 whatever differs in the answers is listed", () => {
    fc.assert(
      fc.property(anyForm, anyForm, (first, second) => {
        const [a, b] = [buildSpec(first, context), buildSpec(second, context)];
        const { aiPrompt: _a, codeTemplates: _c, ...restA } = a;
        const { aiPrompt: _b, codeTemplates: _d, ...restB } = b;
        const isSame = JSON.stringify(restA) === JSON.stringify(restB);
        expect(diffSpecs(a, b).length === 0).toBe(isSame);
      }),
      { numRuns: process.env.TEST_FULL ? 100 : 25 },
    );
  });

  it("C-25.1 a moved page is one line, however many pages it passes", () => {
    const pages = ["Contact", "Home", "About", "Services", "Blog"];
    expect(sentences(full, withAnswers({ pages }))).toEqual(["Pages: Contact moved to place 1 of 6"]);
  });

  it("C-25.1 a page put under another is moved", () => {
    const tree = (nested: boolean) => ({
      pageTree: nested
        ? [{ name: "Home" }, { name: "Services", children: [{ name: "Repairs" }] }]
        : [{ name: "Home" }, { name: "Services" }, { name: "Repairs" }],
    });
    const pages = ["Home", "Services", "Repairs"];
    const answers = { pages, customPages: [] };
    const [a, b] = [withAnswers(answers, tree(false)), withAnswers(answers, tree(true))];
    expect(sentences(a, b)).toEqual(["Pages: Repairs moved under Services, to place 3 of 3"]);
    expect(sentences(b, a)).toEqual(["Pages: Repairs moved to place 3 of 3"]);
  });

  it("C-25.1 a renamed page is changed, at its address, and those under it are not", () => {
    const named = (title: string) =>
      withAnswers(
        { pages: ["Home", "Services", "About"], customPages: ["Repairs"] },
        { pageTree: [{ name: "Services", title, children: [{ name: "Repairs" }] }, { name: "About" }] },
      );
    expect(diffSpecs(named(""), named("What we mend"))).toEqual([
      expect.objectContaining({
        id: "page:/services",
        kind: "changed",
        sentence: "Pages: “Services” renamed to “What we mend”",
      }),
    ]);
  });

  it("C-25.1 a page both renamed and moved is one line that says both", () => {
    const answers = { pages: ["Home", "Services", "About"], customPages: [] };
    const moved = { pageTree: [{ name: "Services", children: [{ name: "About", title: "People" }] }] };
    expect(sentences(withAnswers(answers), withAnswers(answers, moved))).toEqual([
      "Pages: “About” renamed to “People”, moved under Services, to place 3 of 3",
    ]);
  });

  it("C-25.1 other guidance for the same answers is said to be that", () => {
    const newer = structuredClone(full);
    newer.implementationGuidance.seo.push("Name the language of every page.");
    expect(sentences(full, newer)).toEqual(["Guidance: implementation guidance updated"]);
  });

  it("C-25.1 another wording of a color that cannot be read is listed", () => {
    const colored = (primary: string) =>
      withAnswers({}, { themeColors: { ...fullForm.themeColors, primary } });
    expect(sentences(colored("sky"), colored("sea"))).toEqual([
      "Open questions: changed from “sky” to “sea”",
    ]);
  });

  it("C-25.2 ids stay the same when other answers change", () => {
    const later = withAnswers({ pages: ["Home", "Team", "FAQ", "About", "Services", "Blog", "Contact"] });
    const ids = (a: Spec, b: Spec) => diffSpecs(a, b).map((change) => change.id);
    expect(ids(full, withAnswers({ pages: [...fullForm.formData.pages, "FAQ"] }))).toEqual(["page:/faq"]);
    expect(ids(full, later)).toEqual(["page:/team", "page:/faq"]);
    expect(ids(full, withAnswers({ tone: "Fun" }))).toEqual(["voice.tone"]);
  });

  it("C-25.2 every change has its own id", () => {
    fc.assert(
      fc.property(anyForm, anyForm, (first, second) => {
        const ids = diffSpecs(buildSpec(first, context), buildSpec(second, context)).map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
      }),
      { numRuns: process.env.TEST_FULL ? 100 : 25 },
    );
  });

  it("C-25.3 a change is described on one line, without a path of the specification", () => {
    fc.assert(
      fc.property(anyForm, anyForm, (first, second) => {
        for (const { sentence } of diffSpecs(buildSpec(first, context), buildSpec(second, context))) {
          expect(sentence).not.toMatch(/[\n\r]|undefined|null|\[object|Not specified/);
          expect([...sentence].length).toBeLessThan(300);
        }
      }),
      { numRuns: process.env.TEST_FULL ? 100 : 25 },
    );
  });

  it("C-25.4 each entry carries the values of both sides, at its path", () => {
    fc.assert(
      fc.property(anyForm, anyForm, (first, second) => {
        const [a, b] = [buildSpec(first, context), buildSpec(second, context)];
        for (const { id, path, kind, before, after } of diffSpecs(a, b)) {
          if (/^(page|logo|file|document|question|hosting.address|guidance)/.test(id)) continue;
          if (kind === "removed") expect(at(a, path)).toEqual(before);
          if (kind === "added" || kind === "changed") expect(at(b, path)).toEqual(after);
          if (kind === "changed") expect(at(a, path)).toEqual(before);
        }
      }),
      { numRuns: process.env.TEST_FULL ? 100 : 25 },
    );
  });

  it("C-25.4 the way back undoes the way there", () => {
    const opposite = { added: "removed", removed: "added", changed: "changed", moved: "moved" } as const;
    fc.assert(
      fc.property(anyForm, anyForm, (first, second) => {
        const [a, b] = [buildSpec(first, context), buildSpec(second, context)];
        const back = new Map(diffSpecs(b, a).map((change) => [change.id, change]));
        for (const change of diffSpecs(a, b).filter(({ kind }) => kind !== "moved")) {
          const undo = back.get(change.id);
          expect([change.id, undo?.kind]).toEqual([change.id, opposite[change.kind]]);
          expect([undo?.before, undo?.after]).toEqual([change.after, change.before]);
        }
      }),
      { numRuns: process.env.TEST_FULL ? 100 : 25 },
    );
  });

  it("C-25.4 a list is rebuilt from its entries: remove, then put each entry in its place", () => {
    const tree = fc.uniqueArray(fc.constantFrom("Home", "About", "FAQ", "Team", "Blog", "Pricing"));
    fc.assert(
      fc.property(tree, tree, (first, second) => {
        const spec = (pages: string[]) => withAnswers({ pages, customPages: [] });
        const [a, b] = [spec(first), spec(second)];
        const paths = (of: Spec) =>
          of.siteStructure.pages.filter(({ origin }) => origin === "client").map(({ path }) => path);
        const changes = diffSpecs(a, b).filter(({ id }) => id.startsWith("page:"));
        const touched = new Set(changes.map(({ id }) => id.slice("page:".length)));
        const result = paths(a).filter((path) => !touched.has(path));
        for (const [index, path] of paths(b).entries()) if (touched.has(path)) result.splice(index, 0, path);
        expect(result).toEqual(paths(b));
      }),
    );
  });

  it("C-25.4 an empty form and a full one differ in every answer", () => {
    const empty = buildSpec(defaultOnboarding, context);
    const kinds = (a: Spec, b: Spec) => new Set(diffSpecs(a, b).map(({ kind }) => kind));
    expect(kinds(empty, full)).toEqual(new Set(["added", "changed"]));
    expect(kinds(full, empty)).toEqual(new Set(["removed", "changed"]));
  });
});

it("C-25.1 as few entries as possible count as moved", () => {
  const letters = fc.shuffledSubarray([..."abcdefg"]);
  const isSubsequence = (part: string[], whole: string[]) => {
    let index = 0;
    for (const key of whole) if (key === part[index]) index++;
    return index === part.length;
  };
  const subsets = (keys: string[]): string[][] => {
    let all: string[][] = [[]];
    for (const key of keys) all = all.flatMap((part) => [part, [...part, key]]);
    return all;
  };
  fc.assert(
    fc.property(letters, letters, (before, after) => {
      const longest = Math.max(
        ...subsets(before)
          .filter((part) => isSubsequence(part, after))
          .map((part) => part.length),
      );
      const kept = keptInOrder(before, after);
      expect(kept.size).toBe(longest);
      const inOrder = before.filter((key) => kept.has(key));
      expect(isSubsequence(inOrder, after)).toBe(true);
    }),
  );
});
