import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { build } from "esbuild";
import { publint } from "publint";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type Packed, packPackage } from "./packed.fixture.ts";

// Packing builds the package first.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let packed: Packed;
beforeAll(() => {
  packed = packPackage();
});
afterAll(() => packed.remove());

const manifest = () => JSON.parse(readFileSync(join(packed.installed, "package.json"), "utf8"));

/** The package's modules in a bundle of this code, and its size compressed. */
async function bundled(contents: string, external: string[] = []) {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: packed.consumer },
    bundle: true,
    minify: true,
    format: "esm",
    write: false,
    metafile: true,
    external,
    outdir: packed.consumer,
  });
  const [output] = Object.values(metafile.outputs);
  const modules = Object.entries(output?.inputs ?? {}).filter(([, { bytesInOutput }]) => bytesInOutput > 0);
  return {
    gzipBytes: gzipSync(outputFiles[0]?.contents ?? "").length,
    modules: modules.map(([path]) => path.replace(/^.*\/dist\//, "")),
  };
}

describe("the published package", () => {
  it("publint finds nothing", async () => {
    const { messages } = await publint({ pkgDir: packed.installed, strict: true, pack: false });
    expect(messages).toEqual([]);
  });

  it("its types resolve for every entry, in Node's ES modules and in bundlers", async () => {
    const analysis = await checkPackage(createPackageFromTarballData(packed.tarball));
    if (!analysis.types) throw new Error("The package has no types");
    const wrong = analysis.problems.filter(
      (problem) =>
        !("resolutionKind" in problem && ["node10", "node16-cjs"].includes(problem.resolutionKind)),
    );
    expect(wrong).toEqual([]);
  });

  it("holds the build, the command line and the documents, and nothing else", () => {
    const files = readdirSync(packed.installed, { recursive: true, encoding: "utf8" }).filter((path) =>
      statSync(join(packed.installed, path)).isFile(),
    );
    const strange = files.filter(
      (path) =>
        !/^(dist\/[\w/-]+\.(js|d\.ts)|bin\/[\w/-]+\.mjs|package\.json|README\.md|LICENSE)$/.test(
          path.replaceAll("\\", "/"),
        ),
    );
    expect(strange).toEqual([]);
    expect(files).toContain("LICENSE");
    expect(files.filter((path) => /\.(test|fixture)\./.test(path))).toEqual([]);
    expect(packed.tarball.length).toBeLessThan(2_300_000);
  });

  it("names every dependency with a version", () => {
    for (const version of Object.values(manifest().dependencies)) expect(version).toMatch(/^[\d^~.]+$/);
  });

  it("every entry can be imported and has no effect", () => {
    const entries = Object.keys(manifest().exports).map((entry) =>
      entry.replace("./", "@sitewright/spec-core/"),
    );
    const script = `${entries.map((entry) => `await import("${entry}");`).join("\n")}\nprocess.exitCode = 0;`;
    writeFileSync(join(packed.consumer, "import.mjs"), script);
    const before = readdirSync(packed.consumer);
    const { status, stdout, stderr } = spawnSync(process.execPath, ["import.mjs"], {
      cwd: packed.consumer,
      encoding: "utf8",
    });
    expect([status, stdout, stderr]).toEqual([0, "", ""]);
    expect(readdirSync(packed.consumer)).toEqual(before);
  });

  it("C-24.1 its command line runs", () => {
    const binary = join(packed.installed, manifest().bin["spec-core"]);
    const { status, stdout } = spawnSync(process.execPath, [binary, "--version"], { encoding: "utf8" });
    expect([status, stdout.trim()]).toEqual([0, manifest().version]);
    expect(readFileSync(binary, "utf8").startsWith("#!/usr/bin/env node\n")).toBe(true);
  });

  it("one function brings only what it needs", async () => {
    const { modules, gzipBytes } = await bundled(
      'import { contrastRatio } from "@sitewright/spec-core/color"; console.log(contrastRatio("#000000", "#ffffff"));',
    );
    expect(modules.filter((path) => path !== "<stdin>").sort()).toEqual([
      "color/contrast.js",
      "color/srgb.js",
    ]);
    expect(gzipBytes).toBeLessThan(1000);
  });

  it("the whole color entry besides zod stays below 8 KiB compressed", async () => {
    const { gzipBytes } = await bundled('export * from "@sitewright/spec-core/color";', ["zod"]);
    expect(gzipBytes).toBeGreaterThan(1000);
    expect(gzipBytes).toBeLessThan(8 * 1024);
  });
});

describe("its README", () => {
  const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  const blocks = (language: string): string[] =>
    [...readme.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, "gm"))].map(
      ([, code]) => code ?? "",
    );

  /** Runs this code as a module of the consumer. All examples, and all commands, share one process. */
  function run(name: string, code: string) {
    writeFileSync(join(packed.consumer, name), code);
    return spawnSync(process.execPath, [name], { cwd: packed.consumer, encoding: "utf8" });
  }

  it("every example prints what it says", () => {
    const examples = blocks("js");
    expect(examples.length).toBeGreaterThan(3);
    const names = examples.map((code, index) => {
      writeFileSync(join(packed.consumer, `example-${index}.mjs`), code);
      return `example-${index}.mjs`;
    });
    const said = examples.map((code) => [...code.matchAll(/\/\/ → (.*)$/gm)].map(([, text]) => text));
    for (const lines of said) expect(lines.length).toBeGreaterThan(0);
    const { stdout, stderr } = run(
      "examples.mjs",
      names.map((name) => `console.log("${name}");\nawait import("./${name}");`).join("\n"),
    );
    expect(stderr).toBe("");
    expect(stdout.trimEnd().split("\n")).toEqual(
      names.flatMap((name, index) => [name, ...(said[index] ?? [])]),
    );
  });

  it("C-24.1 the commands of the README run", () => {
    const [form] = blocks("json");
    writeFileSync(join(packed.consumer, "form.json"), form ?? "");
    const commands = blocks("sh").flatMap((block) =>
      block.split("\n").filter((line) => line.startsWith("npx ")),
    );
    expect(commands.length).toBe(8);
    const calls = commands.map((command) => command.split(" ").slice(2));
    const { stdout, stderr } = run(
      "commands.mjs",
      `import { run } from "${pathToFileURL(join(packed.installed, "bin/cli/run.mjs"))}";
      const statuses = [];
      for (const words of ${JSON.stringify(calls)}) statuses.push(await run(words));
      console.log(\`\n\${JSON.stringify(statuses)}\`);`,
    );
    expect(stderr).toBe("");
    expect(JSON.parse(stdout.trimEnd().split("\n").at(-1) ?? "")).toEqual(commands.map(() => 0));
  });

  it("names every entry and every renderer", async () => {
    const { exports } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
    for (const entry of Object.keys(exports)) expect(readme).toContain(entry.replace("./", ""));
    for (const name of Object.keys(await import("../src/render/index.ts")))
      expect(readme).toContain(`\`${name}\``);
  });
});
