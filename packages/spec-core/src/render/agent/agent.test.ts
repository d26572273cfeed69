import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { finalRules, rules } from "../../conform/rules/rules.ts";
import { draftContent } from "../../deck/content-deck.ts";
import { defaultOnboarding } from "../../onboarding/default-onboarding.ts";
import type { Onboarding } from "../../onboarding/schema.ts";
import { buildSpec } from "../../spec/build-spec.ts";
import { diffSpecs } from "../../spec/diff/diff-specs.ts";
import { anyForm, context, fullForm } from "../../spec/forms.fixture.ts";
import type { Spec } from "../../spec/schema.ts";
import { renderBrief } from "../brief/brief.ts";
import { clarifications } from "../clarifications.ts";
import { renderDesignMd } from "../design-md/design-md.ts";
import { hostileForms } from "../hostile-forms.fixture.ts";
import { renderAgentsMd } from "./agents-md.ts";
import { renderTasks } from "./tasks.ts";

// Many forms are tried in each test.
vi.setConfig({ testTimeout: 60_000 });

const noContact = { phone: "", email: "", address: "", country: "", openingHours: "" };
const full = buildSpec(fullForm, context);
const empty = buildSpec(defaultOnboarding, context);
const withAnswers = (answers: Partial<Onboarding["formData"]>): Spec =>
  buildSpec({ ...fullForm, formData: { ...fullForm.formData, ...answers } }, context);
const forAny = (check: (spec: Spec) => void): void =>
  fc.assert(
    fc.property(anyForm, (form) => {
      check(buildSpec(form, context));
    }),
    { numRuns: process.env.TEST_FULL ? 60 : 20 },
  );

/** The ids of the tasks, read as a person or a program reads them: the code span behind the box. */
const idsOf = (spec: Spec): string[] =>
  [...renderTasks(spec).matchAll(/^- \[ \] (`+) ?(.*?) ?\1(?!`)/gm)].map(([, , id]) => id ?? "");

describe("renderAgentsMd", () => {
  it("C-22.3 at most 150 lines, whatever the form", () => {
    const lines = (spec: Spec) => renderAgentsMd(spec).split("\n").length;
    forAny((spec) => expect(lines(spec)).toBeLessThanOrEqual(150));
    const many = withAnswers({
      pages: Array.from({ length: 100 }, (_, index) => `Page ${index}`),
      description: "line\n".repeat(900),
    });
    expect(lines(many)).toBeLessThanOrEqual(150);
  });

  it("C-22.3 says what to do, what not to do and when the work is done", () => {
    expect(renderAgentsMd(full).match(/^## .*/gm)).toEqual([
      "## The situation",
      "## The files",
      "## Commands",
      "## Conventions",
      "## Do",
      "## Don't",
      "## Done when",
    ]);
  });

  it("says where the client's own sentences are and in which order they stay", () => {
    const spec = withAnswers({ pages: ["Home", "About"], description: "We bake bread. We open at six." });
    expect(renderAgentsMd(spec)).toMatch(/client's own sentences, the `said-` slots .* in their order/);
    expect(draftContent(spec).slots.filter(({ id }) => id.includes(".said-"))).not.toEqual([]);
    expect(renderAgentsMd(withAnswers({ pages: ["Home"], description: "", audience: "" }))).not.toContain(
      "said-",
    );
  });
});

describe("what a site does not have yet", () => {
  const nowhere = { domainName: "", hasDomain: false, hasHosting: false };

  it("the home page is counted where no page is chosen, and no file is named that is not in the folder", () => {
    const text = renderAgentsMd(empty);
    expect(text).toContain("- 1 page, the home page at `/`:");
    expect(text).not.toContain("starter-site/sitemap.xml");
    expect(text).toContain("make `sitemap.xml`, its line in `robots.txt`");
    expect(renderAgentsMd(withAnswers(nowhere))).toContain("starter-site/sitemap.xml");
  });

  it.each([
    ["no domain", nowhere, true],
    ["a domain", {}, false],
  ])("with %s the tasks put off what names it: %s", (_, answers, isPutOff) => {
    expect(renderTasks(withAnswers(answers)).includes("is made once it is known")).toBe(isPutOff);
  });

  it("links to profiles and legal pages are asked for only where the specification has some", () => {
    const footer = (spec: Spec) => renderTasks(spec).split("Build the footer.")[1]?.split("WHEN")[0] ?? "";
    expect(footer(full)).toMatch(/Social links[\s\S]*Privacy policy and legal pages/);
    expect(footer(empty)).not.toMatch(/Social links|Privacy/);
    expect(renderTasks(full)).toContain("Link to the profiles of `siteStructure.socialLinks`");
    expect(renderTasks(empty)).toContain("Show no link to a profile");
  });
});

describe("renderTasks", () => {
  it.each([
    ["Fun", "Casual", "Follow the tone `Fun` and the content style `Casual`, by the rules"],
    ["Fun", "", "Follow the tone `Fun`, by the rules"],
    ["", "", "Look and write as `DESIGN.md` says where no tone is chosen."],
  ])("the look and voice of '%s' and '%s' are followed where they are chosen", (tone, contentStyle, text) => {
    const tasks = renderTasks(withAnswers({ tone, contentStyle }));
    expect(tasks).toContain(text);
    expect(tasks).not.toContain("Not specified");
  });

  it("features that a goal, trade or tone suggests are proposals", () => {
    const tasks = renderTasks(withAnswers({ goals: ["Generate Leads"] }));
    expect(tasks).toMatch(/Inquiry form .*: where it fits\./);
    expect(tasks).toMatch(/Responsive layout from 320 px upwards\n/);
  });

  it("a feature of the client's wish is planned with its question", () => {
    const contentNotes = "A quote form with a place to send a photo would be great.";
    const answers = { niche: "Window cleaner", goals: ["Generate Leads"], contentNotes };
    expect(renderTasks(withAnswers(answers))).toContain(
      "Quote request with photo upload: the client asks for it; see question:uploads.",
    );
    expect(renderTasks(withAnswers({ ...answers, contentNotes: "" }))).not.toContain("photo upload");
  });

  it("a domain of the client's e-mail address is asked about before another one is registered", () => {
    const ofProvider = { ...fullForm.formData.contact, email: "ger@gmail.com" };
    const own = { ...ofProvider, email: "ger@considinewindows.example" };
    const none = { hasDomain: false, domainName: "", description: "" };
    const tasks = (contact: typeof own) => renderTasks(withAnswers({ ...none, contact }));
    expect(tasks(own)).toContain("under the domain of their e-mail address");
    expect(tasks(own)).not.toContain("Choose and register a domain");
    expect(tasks(ofProvider)).toContain("Choose and register a domain");
  });

  it("C-22.10 every task has an id of its own", () => {
    const check = (spec: Spec) => {
      const ids = idsOf(spec);
      expect(ids.length).toBe(renderTasks(spec).match(/^- \[ \] /gm)?.length);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).not.toContain("");
    };
    forAny(check);
    for (const form of hostileForms) check(buildSpec(form, context));
  });

  it("C-22.31 a file that a bundle names and does not hold is asked of the agency", () => {
    for (const text of [renderTasks(full), renderAgentsMd(full)])
      expect(text).toMatch(/not in this folder: ask the agency/);
    for (const text of [renderTasks(empty), renderAgentsMd(empty)])
      expect(text).not.toContain("not in this folder");
  });

  it("C-22.10 the ids of all other tasks stay when an answer changes", () => {
    const before = idsOf(full);
    const changed: [Spec, added: string[], removed: string[]][] = [
      [withAnswers({ businessName: "Oven Ltd", tone: "Bold", description: "Bread" }), [], []],
      [withAnswers({ pages: ["FAQ", ...fullForm.formData.pages] }), ["page:/faq"], []],
      [withAnswers({ pages: ["Home", "Services", "Blog", "Contact"] }), [], ["page:/about"]],
      [withAnswers({ contentDocuments: [] }), [], ["document:f2"]],
    ];
    for (const [spec, added, removed] of changed) {
      const after = idsOf(spec);
      const isAdvice = (id: string) => /^(?:feature|question):/.test(id);
      expect(after.filter((id) => !before.includes(id) && !isAdvice(id))).toEqual(added);
      expect(before.filter((id) => !after.includes(id) && !isAdvice(id))).toEqual(removed);
    }
  });

  it("C-22.10 an answer that is taken back opens its question", () => {
    expect(idsOf(withAnswers({ domainName: "" }))).toContain("question:domain");
    expect(idsOf(full)).not.toContain("question:domain");
  });

  it("C-25.2 what a change order names is a task of one of the two versions", () => {
    fc.assert(
      fc.property(anyForm, anyForm, (first, second) => {
        const [a, b] = [buildSpec(first, context), buildSpec(second, context)];
        const squeezed = (id: string) => id.replace(/\s+/gu, " ").trim();
        const tasks = new Set([...idsOf(a), ...idsOf(b)].map(squeezed));
        for (const { id } of diffSpecs(a, b)) {
          if (id.startsWith("guidance:")) continue;
          const task = id.includes(":") ? id : id.replace(/\..*$/, "");
          expect([id, tasks.has(squeezed(task))]).toEqual([id, true]);
        }
      }),
      { numRuns: process.env.TEST_FULL ? 60 : 20 },
    );
  });

  it("C-35.1 every task says when it is done, and which rule or person judges it", () => {
    const known = new Set<string>([...rules, ...finalRules].map(({ id }) => id));
    const check = (spec: Spec) => {
      const tasks = renderTasks(spec)
        .split(/^- \[ \] /m)
        .slice(1);
      for (const task of tasks) {
        const [line = ""] = task.match(/^ {2}- WHEN .+, THE SITE SHALL .+\. \((.+)\)$/m) ?? [];
        expect([task, line]).not.toEqual([task, ""]);
        const judges = line.replace(/^.* \(|\)$/g, "").split(", ");
        for (const judge of judges)
          expect(judge === "a person" || known.has(judge.replaceAll("`", "")), judge).toBe(true);
      }
    };
    for (const spec of [full, empty]) check(spec);
    fc.assert(
      fc.property(anyForm, (form) => check(buildSpec(form, context))),
      { numRuns: 20 },
    );
  });

  it("C-35.2 what is too long to be read ends with one task for the rest, and all before it stay whole", () => {
    const many = withAnswers({ pages: Array.from({ length: 100 }, (_, index) => `Page ${index}`) });
    const text = renderTasks(many);
    expect(text.length).toBeLessThan(27_000);
    expect(text).toMatch(/`build-the-pages` Do the same for \d+ more in `siteStructure\.pages`/);
    for (const id of ["colors", "navigation", "final-check", "accessibility"])
      expect(idsOf(many)).toContain(id);
  });

  it("C-22.10 every page, section, file and open question is a task", () => {
    const ids = idsOf(full);
    for (const { path } of full.siteStructure.pages) expect(ids).toContain(`page:${path}`);
    for (const name of full.siteStructure.sections.chosen) expect(ids).toContain(`section:${name}`);
    for (const { id } of full.clarifications) expect(ids).toContain(`question:${id}`);
    expect(ids).toEqual(expect.arrayContaining(["logo:f1", "file:f2", "document:f2"]));
  });
});

describe("clarifications", () => {
  it("C-22.11 what the client left open is marked, never answered", () => {
    forAny((spec) => {
      const open = clarifications(spec);
      expect(open.map(({ id }) => id)).toEqual(spec.clarifications.map(({ id }) => id));
      for (const { marker, question } of open) expect(marker).toBe(`[NEEDS CLARIFICATION: ${question}]`);
    });
  });

  it("C-22.11 the tasks list the open questions, and the brief says how many there are", () => {
    const tasks = renderTasks(empty);
    const [optional, ...others] = clarifications(empty).toReversed();
    for (const { marker, isOptional } of others) {
      expect(isOptional).toBe(false);
      expect(tasks).toContain(marker);
    }
    expect(optional).toMatchObject({ id: "pictures", isOptional: true });
    expect(tasks).not.toContain(optional?.marker);
    expect(renderBrief(empty)).toContain(`${others.length} questions to be settled and 1 optional`);
    expect(renderAgentsMd(empty)).toContain(
      `${others.length} questions to be settled, and 1 optional one: what they ask for is left out`,
    );
    expect(others.length).toBe(8);
  });

  it("C-22.11 an optional question is a task of its own part, whose page is complete while it is open", () => {
    const part = renderTasks(empty)
      .split("## ")
      .find((text) => text.startsWith("Ask what would make"));
    expect(part).toContain("- [ ] `question:pictures` Do you have a logo");
    expect(part).toContain("For the client, optional.");
    expect(part).toContain("WHEN this is open, THE SITE SHALL leave it out. (`invented`)");
    expect(part?.match(/- \[ \]/g)).toHaveLength(1);
  });

  it("C-32.11 the brief, which is for the agency, quotes a question's sentences, and the tasks do not", () => {
    const description = "Our wordpress site got hacked";
    const spec = withAnswers({ description });
    expect(spec.clarifications.find(({ id }) => id === "old-site")?.quotes).toEqual([description]);
    expect(renderBrief(spec)).toContain(`“${description}”`);
    expect(renderTasks(spec)).not.toContain("hacked");
  });

  it("C-22.11 an empty answer is marked where the brief would show it", () => {
    const text = renderBrief(empty);
    for (const label of ["Business", "Website", "Niche", "Goals", "Domain"])
      expect(text).toContain(`- **${label}:** **[NEEDS CLARIFICATION]**`);
    expect(text).not.toContain("Not specified");
  });
});

describe("renderBrief", () => {
  it("C-22.2 holds every answer of the client", () => {
    const text = renderBrief(full).replaceAll("\\", "");
    const { businessName, description, audience, competitors, budget, contentNotes } = fullForm.formData;
    for (const answer of [businessName, description, audience, competitors, budget, contentNotes])
      expect(text).toContain(answer);
    expect(text).toContain("Kiln Pottery");
  });

  it("C-22.2 lists a long answer sentence by sentence, under what each is for", () => {
    const text = renderBrief(
      withAnswers({ description: "We bake bread. My brother has the password.\n\n# Three ovens" }),
    );
    expect(text).toMatch(/### Visitors may read\n\n- We bake bread\./);
    expect(text).toMatch(/never printed\n\n- My brother has the password\./);
    expect(text).toContain("- \\# Three ovens");
  });

  it("C-22.2 holds a sentence that only states details beside what was read from it", () => {
    const text = renderBrief(
      withAnswers({ description: "We bake bread. Open Mon to Fri 8 to 4, Ada answers." }),
    );
    expect(text).toMatch(/“Open Mon to Fri 8 to 4, Ada answers\.” hours: /);
  });
});

describe("what the bundle claims of the client", () => {
  const files = (spec: Spec) => ({
    brief: renderBrief(spec),
    design: renderDesignMd(spec),
    tasks: renderTasks(spec),
  });

  it("C-37.13 preset colors, and texts and pictures that nobody promised, are not called the client's", () => {
    const formData = { ...defaultOnboarding.formData, businessName: "Ada", pages: ["Home"] };
    const { brief, design } = files(buildSpec({ ...defaultOnboarding, formData }, context));
    expect(design).toContain("the client has not chosen any yet");
    expect(brief).toContain(
      "**Texts:** worded by the builder from what visitors may read; no fact is invented",
    );
    expect(brief).toContain("**Pictures:** to be settled (`question:pictures`)");
    const chosen = { ...fullForm, themeColors: { ...fullForm.themeColors, primary: "#7a1f5c" } };
    expect(files(buildSpec(chosen, context)).design).toContain("The client's own colors:");
  });

  it("C-37.13 hours that wait for confirmation are not listed as missing", () => {
    const missing = (description: string) =>
      /Not given: .*/.exec(files(withAnswers({ description, contact: noContact })).tasks)?.[0] ?? "";
    expect(missing("We bake bread.")).toContain("`openingHours`");
    expect(missing("We bake bread. Open Mon to Fri 8 to 4.")).not.toContain("`openingHours`");
  });

  it.each([
    [["Home", "Contact"], "We bake bread.", false],
    [["Home", "Blog"], "We bake bread.", true],
    [["Home", "Contact"], "We bake bread. I would like to write a blog.", true],
  ])(
    "C-37.13 articles are planned only where a page or a sentence is about them: %j, '%s'",
    (pages, description, isPlanned) => {
      const spec = withAnswers({
        goals: ["Share Information"],
        pages,
        customPages: [],
        description,
        contentNotes: "",
      });
      const features = spec.projectRequirements.scope.features.join("\n");
      expect(/articles/i.test(features)).toBe(isPlanned);
    },
  );
});
