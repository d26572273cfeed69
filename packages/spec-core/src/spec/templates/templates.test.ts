import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { publicWords } from "../../content/public-words.ts";
import { type Onboarding, onboardingSchema } from "../../onboarding/schema.ts";
import { anyCharacter } from "../../random/any-character.fixture.ts";
import { buildSpec } from "../build-spec.ts";
import { cssString } from "../css-text.ts";
import { context, fullForm } from "../forms.fixture.ts";

const templates = (form: Onboarding) => buildSpec(form, context).codeTemplates;
const full = templates(fullForm);
const count = (text: string, sign: string): number => text.split(sign).length - 1;
const word = fc.string({ unit: anyCharacter, maxLength: 60 }).map((text) => `a${text}b`);

describe("the HTML template", () => {
  it("C-18.7 is a page with one h1, landmarks, navigation, the chosen sections and the footer", () => {
    expect(count(full.html, "<h1")).toBe(1);
    for (const tag of ["header", "nav", "main", "footer"]) expect(count(full.html, `</${tag}>`)).toBe(1);
    const sections = [...full.html.matchAll(/<section id="(\w+)"/g)].map((match) => match[1]);
    expect(sections).toEqual([
      "hero",
      "features",
      "services",
      "testimonials",
      "portfolio",
      "pricing",
      "contact",
    ]);
    expect(full.html).toContain('<a href="/press-kit">Press kit</a>');
    expect(full.html).toContain(
      '<a href="https://www.linkedin.com/company/kiln" rel="me noopener">LinkedIn</a>',
    );
    expect(full.html).toContain("© 2025 Kiln &amp; Co");
  });

  it("C-18.7 has one h1 where no section is chosen, and no empty navigation", () => {
    const { html } = templates(onboardingSchema.parse({}));
    expect(count(html, "<h1")).toBe(1);
    expect(html).not.toContain("<nav");
    expect(html).not.toContain("undefined");
  });

  it("C-19.8 the client's words cannot add markup", () => {
    fc.assert(
      fc.property(word, word, word, (businessName, description, page) => {
        const said = { ...fullForm.formData, businessName, description, customPages: [page] };
        const wordChoices = publicWords(said).statements.map(({ id }) => ({ id, print: true }));
        const { html } = templates({ ...fullForm, formData: { ...said, wordChoices } });
        // A description that holds no sentence leaves its line out.
        const [summary = '<meta name="description" content="">'] =
          /<meta name="description" content=".*/.exec(html) ?? [];
        expect(summary).toMatch(/^<meta name="description" content="[^"<>]*">$/);
        const rest = (text: string) => text.replace(/\n *<meta name="description" content=".*/, "");
        for (const sign of ["<", ">", '"'])
          expect(count(rest(html), sign)).toBe(count(rest(full.html), sign));
      }),
    );
  });
});

describe("the style sheet template", () => {
  it("C-18.7 sets the colors, fonts and buttons of the answers", () => {
    for (const line of ["--color-primary: #3B82F6;", "--size-h1: 2.25rem;", "--line-height-body: 1.5;"])
      expect(full.css).toContain(line);
    expect(full.css).toContain('--font-h1: "Inter", "Inter Fallback", sans-serif;');
  });

  it("C-18.7 uses no custom property that it does not define", () => {
    const defined = new Set([...full.css.matchAll(/(--[\w-]+):/g)].map((match) => match[1]));
    const used = [...full.css.matchAll(/var\((--[\w-]+)\)/g)].map((match) => match[1]);
    expect(used.filter((name) => !defined.has(name))).toEqual([]);
  });

  it("C-19.8 S54 a font's name cannot leave its string", () => {
    fc.assert(
      fc.property(word, (h1) => {
        const { css } = templates({ ...fullForm, fonts: { ...fullForm.fonts, h1 } });
        for (const sign of ["{", "}", ";", "<"]) expect(count(css, sign)).toBe(count(full.css, sign));
      }),
    );
  });

  it("C-19.8 a CSS string reads back as the text (CSS Syntax 3, section 4.3.7)", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const body = cssString(text).slice(1, -1);
        const read = body.replace(/\\([0-9a-f]{1,6}) /g, (_, code: string) =>
          String.fromCodePoint(Number.parseInt(code, 16)),
        );
        expect(read).toBe(text);
      }),
    );
  });

  it("C-18.7 the three page layouts differ", () => {
    const sheets = (["full-width", "contained", "boxed"] as const).map(
      (pageLayout) => templates({ ...fullForm, pageLayout }).css,
    );
    expect(new Set(sheets).size).toBe(3);
  });
});

describe("the head of the HTML template", () => {
  const withDescription = (description: string): string =>
    templates(onboardingSchema.parse({ formData: { businessName: "A", description, pages: ["Home"] } })).html;

  it("C-18.950 the description for search results ends with a sentence", () => {
    const first = "We shoe horses in Clare and mend what they broke.";
    const html = withDescription(
      `${first} We ${"come to the yard with the van and the forge ".repeat(3)}every week.`,
    );
    expect(html).toContain(`<meta name="description" content="${first}">`);
  });

  it("C-18.951 the language is that of the country, chosen or read from the answers", () => {
    expect(withDescription("Ring or text +353 85 555 0142. Farrier in Clare.")).toContain(
      '<html lang="en-IE">',
    );
    expect(withDescription("We shoe horses.")).toContain('<html lang="en">');
  });
});

describe("the script template", () => {
  it.each([
    ["inline", fullForm.formData.pages, []],
    ["dropdown", fullForm.formData.pages, ["Press kit"]],
  ])("C-18.7 for %s navigation is a script that parses", (kind, pages, customPages) => {
    const { html, javascript } = templates({
      ...fullForm,
      formData: { ...fullForm.formData, pages, customPages },
    });
    expect(() => new Function(javascript)).not.toThrow();
    expect(javascript.includes("#nav-toggle")).toBe(kind === "dropdown");
    expect(html.includes('id="nav-toggle"')).toBe(kind === "dropdown");
  });
});
