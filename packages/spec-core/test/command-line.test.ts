import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { XMLValidator } from "fast-xml-parser";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { run } from "../bin/cli/run.mjs";
import { namedPalettes, randomPalette, relativeLuminance } from "../src/color/index.ts";
import { seededRandom } from "../src/random/index.ts";
import { fullForm } from "../src/spec/forms.fixture.ts";
import { parseSpec } from "../src/spec/index.ts";

const binary = fileURLToPath(new URL("../bin/spec-core.mjs", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "spec-core-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const result = (status: number | null, stdout: string, stderr: string) => {
  const problems = stderr.split("\n").filter((line) => line !== "");
  return { status, stdout, stderr, problems };
};

/**
 * Calls the command line in the test's folder, on the sources of this package, as a separate process, whose empty
 * environment names no folder of packages: it finds the fonts that the test installs.
 */
function start(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--conditions=@sitewright/source", binary, ...args],
    {
      cwd: folder,
      encoding: "utf8",
      env: { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
    },
  );
  return result(status, stdout, stderr);
}

/** The same within this process: starting one and loading the library takes a second. */
async function call(...args: string[]) {
  const home = process.cwd();
  let stdout = "";
  let stderr = "";
  const spies = [
    vi.spyOn(console, "log").mockImplementation((text: unknown) => {
      stdout += `${text}\n`;
    }),
    vi.spyOn(console, "error").mockImplementation((text: unknown) => {
      stderr += `${text}\n`;
    }),
    vi.spyOn(process.stdout, "write").mockImplementation((text) => {
      stdout += text;
      return true;
    }),
  ];
  process.chdir(folder);
  try {
    return result(await run(args), stdout, stderr);
  } finally {
    process.chdir(home);
    for (const spy of spies) spy.mockRestore();
  }
}

const save = (name: string, content: unknown): string => {
  const text = typeof content === "string" ? content : JSON.stringify(content);
  writeFileSync(join(folder, name), text);
  return name;
};

const files = (name: string): string[] =>
  readdirSync(join(folder, name), { recursive: true, encoding: "utf8" })
    .filter((path) => statSync(join(folder, name, path)).isFile())
    .sort();
const contents = (name: string) =>
  files(name).map((path) => [path, readFileSync(join(folder, name, path)).toString("base64")]);

const fixed = ["--now", "2025-06-01T12:00:00Z", "--id", "k7q2"];
const form = save("form.json", fullForm);

beforeAll(() => {
  expect(start("build", form, "-o", "site", ...fixed).problems).toEqual([]);
});

describe("spec-core content", () => {
  const deckOf = (
    file: string,
  ): { slots: { id: string; text: string; status: string }[]; unplaced: unknown[] } =>
    JSON.parse(readFileSync(join(folder, file), "utf8"));

  it("C-31.10 writes a deck, keeps what somebody wrote in it, and builds the site with it", async () => {
    expect((await call("content", "site/spec.json", "content.json")).status).toBe(0);
    expect(readFileSync(join(folder, "content.json"), "utf8")).toBe(
      readFileSync(join(folder, "site/content.json"), "utf8"),
    );
    const deck = deckOf("content.json");
    const slots = deck.slots.map((slot) =>
      slot.id === "/#hero.heading" ? { ...slot, text: "Bowls that last", status: "final" } : slot,
    );
    const gone = {
      ...deck.slots[0],
      id: "/gone#main.text",
      page: "/gone",
      text: "Old words",
      status: "final",
    };
    save("content.json", { ...deck, slots: [...slots, gone] });
    const updated = await call("content", "site/spec.json", "content.json");
    expect([updated.status, updated.stdout]).toEqual([
      0,
      expect.stringContaining("no place any more: /gone#main.text: Old words"),
    ]);
    expect(deckOf("content.json").slots.find(({ id }) => id === "/#hero.heading")?.text).toBe(
      "Bowls that last",
    );
    expect((await call("content", "site/spec.json", "content.json", "--check")).status).toBe(1);
    expect(
      (await call("build", form, "-o", "worded", "--content", "content.json", ...fixed)).problems,
    ).toEqual([]);
    expect(readFileSync(join(folder, "worded/starter-site/index.html"), "utf8")).toContain(
      "Bowls that last</h1>",
    );
  });

  it("C-31.11 names every place that is wrong in a deck, and does not change the file", async () => {
    const bad = save("bad.json", { deckVersion: "1.0.0", slots: [{ id: "nowhere" }], unplaced: [] });
    const { status, problems } = await call("content", "site/spec.json", bad);
    expect([status, problems[0]]).toEqual([2, expect.stringMatching(/^bad\.json: slots\.0\./)]);
    expect(readFileSync(join(folder, bad), "utf8")).toContain("nowhere");
  });
});

describe("spec-core build", () => {
  it("C-24.1 writes the whole bundle, starter site and fonts included", () => {
    const paths = files("site");
    for (const path of [
      "spec.json",
      "AGENTS.md",
      "TASKS.md",
      "tokens.json",
      "check.mjs",
      "starter-site/about/index.html",
    ])
      expect(paths).toContain(path);
    const { ok } = parseSpec(JSON.parse(readFileSync(join(folder, "site/spec.json"), "utf8")));
    expect(ok).toBe(true);
    const check = spawnSync(process.execPath, ["check.mjs"], { cwd: join(folder, "site"), encoding: "utf8" });
    expect(check.stdout).toContain(" 0 breaches,");
  });

  it("C-24.1 the same call gives the same bytes", () => {
    expect(start("build", form, "-o", "again", ...fixed)).toMatchObject({ status: 0, problems: [] });
    expect(contents("again")).toEqual(contents("site"));
  });

  it("C-22.13 fonts are copied from installed packages; those not at hand are listed", () => {
    const parent = join(folder, "node_modules/@fontsource-variable/inter/files");
    mkdirSync(parent, { recursive: true });
    writeFileSync(join(parent, "../package.json"), '{"name":"@fontsource-variable/inter","version":"0.0.0"}');
    writeFileSync(join(parent, "inter-latin-wght-normal.woff2"), "wOF2 stand-in");
    const lato = save("lato.json", {
      ...fullForm,
      fonts: { ...fullForm.fonts, h1: "Inter", body: "Lobster" },
    });
    const { stdout } = start("build", lato, "-o", "fonts", "--json", ...fixed);
    const { fonts } = JSON.parse(stdout);
    expect(fonts.copied).toContain("fonts/inter-latin-wght-normal.woff2");
    expect(readFileSync(join(folder, "fonts/starter-site/fonts/inter-latin-wght-normal.woff2"), "utf8")).toBe(
      "wOF2 stand-in",
    );
    expect(fonts.missing).toContain("fonts/inter-latin-ext-wght-normal.woff2");
    expect(fonts.packages).toContain("@fontsource-variable/inter");
    rmSync(join(folder, "node_modules"), { recursive: true });
    const text = start("build", lato, "-o", "plain", ...fixed).stdout;
    expect(text).toContain("Font to add: starter-site/fonts/inter-latin-wght-normal.woff2");
    expect(text).toContain("npm install @fontsource-variable/inter");
  });

  it("C-24.1 a half-finished form gives a specification with open questions", async () => {
    const half = save("half.json", { formData: { businessName: "Kiln" } });
    const { status, stdout } = await call("build", half, "-o", "half", "--json");
    expect([status, JSON.parse(stdout).questions > 5]).toEqual([0, true]);
  });

  const badForms: [name: string, content: unknown, paths: string[]][] = [
    [
      "wrong types",
      { formData: { businessName: 5, pages: ["Home", 3] } },
      ["formData.businessName", "formData.pages.1"],
    ],
    ["an unknown choice", { formData: {}, pageLayout: "wavy" }, ["pageLayout"]],
    ["a bad font size", { fonts: { ...fullForm.fonts, h1Size: "12px" } }, ["fonts.h1Size"]],
    ["a text too long", { formData: { niche: "x".repeat(201) } }, ["formData.niche"]],
    [
      "a hostile address",
      { uploadedFiles: [{ id: "a", name: "b", size: 1, url: "javascript:1" }] },
      ["uploadedFiles.0.url"],
    ],
  ];

  it.each(badForms)(
    "C-24.3 %s gives one line per problem, with its path, and exit code 2",
    async (_name, content, paths) => {
      const { status, stdout, problems } = await call("build", save("bad.json", content), "-o", "bad");
      expect([status, stdout]).toEqual([2, ""]);
      expect(problems.map((line) => line.split(": ")[1])).toEqual(paths);
      for (const line of problems) expect(line).toMatch(/^bad\.json: [\w.]+: \S.*$/);
    },
  );

  it("C-24.3 --complete refuses what a client could not submit, answer by answer", async () => {
    const { status, problems } = await call(
      "build",
      save("open.json", { formData: {} }),
      "-o",
      "open",
      "--complete",
    );
    expect(status).toBe(2);
    expect(problems.map((line) => line.split(": ")[1])).toEqual(
      expect.arrayContaining(["formData.businessName", "formData.contentStyle", "formData.pages"]),
    );
    expect(existsSync(join(folder, "open"))).toBe(false);
  });

  it.each([
    ["no JSON", "{ not json", "is not JSON"],
    ["an empty file", "", "is not JSON"],
    ["no form", [], "A form has at least one of formData"],
    ["an empty object", {}, "A form has at least one of formData"],
    ["a specification", { schemaVersion: "1.0.0" }, "This is a specification"],
  ])("C-24.3 %s is refused in one line", async (_name, content, reason) => {
    const { status, problems } = await call("build", save("odd.json", content), "-o", "odd");
    expect([status, problems.length]).toEqual([2, 1]);
    expect(problems[0]).toContain(`odd.json: `);
    expect(problems[0]).toContain(reason);
    expect(existsSync(join(folder, "odd"))).toBe(false);
  });

  it("C-24.3 a file that is not there is refused in one line", async () => {
    expect(await call("build", "none.json", "-o", "none")).toMatchObject({
      status: 2,
      problems: ["none.json: cannot be read: there is no such file"],
    });
  });

  it("C-24.4 a folder that holds something stays as it is, unless it may be replaced", async () => {
    mkdirSync(join(folder, "kept"));
    save("kept/mine.txt", "mine");
    const refused = await call("build", form, "-o", "kept");
    expect([refused.status, refused.problems.length, files("kept")]).toEqual([2, 1, ["mine.txt"]]);
    expect(start("build", form, "-o", "kept", "--force", ...fixed).status).toBe(0);
    expect(files("kept")).toEqual(files("site"));
  });

  it("C-24.4 a folder that cannot be written leaves nothing behind", async () => {
    save("occupied", "a file");
    const before = readdirSync(folder).sort();
    for (const target of ["occupied", "occupied/below"]) {
      const { status, problems } = await call("build", form, "-o", target);
      expect([status, problems.length]).toEqual([2, 1]);
    }
    expect(readdirSync(folder).sort()).toEqual(before);
  });

  it("C-24.4 bad input with --force leaves the former folder whole", async () => {
    mkdirSync(join(folder, "former"));
    save("former/mine.txt", "mine");
    expect((await call("build", save("bad.json", { formData: 1 }), "-o", "former", "--force")).status).toBe(
      2,
    );
    expect(files("former")).toEqual(["mine.txt"]);
  });

  it("C-24.4 no temporary folder is left", () => {
    expect(readdirSync(folder).filter((name) => /\.(new|old)$/.test(name))).toEqual([]);
  });
});

describe("spec-core check", () => {
  it("C-24.2 says that a specification is one", async () => {
    const { status, stdout, problems } = await call("check", "site/spec.json");
    expect([status, problems]).toEqual([0, []]);
    const spec = parseSpec(JSON.parse(readFileSync(join(folder, "site/spec.json"), "utf8")));
    const questions = spec.ok ? spec.spec.clarifications.length : 0;
    expect(questions).toBeGreaterThan(0);
    expect(stdout).toContain(`version 1.1.0; pages: 6, open questions: ${questions}`);
    expect(JSON.parse((await call("check", "site/spec.json", "--json")).stdout)).toMatchObject({
      pages: 6,
      questions,
    });
  });

  it("C-24.3 names each place that is wrong on its own line, with exit code 2", () => {
    const spec = JSON.parse(readFileSync(join(folder, "site/spec.json"), "utf8"));
    spec.design.designSystem.colors.theme.primary = "blue";
    spec.siteStructure.pages[1].outline = "none";
    spec.extra = 1;
    const { status, stdout, problems } = start("check", save("wrong.json", spec));
    expect([status, stdout]).toEqual([2, ""]);
    expect(problems.map((line) => line.split(": ")[1]).sort()).toEqual([
      "design.designSystem.colors.theme.primary",
      "extra",
      "siteStructure.pages.1.outline",
    ]);
  });
});

describe("spec-core diff", () => {
  it("C-25.1 prints the change order, with exit code 1", async () => {
    const later = {
      ...fullForm,
      formData: { ...fullForm.formData, pages: [...fullForm.formData.pages, "FAQ"] },
    };
    await call("build", save("later.json", later), "-o", "later");
    const { status, stdout } = start("diff", "site/spec.json", "later/spec.json");
    expect([status, stdout]).toEqual([1, "Pages: FAQ added  [page:/faq]\n"]);
    expect(JSON.parse((await call("diff", "site/spec.json", "later/spec.json", "--json")).stdout)).toEqual([
      {
        id: "page:/faq",
        path: "siteStructure.pages.5",
        kind: "added",
        after: { name: "FAQ", path: "/faq", parent: null },
        sentence: "Pages: FAQ added",
      },
    ]);
  });

  it("C-25.1 nothing changed is exit code 0", async () => {
    expect(await call("diff", "site/spec.json", "again/spec.json")).toMatchObject({
      status: 0,
      stdout: "Nothing changed.\n",
    });
  });
});

describe("spec-core conform", () => {
  it("C-26.2 the untouched starter site is as specified", async () => {
    const { status, stdout } = await call("conform", "site/spec.json", "site/starter-site");
    expect(status).toBe(0);
    expect(stdout).toContain(" 0 breaches,");
  });

  it("C-34.1 --final refuses what is still to be done, as check.mjs beside it does", async () => {
    const { status, stdout } = await call(
      "conform",
      "site/spec.json",
      "site/starter-site",
      "--final",
      "--json",
    );
    const file = spawnSync(process.execPath, ["check.mjs", "--final", "--json"], {
      cwd: join(folder, "site"),
      encoding: "utf8",
    });
    expect([status, JSON.parse(stdout)]).toEqual([1, JSON.parse(file.stdout)]);
  });

  it("C-26.6 a breach is listed with file and line, with exit code 1", async () => {
    cpSync(join(folder, "site"), join(folder, "broken"), { recursive: true });
    rmSync(join(folder, "broken/starter-site/about"), { recursive: true });
    const { status, stdout } = await call("conform", "broken/spec.json", "broken/starter-site");
    expect(status).toBe(1);
    const lines = stdout.trim().split("\n").slice(0, -1);
    for (const line of lines) expect(line).toMatch(/^\S+:\d+ {2}[\w-]+ {2}\S.*$/);
    const { breaches } = JSON.parse(
      (await call("conform", "broken/spec.json", "broken/starter-site", "--json")).stdout,
    );
    expect(lines.filter((line) => !line.includes("  missing-asset  ")).length).toBe(breaches.length);
  });

  it("C-24.3 a folder that is not there is refused in one line", async () => {
    const { status, problems } = await call("conform", "site/spec.json", "nowhere");
    expect([status, problems]).toEqual([2, ["nowhere: there is no such folder"]]);
  });
});

describe("spec-core palette", () => {
  it("C-05.8 a seed gives the palette of the library", async () => {
    const { stdout } = await call("palette", "--seed", "7", "--json");
    const expected = randomPalette(seededRandom("7"));
    expect(JSON.parse(stdout)).toEqual({ seed: "7", ...expected });
  });

  it("C-05.6 --dark asks for a dark background", async () => {
    const { colors } = JSON.parse((await call("palette", "--seed", "3", "--dark", "--json")).stdout);
    const named = namedPalettes.some((palette) => palette.colors.background === colors.background);
    expect(named || relativeLuminance(colors.background) <= 0.15).toBe(true);
  });

  it("prints a seed that gives the same palette again", async () => {
    const first = (await call("palette")).stdout;
    const seed = /seed (\w+)/.exec(first)?.[1] ?? "";
    expect((await call("palette", "--seed", seed)).stdout).toBe(first);
  });
});

describe("spec-core sitemap", () => {
  it("C-22.8 prints the sitemap of the bundle", async () => {
    const { stdout } = await call("sitemap", "site/spec.json");
    expect(XMLValidator.validate(stdout)).toBe(true);
    expect(stdout).toBe(readFileSync(join(folder, "site/starter-site/sitemap.xml"), "utf8"));
  });
});

describe("the command line", () => {
  const commands = ["build", "check", "conform", "diff", "palette", "sitemap"];

  it("lists its commands, each with its own help", async () => {
    const { stdout, status } = await call("--help");
    expect(status).toBe(0);
    for (const name of commands) {
      expect(stdout).toMatch(new RegExp(`^ {2}${name} `, "m"));
      expect(await call(name, "--help")).toMatchObject({ status: 0, problems: [] });
    }
  });

  it("prints its version", async () => {
    const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
    expect((await call("--version")).stdout.trim()).toBe(version);
  });

  it.each([
    [],
    ["nothing"],
    ["build"],
    ["check"],
    ["diff", "a.json"],
    ["palette", "--wrong"],
    ["build", "form.json"],
    ["palette", "--seed"],
    ["build", "form.json", "-o", "x", "--now", "soon"],
  ])("C-24.3 the call %# is refused in one line with exit code 2", async (...words) => {
    const { status, stdout, problems } = await call(...words.filter((word) => typeof word === "string"));
    expect([status, stdout, problems.length]).toEqual([2, "", 1]);
  });
});
