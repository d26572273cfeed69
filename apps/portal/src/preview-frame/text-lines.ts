import { type Box, boxOf } from "./pin-spots.ts";

/** The box of every line of text in a document, as rendered: no pin may cover it. */
export function textLines(target: Document, view: Window): Box[] {
  const range = target.createRange();
  const walker = target.createTreeWalker(target.body, NodeFilter.SHOW_TEXT);
  const lines: Box[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!/\S/.test(node.textContent ?? "")) continue;
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) lines.push(boxOf(rect, view));
  }
  return lines;
}
