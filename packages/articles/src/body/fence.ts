/** A stretch of a body: text with marks, or code between two fences. */
export type Stretch =
  | { readonly kind: "text"; readonly lines: readonly string[] }
  | { readonly kind: "code"; readonly language: string; readonly lines: readonly string[] };

interface Fence {
  readonly mark: string;
  /** The word after the fence, which only an opening fence has. */
  readonly language: string;
}

function readFence(line: string): Fence | undefined {
  const [, mark, language = ""] = /^\s{0,3}(`{3,}|~{3,})[ \t]*([\w+#.-]{0,30})[ \t]*$/.exec(line) ?? [];
  return mark === undefined ? undefined : { mark, language };
}

/**
 * For each line that can open code, the line that closes it; computed from the end, so that each line is read
 * once.
 */
function findEnds(fences: readonly (Fence | undefined)[]): Map<number, number> {
  const ends = new Map<number, number>();
  const nextOf = new Map<string, number>();
  for (let at = fences.length - 1; at >= 0; at -= 1) {
    const fence = fences[at];
    if (!fence) continue;
    const end = nextOf.get(fence.mark);
    if (end !== undefined) ends.set(at, end);
    if (fence.language === "") nextOf.set(fence.mark, at);
  }
  return ends;
}

/**
 * Separates code from text. Code begins at a line of three or more backticks or tildes, with or without a
 * language, and ends at the next such line; without one, the fence is text.
 */
export function splitFences(lines: readonly string[]): Stretch[] {
  const fences = lines.map(readFence);
  const ends = findEnds(fences);
  const stretches: Stretch[] = [];
  let textFrom = 0;
  for (let at = 0; at < lines.length; at += 1) {
    const end = ends.get(at);
    if (end === undefined) continue;
    stretches.push(
      { kind: "text", lines: lines.slice(textFrom, at) },
      { kind: "code", language: fences[at]?.language ?? "", lines: lines.slice(at + 1, end) },
    );
    at = end;
    textFrom = end + 1;
  }
  return [...stretches, { kind: "text", lines: lines.slice(textFrom) }];
}
