/** @typedef {import("./commands.mjs").Command} Command */

const exitCodes = "Exit code: 0 all well, 1 something was found, 2 the call or its input is bad.";

/**
 * @param {string[][]} rows
 */
const columns = (rows) => {
  const width = Math.max(...rows.map(([first]) => first?.length ?? 0));
  return rows.map(([first, second]) => `  ${(first ?? "").padEnd(width)}  ${second ?? ""}`).join("\n");
};

/**
 * What the command line can do.
 * @param {Command[]} commands
 */
export const overview = (
  commands,
) => `Turns a client's answers into a website specification, and checks what is built from it.

Usage: spec-core <command> [options]

${columns(commands.map(({ usage, summary }) => [usage, summary]))}

Every command takes --help, and --json for output that a program reads.
${exitCodes}`;

/**
 * How to call one command.
 * @param {Command} command
 */
export const commandHelp = ({ usage, summary, notes }) => `${summary}

Usage: spec-core ${usage}

${columns([...notes, ["--json", "Print JSON."], ["-h, --help", "Print this."]])}

${exitCodes}`;
