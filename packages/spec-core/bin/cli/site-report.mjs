import { examine } from "@sitewright/spec-core/conform";

/** @typedef {import("@sitewright/spec-core/conform").Breach} Breach */
/** @typedef {import("@sitewright/spec-core/spec").Spec} Spec */
/** @typedef {import("@sitewright/spec-core/content").ContentDeck} ContentDeck */

/** @param {Breach} breach */
const line = ({ file, line: number, rule, message }) => `${file}:${number}  ${rule}  ${message}`;

/**
 * @param {number} count
 * @param {string} one
 * @param {string} many
 */
const counted = (count, one, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

/**
 * Prints what is wrong with a site, and gives the exit code: 1 where something is.
 * @param {{ spec: Spec, files: Record<string, string>, content: ContentDeck | undefined }} site
 * @param {{ final: boolean, json: boolean }} how
 */
export function reportSite({ spec, files, content }, { final, json }) {
  const { breaches, unfinished } = examine(spec, files, { content });
  const wrong = final ? [...breaches, ...unfinished] : breaches;
  if (json)
    console.log(JSON.stringify({ breaches: wrong, unfinished, questions: spec.clarifications }, null, 2));
  else {
    const missing = unfinished.filter(({ rule }) => rule === "missing-asset");
    for (const one of [...wrong, ...(final ? [] : missing)]) console.log(line(one));
    console.log(
      `${counted(Object.keys(files).length, "file")} checked, ${counted(wrong.length, "breach", "breaches")}, ` +
        `${counted(unfinished.length, "thing")} still to be done before --final passes, ${counted(spec.clarifications.length, "open question")}.`,
    );
  }
  return wrong.length > 0 ? 1 : 0;
}
