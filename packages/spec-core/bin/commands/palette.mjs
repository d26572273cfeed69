import { randomBytes } from "node:crypto";
import { randomPalette } from "@sitewright/spec-core/color";
import { seededRandom } from "@sitewright/spec-core/random";
import { textOption } from "../cli/options.mjs";
import { Refusal } from "../cli/refusal.mjs";

/**
 * Prints a palette.
 * @type {import("../cli/commands.mjs").Run}
 */
export function palette(_inputs, values) {
  const seed = textOption(values, "seed") ?? randomBytes(6).toString("hex");
  const result = randomPalette(seededRandom(seed), values.dark ? { background: "dark" } : {});
  if (result.source === "impossible") throw new Refusal([result.reason]);
  const { name, colors, source } = result;
  if (values.json) console.log(JSON.stringify({ seed, name, source, colors }, null, 2));
  else {
    const lines = Object.entries(colors).map(([role, color]) => `${role.padEnd(10)} ${color}`);
    console.log([`${name} (seed ${seed})`, ...lines].join("\n"));
  }
  return 0;
}
