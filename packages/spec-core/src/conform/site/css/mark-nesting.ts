// css-tree recognises a nested rule only if it begins with `&`.
const token = /\/\*[\s\S]*?(?:\*\/|$)|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{};]|[^{};"'/]+|\//g;

const marked = (selector: string): string => {
  const text = selector.trim();
  if (text.startsWith("&")) return text;
  return text.includes("&") ? `&:is(${text})` : `& ${text}`;
};

const breaks = (text: string): string => text.replace(/[^\n]/g, "");

function markedList(statement: string): string {
  const bare = statement.replace(/\/\*[\s\S]*?\*\//g, " ").replace(/\s+/g, " ");
  return (
    breaks(statement) +
    bare
      .split(/,(?![^(]*\))/)
      .map(marked)
      .join(",")
  );
}

/** The same style sheet with `&` before every nested selector (CSS Nesting 1); line numbers do not change. */
export function markNesting(text: string): string {
  const open: ("style" | "at-rule")[] = [];
  let result = "";
  let statement = "";
  for (const [piece] of text.matchAll(token)) {
    if (piece !== "{" && piece !== "}" && piece !== ";") {
      statement += piece;
      continue;
    }
    if (piece === "{") {
      const isAtRule = /^(?:\s|\/\*(?:[^*]|\*(?!\/))*\*\/)*@/.test(statement);
      statement = !isAtRule && open.includes("style") ? markedList(statement) : statement;
      open.push(isAtRule ? "at-rule" : "style");
    }
    if (piece === "}") open.pop();
    result += statement + piece;
    statement = "";
  }
  return result + statement;
}
