/** @typedef {Record<string, string | boolean | (string | boolean)[] | undefined>} Values */

/**
 * Carries a command out on its inputs and options, and gives the exit code.
 * @typedef {(inputs: string[], values: Values) => number | Promise<number>} Run
 */

/**
 * @typedef {object} Command
 * @property {string} name
 * @property {string} usage
 * @property {string} summary
 * @property {string[][]} notes Each option and what it does.
 * @property {string[]} inputs The files and folders that it takes, in order; those in brackets may be left out.
 * @property {import("node:util").ParseArgsConfig["options"]} options
 * @property {() => Promise<Run>} load Loads what the command needs, and no more.
 */

/** @type {Command} */
const build = {
  name: "build",
  usage: "build form.json -o DIR",
  summary: "Makes the specification of a form and everything rendered from it.",
  notes: [
    ["-o, --output DIR", "The folder to write; it is new, empty, or replaced with --force."],
    ["--force", "Replace the folder and all that it holds."],
    ["--content FILE", "Print the texts of a content deck; see spec-core content."],
    ["--complete", "Refuse a form that a client could not submit yet."],
    ["--product NAME", "Who made the specification (Sitewright)."],
    ["--host HOST", "Where a site without a name of its own is listed (example.com)."],
    ["--font-kit URL", "The style sheet of the agency's font kit."],
    ["--now TIME, --id TEXT", "Fix the time and the random marks, for the same bytes at every call."],
  ],
  inputs: ["form.json"],
  options: {
    output: { type: "string", short: "o" },
    force: { type: "boolean" },
    content: { type: "string" },
    complete: { type: "boolean" },
    product: { type: "string" },
    host: { type: "string" },
    "font-kit": { type: "string" },
    now: { type: "string" },
    id: { type: "string" },
  },
  load: async () => (await import("../commands/build.mjs")).build,
};

/** @type {Command} */
const conform = {
  name: "conform",
  usage: "conform spec.json SITE_DIR [--final]",
  summary: "Lists where a built site differs from its specification.",
  notes: [["--final", "What is still to be done before the hand-over is a breach, too."]],
  inputs: ["spec.json", "SITE_DIR"],
  options: { final: { type: "boolean" } },
  load: async () => (await import("../commands/conform.mjs")).conform,
};

/** @type {Command} */
const content = {
  name: "content",
  usage: "content spec.json [content.json]",
  summary: "Writes the deck of a site's words, or brings one up to date and lists what no longer applies.",
  notes: [
    ["content.json", "The deck to write or update; without it the deck is printed."],
    ["--check", "Write nothing; exit 1 where texts are open, out of date or without a place."],
  ],
  inputs: ["spec.json", "[content.json]"],
  options: { check: { type: "boolean" } },
  load: async () => (await import("../commands/content.mjs")).content,
};

/** @type {Command[]} */
export const commands = [
  build,
  {
    name: "check",
    usage: "check spec.json",
    summary: "Says whether a file is a specification, and names every place that is wrong.",
    notes: [],
    inputs: ["spec.json"],
    options: {},
    load: async () => (await import("../commands/check.mjs")).check,
  },
  conform,
  content,
  {
    name: "diff",
    usage: "diff before.json after.json",
    summary: "Lists what changed between two versions of a specification.",
    notes: [],
    inputs: ["before.json", "after.json"],
    options: {},
    load: async () => (await import("../commands/diff.mjs")).diff,
  },
  {
    name: "palette",
    usage: "palette [--seed S] [--dark]",
    summary: "Gives a palette in which every text can be read.",
    notes: [
      ["--seed S", "The same seed gives the same palette everywhere."],
      ["--dark", "On a dark background."],
    ],
    inputs: [],
    options: { seed: { type: "string" }, dark: { type: "boolean" } },
    load: async () => (await import("../commands/palette.mjs")).palette,
  },
  {
    name: "sitemap",
    usage: "sitemap spec.json",
    summary: "Prints the sitemap of a specification.",
    notes: [],
    inputs: ["spec.json"],
    options: {},
    load: async () => (await import("../commands/sitemap.mjs")).sitemap,
  },
];
