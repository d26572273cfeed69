import { readSpec } from "../cli/read-input.mjs";

/**
 * Says whether a file is a specification.
 * @type {import("../cli/commands.mjs").Run}
 */
export function check([file = ""], values) {
  const { schemaVersion, siteStructure, clarifications } = readSpec(file);
  const result = { file, schemaVersion, pages: siteStructure.totalPages, questions: clarifications.length };
  const text = `${file}: a specification, version ${schemaVersion}; pages: ${result.pages}, open questions: ${result.questions}`;
  console.log(values.json ? JSON.stringify(result, null, 2) : text);
  return 0;
}
