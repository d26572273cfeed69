// Writes src/generated/check-script.ts: the checker of a bundle, which is `conform` with all that it needs in one file.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * Every library in the file with its license, in the order of their names.
 * @param {readonly string[]} inputs
 */
function licenses(inputs) {
  const folders = inputs.flatMap(
    (path) => path.match(/^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/)?.[0] ?? [],
  );
  const texts = [...new Set(folders)].map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"));
    const file = readdirSync(join(root, folder)).find((entry) => /^licen[cs]e/i.test(entry));
    const text = file ? readFileSync(join(root, folder, file), "utf8").trim() : `License: ${license}`;
    return `${name} ${version}\n${text}`;
  });
  return [...new Set(texts)].sort().join("\n\n").replaceAll("*/", "* /");
}

/** The text of check.mjs. The same sources give the same bytes. */
async function checkScript() {
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: ["scripts/check-site.mjs"],
    conditions: ["@sitewright/source"],
    bundle: true,
    minify: true,
    format: "esm",
    platform: "node",
    target: "node20",
    charset: "utf8",
    legalComments: "none",
    metafile: true,
    write: false,
    plugins: [
      {
        name: "css-tree",
        setup: ({ onResolve, onLoad }) => {
          onResolve({ filter: /^css-tree$/ }, () => ({ path: join(root, "scripts/css-tree.mjs") }));
          // The checker writes no source maps, and their library is twelve kilobytes.
          onResolve({ filter: /^source-map-js\// }, ({ path }) => ({ path, namespace: "unused" }));
          onLoad({ filter: /^/, namespace: "unused" }, () => ({
            contents: "export let SourceMapGenerator;",
          }));
        },
      },
    ],
  });
  const code = outputFiles[0]?.text ?? "";
  const [output] = Object.values(metafile.outputs);
  const used = Object.entries(output?.inputs ?? {}).flatMap(([path, { bytesInOutput }]) =>
    bytesInOutput > 0 ? [path] : [],
  );
  return `#!/usr/bin/env node
// Holds a website's folder against spec.json. Needs Node 20 or later and nothing else: node check.mjs --help
${code.trim()}
/*
This file includes the following libraries.

${licenses(used)}
*/
`;
}

/** Writes the file where it is not there yet or differs; tests begin with it, so that they judge these sources. */
export async function setup() {
  const file = join(root, "src/generated/check-script.ts");
  const text = `// Written by scripts/generate.mjs.\n/** The text of \`check.mjs\`. */\nexport const checkScript: string = ${JSON.stringify(await checkScript())};\n`;
  mkdirSync(dirname(file), { recursive: true });
  try {
    if (readFileSync(file, "utf8") === text) return;
  } catch {
    // There is none yet.
  }
  writeFileSync(file, text);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await setup();
