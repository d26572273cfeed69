// Which ids the titles of tests begin with, parsed with oxc (TypeScript 7 has no stable parser API).
import { parseSync, Visitor } from "oxc-parser";

/**
 * One id at the beginning of one title. `text` is the title after those of its `describe`s, which are often its subject.
 *
 * @typedef {{ id: string, text: string, file: string, line: number }} Title
 */

/** `P-24`, `P-24.37`, `S67`, `S48b`, `F10`: an id at the beginning of a title, alone or followed by others. */
const idAtStart = /^([A-Z]-\d+(?:\.\d+)?|[SF]\d+[a-z]?)(?=[\s,:]|$)[,:]?\s*/;

/** Test files, by their path from the root. */
export const isTestFile = (file) =>
  /\.(test|spec)\.[cm]?[jt]sx?$/.test(file) || /^(apps|packages)\/[^/]+\/test\/.*\.tsx?$/.test(file);

/** The ids that a text begins with, in order, and the rest of the text. */
export function splitIds(text) {
  const ids = [];
  let rest = text;
  for (let found = idAtStart.exec(rest); found; found = idAtStart.exec(rest)) {
    ids.push(found[1]);
    rest = rest.slice(found[0].length);
  }
  return { ids, rest };
}

/** `describe(…)`, `describe.each(…)(…)`, `test.describe(…)`. */
function isDescribe({ callee }) {
  if (callee.type === "CallExpression") return isDescribe(callee);
  if (callee.type !== "MemberExpression") return callee.name === "describe";
  return callee.property.name === "describe" || callee.object.name === "describe";
}

/** A literal's value; a template literal with the source of its expressions. Undefined for other nodes. */
function textOf(node, source) {
  if (node?.type !== "Literal" && node?.type !== "TemplateLiteral") return undefined;
  if (node.type === "Literal") return typeof node.value === "string" ? node.value : undefined;
  return node.quasis
    .map(({ value }, index) => {
      const expression = node.expressions[index];
      return value.cooked + (expression ? `\${${source.slice(expression.start, expression.end)}}` : "");
    })
    .join("");
}

/**
 * Every text in a test file that begins with an id and has more text after it, wherever it occurs: as the
 * title of a test or `describe`, as an argument of the file's own alias for `test`, or in a table of titles.
 *
 * @returns {Title[]}
 */
export function titlesOf(file, source) {
  const { program, errors } = parseSync(file, source);
  if (errors.length) throw new Error(`${file} cannot be parsed: ${errors[0].message}`);
  const titles = [];
  const around = [];
  const read = (node) => {
    const text = textOf(node, source);
    const { ids, rest } = splitIds(text ?? "");
    if (!rest) return;
    const line = source.slice(0, node.start).split("\n").length;
    const outer = around.filter(({ title }) => title !== node).map(({ title }) => textOf(title, source));
    for (const id of new Set(ids)) titles.push({ id, text: [...outer, text].join(" › "), file, line });
  };
  const enter = (call) => {
    if (isDescribe(call) && textOf(call.arguments[0], source))
      around.push({ call, title: call.arguments[0] });
  };
  const leave = (call) => {
    if (around.at(-1)?.call === call) around.pop();
  };
  const visitor = {
    Literal: read,
    TemplateLiteral: read,
    CallExpression: enter,
    "CallExpression:exit": leave,
  };
  new Visitor(visitor).visit(program);
  return titles;
}
