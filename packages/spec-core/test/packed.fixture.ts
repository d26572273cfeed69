import { execFileSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** This package as a registry would hand it out, installed for a consumer in a separate folder. */
export interface Packed {
  readonly tarball: Uint8Array;
  /** A folder with the package in its `node_modules`. */
  readonly consumer: string;
  /** The unpacked package. */
  readonly installed: string;
  readonly remove: () => void;
}

const source = fileURLToPath(new URL("..", import.meta.url));
const repository = fileURLToPath(new URL("../../..", import.meta.url));
const require = createRequire(import.meta.url);

/** Builds and packs the package in a temporary workspace, so that the real one keeps its build. */
export function packPackage(): Packed {
  const root = realpathSync(mkdtempSync(join(tmpdir(), "packed-")));
  const copy = join(root, "packages/spec-core");
  mkdirSync(copy, { recursive: true });
  for (const name of ["pnpm-workspace.yaml", "LICENSE"]) cpSync(join(repository, name), join(root, name));
  for (const name of ["package.json", "README.md", "bin", "src", "test"])
    cpSync(join(source, name), join(copy, name), { recursive: true });
  const compiler = join(require.resolve("typescript/package.json"), "../bin/tsc");
  execFileSync(process.execPath, [
    compiler,
    "--singleThreaded",
    "-p",
    join(source, "tsconfig.build.json"),
    "--outDir",
    join(copy, "dist"),
  ]);
  execFileSync("pnpm", ["pack", "--pack-destination", root], { cwd: copy });
  const archive = readdirSync(root).find((name) => name.endsWith(".tgz")) ?? "";
  const consumer = join(root, "consumer");
  const scope = join(consumer, "node_modules/@sitewright");
  mkdirSync(scope, { recursive: true });
  execFileSync("tar", ["-xzf", join(root, archive), "-C", scope]);
  const installed = join(scope, "spec-core");
  cpSync(join(scope, "package"), installed, { recursive: true });
  rmSync(join(scope, "package"), { recursive: true });
  const { dependencies } = JSON.parse(readFileSync(join(installed, "package.json"), "utf8"));
  for (const name of Object.keys(dependencies))
    symlinkSync(
      realpathSync(join(source, "node_modules", name)),
      join(consumer, "node_modules", name),
      "junction",
    );
  return {
    tarball: readFileSync(join(root, archive)),
    consumer,
    installed,
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
