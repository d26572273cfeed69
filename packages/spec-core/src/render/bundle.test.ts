import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { XMLValidator } from "fast-xml-parser";
import { afterAll, describe, expect, it, vi } from "vitest";
import { defaultOnboarding } from "../onboarding/default-onboarding.ts";
import type { Onboarding } from "../onboarding/schema.ts";
import { buildSpec } from "../spec/build-spec.ts";
import { anyForm, context, fullForm } from "../spec/forms.fixture.ts";
import { parseSpec } from "../spec/parse-spec.ts";
import { renderBundle } from "./bundle.ts";
import { fullestForm, hostileForms } from "./hostile-forms.fixture.ts";
import * as surface from "./index.ts";
import { starterFonts } from "./starter-site/starter-fonts.ts";

// Many forms are tried in each test.
vi.setConfig({ testTimeout: 60_000 });

const root = mkdtempSync(join(tmpdir(), "bundle-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const full = renderBundle(buildSpec(fullForm, context));

let count = 0;
/** Writes a bundle to a folder of its own; `change` replaces files, or removes those set to null. */
function written(
  form: Onboarding,
  change: (files: Record<string, string>) => Record<string, string | null> = () => ({}),
): string {
  const folder = join(root, `${count++}`);
  const files = form === fullForm ? full : renderBundle(buildSpec(form, context));
  for (const [path, text] of Object.entries({ ...files, ...change(files) })) {
    if (text === null) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

// Each bundle has the same program, which is compiled once.
const compiled = join(root, "compiled");
const run = (folder: string, args: readonly string[]) =>
  spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8", env: { NODE_COMPILE_CACHE: compiled } });
const check = (folder: string, ...args: string[]) => run(folder, ["check.mjs", ...args]);

describe("renderBundle", () => {
  it("C-22 the public surface of render is exactly this", () => {
    expect(Object.keys(surface).sort()).toEqual([
      "clarifications",
      "renderAgentsMd",
      "renderBrief",
      "renderBundle",
      "renderCss",
      "renderDesignMd",
      "renderRobots",
      "renderShadcn",
      "renderStarterSite",
      "renderStyleDictionary",
      "renderTailwind",
      "renderTasks",
      "renderTokens",
      "starterAssets",
      "starterFonts",
    ]);
  });

  it("C-22.1 holds every document and the starter site", () => {
    expect(Object.keys(full).filter((path) => !path.startsWith("starter-site/"))).toEqual([
      "spec.json",
      "content.json",
      "AGENTS.md",
      "DESIGN.md",
      "TASKS.md",
      "brief.md",
      "tokens.json",
      "style-dictionary.json",
      "theme.css",
      "fonts.css",
      "tailwind.css",
      "registry-item.json",
      "check.mjs",
    ]);
    expect(full["starter-site/index.html"]).toMatch(/^<!doctype html>/i);
  });

  it("C-22.1 the same spec gives the same bytes, in safe paths, for any form", () => {
    const checkForm = (form: Onboarding) => {
      const spec = buildSpec(form, context);
      const bundle = renderBundle(spec);
      expect(renderBundle(structuredClone(spec))).toEqual(bundle);
      for (const path of Object.keys(bundle))
        expect(path).not.toMatch(/^\/|(^|\/)\.\.?(\/|$)|\/\/|[\\:*?"<>|\p{Cc}]/u);
    };
    fc.assert(fc.property(anyForm, checkForm), { numRuns: process.env.TEST_FULL ? 30 : 10 });
    for (const form of hostileForms) checkForm(form);
  });

  it("C-22.8 the sitemap lists the pages of the spec on the day of the spec", () => {
    expect(XMLValidator.validate(full["starter-site/sitemap.xml"] ?? "")).toBe(true);
    expect(full["starter-site/sitemap.xml"]?.match(/<loc>.*<\/loc>/g)).toEqual(
      [
        "",
        "about",
        "services",
        "blog",
        "contact",
        "press-kit",
        "privacy",
        "terms-of-sale",
        "delivery",
        "returns",
      ].map((path) => `<loc>https://kiln.example/${path}</loc>`),
    );
    expect(full["starter-site/sitemap.xml"]).toContain("<lastmod>2025-06-01</lastmod>");
    expect(renderBundle(buildSpec(defaultOnboarding, context))).not.toHaveProperty([
      "starter-site/sitemap.xml",
    ]);
  });

  it("C-22.1 no file asks for a weight that the family does not have: Bebas Neue comes in 400 alone", () => {
    const fonts = { ...defaultOnboarding.fonts, h1: "Bebas Neue", h1Weight: "700" as const };
    const files = renderBundle(buildSpec({ ...defaultOnboarding, fonts }, context));
    expect(files["theme.css"]).toContain("--weight-h1: 400;");
    expect(files["tailwind.css"]).toContain("--text-heading-1--font-weight: 400;");
    expect(files["DESIGN.md"]).toMatch(/h1:\n {4}fontFamily: .*\n.*\n {4}fontWeight: 400\n/);
    expect(files["DESIGN.md"]).toContain("`Bebas Neue`, weight 400,");
    for (const name of ["tokens.json", "style-dictionary.json"])
      expect(JSON.parse(files[name] ?? "").font.weight.h1.$value, name).toBe(400);
  });

  it("C-22.2 an address of several lines keeps them apart in the brief", () => {
    const contact = {
      ...defaultOnboarding.formData.contact,
      address: "Unit 4,\nOcean Way\nCardiff CF24 5PE",
    };
    const formData = { ...defaultOnboarding.formData, contact };
    expect(renderBundle(buildSpec({ ...defaultOnboarding, formData }, context))["brief.md"]).toContain(
      "address: Unit 4, Ocean Way, Cardiff CF24 5PE",
    );
  });

  it("C-22.1 spec.json is the spec", () => {
    const parsed = parseSpec(JSON.parse(full["spec.json"] ?? ""));
    expect(parsed).toEqual({ ok: true, spec: buildSpec(fullForm, context) });
  });
});

describe("what an agent reads of a bundle", () => {
  const documents = ["AGENTS.md", "brief.md", "TASKS.md", "DESIGN.md"] as const;
  const lengthOf = (form: Onboarding): number => {
    const bundle = renderBundle(buildSpec(form, context));
    return documents.reduce((sum, name) => sum + (bundle[name]?.length ?? 0), 0);
  };

  it("C-37.6 stays under 48 000 characters for the fullest form that can be handed in", () => {
    for (const word of ["<*_`[|~#>&amp; ", "Wir brauchen einen Shop mit Termin. ", "\u{1F600}"])
      expect([word, lengthOf(fullestForm(word)) < 48_000]).toEqual([word, true]);
  });

  it("C-37.9 stays under 48 000 characters for any form", () => {
    fc.assert(
      fc.property(anyForm, (form) => lengthOf(form) < 48_000),
      { numRuns: process.env.TEST_FULL ? 200 : 15 },
    );
    for (const form of hostileForms) expect(lengthOf(form)).toBeLessThan(48_000);
  });

  it("C-37.7 says every sentence of the client once", () => {
    const bundle = renderBundle(buildSpec(fullForm, context));
    for (const sentence of [
      "Hand-thrown tableware for restaurants",
      "Mud & Fire",
      "Restaurants and keen cooks",
    ]) {
      const times = documents.map(
        (name) => (bundle[name] ?? "").replaceAll("\\", "").split(sentence).length - 1,
      );
      expect([sentence, times.reduce((sum, count) => sum + count, 0)]).toEqual([sentence, 1]);
    }
  });

  it("C-37.8 no two files of a bundle are the same", () => {
    const texts = Object.values(renderBundle(buildSpec(fullForm, context)));
    expect(new Set(texts).size).toBe(texts.length);
  });
});

describe("AGENTS.md in its folder", () => {
  it("C-22.3 is a map: every file that it names is there, and it names every file", () => {
    const folder = renderBundle(buildSpec(fullForm, context));
    const table = [...(folder["AGENTS.md"] ?? "").matchAll(/^\| `([^`]+)` \|/gm)].map(
      ([, path]) => path ?? "",
    );
    for (const path of table)
      expect(
        Object.keys(folder).some((file) => file === path || (path.endsWith("/") && file.startsWith(path))),
      ).toBe(true);
    const tops = new Set(
      Object.keys(folder).map((file) => (file.includes("/") ? `${file.split("/")[0]}/` : file)),
    );
    expect([...tops].filter((path) => path !== "AGENTS.md" && !table.includes(path))).toEqual([]);
  });

  /** The commands of AGENTS.md, each once. */
  const commandsOf = (form: Onboarding): string[] => {
    const text = renderBundle(buildSpec(form, context))["AGENTS.md"] ?? "";
    const block = /```sh\n([\s\S]*?)```/.exec(text)?.[1] ?? "";
    const inline = [...text.matchAll(/`(node [^`]+)`/g)].map(([, command]) => command ?? "");
    return [
      ...new Set([...block.trim().split("\n"), ...inline].map((line) => line.replace(/#.*/, "").trim())),
    ];
  };

  // They do not depend on the form: the short run starts them on the smallest site.
  it("C-22.3 its commands are the same for a full and an empty form", () => {
    expect(commandsOf(fullForm)).toEqual(commandsOf(defaultOnboarding));
  });

  it.each([
    ["an empty", defaultOnboarding] as const,
    ...(process.env.TEST_FULL ? [["a full", fullForm] as const] : []),
  ])("C-22.3 every command in it runs, with Node alone, on %s form", (_name, form) => {
    const folder = written(form);
    const commands = commandsOf(form);
    expect(commands.length).toBeGreaterThan(4);
    for (const command of commands) {
      const [program, ...args] = command.split(/\s+/);
      expect(program).toBe("node");
      const { status, stderr } = run(folder, args);
      expect([args, stderr, args.includes("--final") ? 0 : status]).toEqual([args, "", 0]);
    }
  });
});

describe("check.mjs", () => {
  it("C-22.14 finds nothing wrong with the starter site of any form", () => {
    const [sample] = fc.sample(anyForm, { numRuns: 1, seed: 7 });
    const forms = [sample ?? fullForm, hostileForms[3] ?? fullForm, fullForm, ...hostileForms.slice(-2)];
    for (const form of process.env.TEST_FULL ? forms : forms.slice(0, 2)) {
      const { stdout, stderr, status } = check(written(form));
      const said = stdout.split("\n").slice(0, -2);
      expect([stderr, said.filter((line) => !line.includes("  missing-asset  ")), status]).toEqual([
        "",
        [],
        0,
      ]);
    }
  });

  it("C-22.14 a page that is missing is named with file, line and rule, and ends with exit code 1", () => {
    const folder = written(fullForm, () => ({ "starter-site/about/index.html": null }));
    const { stdout, status } = check(folder, "--json");
    expect(status).toBe(1);
    expect(JSON.parse(stdout).breaches).toContainEqual(
      expect.objectContaining({ rule: "page-missing", file: "about/index.html", line: 1 }),
    );
  });

  let said: string | undefined;
  /** The checker's report on the full form's bundle as it is; computed once. */
  const saidOfFull = () => {
    said ??= check(written(fullForm), "--json").stdout;
    return JSON.parse(said);
  };

  it("C-22.14 what is still to be done counts before the hand-over", () => {
    const { breaches, unfinished } = saidOfFull();
    expect([breaches, unfinished.length > 10]).toEqual([[], true]);
    const final = check(written(fullForm), "--final");
    expect(final.status).toBe(1);
    expect(final.stdout).toContain(` ${unfinished.length} breaches,`);
  });

  it("C-37.5 a font or picture that is named and not there is said to be missing, and where to get it", () => {
    const absent = ({ unfinished }: { unfinished: { rule: string; message: string }[] }) =>
      unfinished.flatMap(({ rule, message }) => (rule === "missing-asset" ? [message] : []));
    const messages: string[] = absent(saidOfFull());
    const paths = messages.map((message) => message.split(" ")[0] ?? "");
    expect(paths).toContain("assets/logo.svg");
    for (const { path, package: name } of starterFonts(buildSpec(fullForm, context)))
      expect(messages.find((message) => message.startsWith(path))).toContain(name);
    const complete = written(fullForm, () =>
      Object.fromEntries(paths.map((path: string) => [`starter-site/${path}`, ""])),
    );
    expect(absent(JSON.parse(check(complete, "--json").stdout))).toEqual([]);
  });

  it.each([["no/such/folder"], ["--wrong"], ["a", "b"]])(
    "C-22.14 the call %s is refused with exit code 2",
    (...args) => {
      const { status, stderr, stdout } = check(written(fullForm), ...args);
      expect([status, stdout]).toEqual([2, ""]);
      expect(stderr.trim().split("\n").length).toBe(1);
    },
  );

  it("C-22.14 a broken spec.json is said to be that", () => {
    const { status, stderr } = check(written(fullForm, () => ({ "spec.json": "{" })));
    expect(status).toBe(2);
    expect(stderr).toContain("spec.json cannot be read");
  });

  it("C-34.4 one file needs Node alone and names the libraries in it", () => {
    const text = full["check.mjs"] ?? "";
    for (const library of ["parse5", "css-tree", "culori", "fast-xml-parser"])
      expect(text).toMatch(new RegExp(`^${library} \\d`, "m"));
    expect(text).not.toContain("/node_modules/");
    expect(Buffer.byteLength(text)).toBeLessThan(740_000);
  });
});
