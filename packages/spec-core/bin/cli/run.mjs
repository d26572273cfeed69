import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { commands } from "./commands.mjs";
import { commandHelp, overview } from "./help.mjs";
import { Refusal } from "./refusal.mjs";

/** @typedef {import("./commands.mjs").Command} Command */

const version = () => {
  const { version: text } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));
  return String(text);
};

/**
 * @param {Command} command
 * @param {string[]} words
 */
function parse(command, words) {
  try {
    return parseArgs({
      args: words,
      allowPositionals: true,
      options: { ...command.options, json: { type: "boolean" }, help: { type: "boolean", short: "h" } },
    });
  } catch (error) {
    const [sentence] = error instanceof Error ? error.message.split(/\. (?=To specify)/) : [];
    throw new Refusal([
      `${sentence ?? "These options are not understood"}; see spec-core ${command.name} --help`,
    ]);
  }
}

/**
 * @param {Command} command
 * @param {string[]} words
 */
async function runCommand(command, words) {
  const { values, positionals } = parse(command, words);
  if (values.help) {
    console.log(commandHelp(command));
    return 0;
  }
  const needed = command.inputs.filter((input) => !input.startsWith("["));
  if (positionals.length < needed.length || positionals.length > command.inputs.length)
    throw new Refusal([
      `spec-core ${command.name} takes ${command.inputs.join(" and ") || "no file"}; see spec-core ${command.name} --help`,
    ]);
  const carryOut = await command.load();
  return carryOut(positionals, values);
}

/**
 * Carries out one call and gives its exit code: 0 all well, 1 something was found, 2 the call or its input is bad.
 * @param {string[]} words
 * @returns {Promise<number>}
 */
export async function run(words) {
  const [name, ...rest] = words;
  const command = commands.find((entry) => entry.name === name);
  try {
    if (command) return await runCommand(command, rest);
    if (name === "--version") console.log(version());
    else if (name === "--help" || name === "-h" || name === "help") console.log(overview(commands));
    else {
      const said = name === undefined ? "Say what to do" : `There is no command ${JSON.stringify(name)}`;
      throw new Refusal([`${said}; see spec-core --help`]);
    }
    return 0;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    for (const problem of error.problems) console.error(problem);
    return 2;
  }
}
