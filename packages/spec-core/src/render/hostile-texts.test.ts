import { parse as parseCss } from "css-tree";
import fc from "fast-check";
import { XMLValidator } from "fast-xml-parser";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";
import { describe, expect, it, vi } from "vitest";
import { parse as parseYaml } from "yaml";
import { defaultOnboarding } from "../onboarding/default-onboarding.ts";
import type { Onboarding } from "../onboarding/schema.ts";
import { sitemapFiles } from "../sitemap/sitemap-files.ts";
import { buildSpec } from "../spec/build-spec.ts";
import { anyForm, context } from "../spec/forms.fixture.ts";
import { parseSpec } from "../spec/parse-spec.ts";
import type { Spec } from "../spec/schema.ts";
import { renderAgentsMd } from "./agent/agents-md.ts";
import { renderTasks } from "./agent/tasks.ts";
import { renderBrief } from "./brief/brief.ts";
import { renderDesignMd } from "./design-md/design-md.ts";
import { escapes, hostileForms, plainForm } from "./hostile-forms.fixture.ts";
import { renderRobots } from "./robots.ts";
import { renderCss } from "./stylesheets/css.ts";
import { renderShadcn } from "./stylesheets/shadcn.ts";
import { renderTailwind } from "./stylesheets/tailwind.ts";
import { renderStyleDictionary, renderTokens } from "./tokens/tokens.ts";

// Many forms are tried in each test.
vi.setConfig({ testTimeout: 60_000 });

interface Node {
  readonly type: string;
  readonly url?: string;
  readonly children?: readonly Node[];
}

/** Every node of a Markdown text but plain words, line breaks and addresses that GFM links by itself. */
function markupOf(text: string): string[] {
  const tree: Node = fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  const visit = ({ type, url, children = [] }: Node): string[] => {
    const isWords =
      ["text", "break", "inlineCode"].includes(type) ||
      (type === "link" && /^(https?|mailto):/.test(url ?? ""));
    return isWords ? [] : [type, ...children.flatMap(visit)];
  };
  return visit(tree);
}

const cssErrors = (text: string): string[] => {
  const errors: string[] = [];
  parseCss(text, { onParseError: ({ message }) => errors.push(message) });
  return errors;
};

const specs = hostileForms.map((form) => buildSpec(form, context));
const plain = buildSpec(plainForm, context);
const forAny = (check: (form: Onboarding) => void, numRuns = process.env.TEST_FULL ? 40 : 15) =>
  fc.assert(fc.property(anyForm, check), { numRuns });

const renderers = {
  renderAgentsMd,
  renderTasks,
  renderBrief,
  renderDesignMd,
  renderRobots,
  renderCss,
  renderShadcn,
  renderTailwind,
  renderTokens,
  renderStyleDictionary,
};

const freeze = <Value>(value: Value): Value => {
  if (typeof value === "object" && value !== null) for (const inner of Object.values(value)) freeze(inner);
  return Object.freeze(value);
};

describe("any form", () => {
  it("C-21.3 parseSpec accepts what buildSpec makes of hostile texts", () => {
    expect(specs.map((spec) => parseSpec(JSON.parse(JSON.stringify(spec))).ok)).not.toContain(false);
    expect(specs.length).toBeGreaterThan(20);
  });

  it("C-22.1 every renderer is pure: same bytes, nothing changed, never throws", () => {
    const check = (spec: Spec) => {
      const copy = structuredClone(spec);
      for (const [name, render] of Object.entries(renderers))
        expect([name, render(copy)]).toEqual([name, render(spec)]);
    };
    forAny((form) => check(freeze(buildSpec(form, context))));
    for (const spec of specs) check(spec);
  });

  it.each(Object.entries(renderers))("C-22.1 %s leaves no trace of a missing value", (_name, render) => {
    const empty = buildSpec(defaultOnboarding, context);
    for (const spec of [plain, empty])
      expect(render(spec)).not.toMatch(/undefined|\[object|\bNaN\b|\bnull\b/);
  });
});

describe("the client's words in Markdown", () => {
  const documents: [name: string, render: (spec: Spec) => string][] = [
    ["brief.md", renderBrief],
    ["TASKS.md", renderTasks],
    ["DESIGN.md", (spec) => renderDesignMd(spec).replace(/^---\n[\s\S]*?\n---\n/, "")],
  ];

  it.each(documents)("C-22.2 no hostile text becomes markup in %s", (_name, render) => {
    const allowed = new Set(markupOf(render(plain)));
    const headings = render(plain)
      .split("\n")
      .filter((line) => /^#{1,6} /.test(line)).length;
    for (const spec of specs) {
      const types = markupOf(render(spec));
      expect(types.filter((type) => !allowed.has(type))).toEqual([]);
      expect(types.filter((type) => type === "heading").length).toBe(headings);
      for (const forbidden of [
        "html",
        "image",
        "definition",
        "code",
        "footnoteReference",
        "emphasis",
        "delete",
        "thematicBreak",
      ])
        expect(types).not.toContain(forbidden);
    }
  });

  it("C-22.3 AGENTS.md holds none of the client's words", () => {
    const fixed = (spec: Spec) =>
      renderAgentsMd(spec).replace(
        /^- (?:Industry: [\w ,&-]+\. .*|The domain is .*|\d+ (?:pages?|questions?),? .*|`starter-site\/fonts\/`: \d+ font files, .*)$/gm,
        "",
      );
    expect(new Set(specs.map(fixed))).toEqual(new Set([fixed(plain)]));
    expect(renderAgentsMd(plain)).not.toContain("plain");
  });
});

describe("every output parses in its own format", () => {
  const check = (spec: Spec): void => {
    for (const text of [renderTokens(spec), renderStyleDictionary(spec), renderShadcn(spec)])
      JSON.parse(text);
    expect(cssErrors(renderCss(spec))).toEqual([]);
    expect(parseYaml(renderDesignMd(spec).split("\n---\n")[0]?.slice(4) ?? "")).toHaveProperty(
      "colors.primary",
    );
    for (const text of Object.values(sitemapFiles(spec.siteStructure.pages, { lastmod: "2025-06-01" })))
      expect(XMLValidator.validate(text)).toBe(true);
    for (const line of renderRobots(spec).split("\n"))
      expect(line).toMatch(/^$|^User-agent: \*$|^Allow: \/$|^Sitemap: https:\/\/[a-z0-9.-]+\/sitemap\.xml$/);
  };

  it("C-22.1 with hostile texts in every field", () => {
    for (const spec of specs) check(spec);
  });

  it("C-22.1 for any form", () => {
    forAny((form) => check(buildSpec(form, context)));
  });

  it("C-22.6 S54 a hostile font name adds no rule to the style sheets", () => {
    const rules = (text: string) => text.split("{").length;
    const named = escapes.map((text) => text.replace(/[\p{Cc}]/gu, " ").trim());
    for (const h1 of named.filter((text) => text !== "")) {
      const spec = buildSpec({ ...plainForm, fonts: { ...plainForm.fonts, h1 } }, context);
      for (const render of [renderCss, renderTailwind])
        expect(rules(render(spec))).toBe(rules(render(plain)));
    }
  });
});
