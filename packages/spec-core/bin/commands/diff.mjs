import { diffSpecs } from "@sitewright/spec-core/spec";
import { readSpec } from "../cli/read-input.mjs";

/**
 * Lists what changed between two specifications.
 * @type {import("../cli/commands.mjs").Run}
 */
export function diff([before = "", after = ""], values) {
  const changes = diffSpecs(readSpec(before), readSpec(after));
  const lines = changes.map(({ id, sentence }) => `${sentence}  [${id.replace(/\s+/g, " ")}]`);
  console.log(values.json ? JSON.stringify(changes, null, 2) : lines.join("\n") || "Nothing changed.");
  return changes.length > 0 ? 1 : 0;
}
