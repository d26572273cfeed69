// Tools that only the long run installs: downloaded from the npm registry once, each into its folder.
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { runSync } from "./command.mjs";
import { root } from "./node.mjs";

const tools = {
  /** The Nu HTML Checker, 32 MB. Its install script, which would download a Java runtime, is skipped. */
  HTML_CHECKER: { packed: "vnu-jar@26.9.27", file: "vnu-jar/build/dist/vnu.jar" },
  /** Lighthouse's command line, 180 MB with its dependencies. */
  LIGHTHOUSE: { packed: "lighthouse@13.5.0", file: "lighthouse/cli/index.js" },
  /** A proxy that validates requests and responses against the OpenAPI document, 60 MB. */
  PRISM: { packed: "@stoplight/prism-cli@5.16.0", file: "@stoplight/prism-cli/dist/index.js" },
  /** Follows every link of a site. */
  LINK_CHECKER: { packed: "linkinator@8.1.0", file: "linkinator/build/src/cli.js" },
};

/** Downloads a tool if it is missing. Returns the path of its file. */
export function ensureTool({ packed, file }) {
  const prefix = join(
    root,
    "node_modules/.cache",
    packed.slice(0, packed.lastIndexOf("@")).replaceAll(/[@/]/g, ""),
  );
  const path = join(prefix, "node_modules", file);
  if (existsSync(path)) return path;
  mkdirSync(prefix, { recursive: true });
  const args = ["install", "--no-save", "--no-package-lock", "--ignore-scripts", "--prefix", prefix, packed];
  const { status } = runSync("npm", args, { stdio: ["ignore", "ignore", "inherit"] });
  if (status !== 0 || !existsSync(path))
    throw new Error(`${packed} could not be fetched from the npm registry.`);
  return path;
}

/** The environment variables that tests find the tools by, each with the path of its file. */
export const ensureLongRunTools = () =>
  Object.fromEntries(Object.entries(tools).map(([name, tool]) => [name, ensureTool(tool)]));
