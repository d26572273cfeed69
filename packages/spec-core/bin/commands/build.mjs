import { randomBytes } from "node:crypto";
import { renderBundle, starterAssets, starterFonts } from "@sitewright/spec-core/render";
import { buildSpec } from "@sitewright/spec-core/spec";
import { collectFonts } from "../cli/font-files.mjs";
import { textOption } from "../cli/options.mjs";
import { readContent, readForm } from "../cli/read-input.mjs";
import { Refusal } from "../cli/refusal.mjs";
import { mayWrite, writeFolder } from "../cli/write-folder.mjs";

/** @typedef {import("../cli/commands.mjs").Values} Values */

/** @param {Values} values */
function contextOf(values) {
  const stamp = textOption(values, "now");
  const now = stamp === undefined ? new Date() : new Date(stamp);
  if (Number.isNaN(now.getTime()))
    throw new Refusal([`--now: ${stamp} is no date, such as 2026-03-01T09:00:00Z`]);
  const fixed = textOption(values, "id");
  const kit = textOption(values, "font-kit");
  return {
    now,
    id: () => fixed ?? randomBytes(6).toString("hex"),
    product: textOption(values, "product") ?? "Sitewright",
    host: textOption(values, "host") ?? "example.com",
    ...(kit === undefined ? {} : { fontKitUrl: kit }),
  };
}

/**
 * @param {string} folder
 * @param {{ files: number, questions: number, fonts: { copied: string[], missing: string[], packages: string[] }, uploads: string[] }} result
 */
function report(folder, { files, questions, fonts, uploads }) {
  const lines = [
    `${folder}: ${files} files written, ${fonts.copied.length} of them fonts.`,
    `${questions} open ${questions === 1 ? "question" : "questions"}; see TASKS.md.`,
    ...fonts.missing.map((path) => `Font to add: starter-site/${path}`),
    ...(fonts.packages.length > 0
      ? [`They are in npm packages: npm install ${fonts.packages.join(" ")}`]
      : []),
    ...uploads.map((path) => `Picture to add: starter-site/${path}`),
  ];
  console.log(lines.join("\n"));
}

/**
 * Makes the specification of a form and writes everything rendered from it.
 * @type {import("../cli/commands.mjs").Run}
 */
export function build([file = ""], values) {
  const folder = textOption(values, "output");
  if (folder === undefined) throw new Refusal(["-o DIR: say which folder to write"]);
  const spec = buildSpec(readForm(file, { isComplete: values.complete === true }), contextOf(values));
  const texts = textOption(values, "content");
  const bundle = renderBundle(spec, texts === undefined ? {} : { content: readContent(texts) });
  mayWrite(folder, { mayReplace: values.force === true });
  const { copied, missing } = collectFonts(starterFonts(spec));
  /** @type {[string, string | Uint8Array][]} */
  const fontFiles = copied.map(({ font, content }) => [`starter-site/${font.path}`, content]);
  const files = [...Object.entries(bundle), ...fontFiles];
  writeFolder(folder, files);
  const result = {
    folder,
    files: files.length,
    questions: spec.clarifications.length,
    fonts: {
      copied: copied.map(({ font }) => font.path),
      missing: missing.map((font) => font.path),
      packages: [...new Set(missing.map((font) => font.package))],
    },
    uploads: starterAssets(spec).map((asset) => asset.path),
  };
  if (values.json) console.log(JSON.stringify(result, null, 2));
  else report(folder, result);
  return 0;
}
