import type { EditorState, TransactionSpec } from "@codemirror/state";

/** The line feeds that are missing between a picture and the text beside it: a picture is a paragraph of its own. */
const gap = (feeds: string): string => "\n".repeat(2 - feeds.length);

/**
 * Adds a picture as a paragraph of its own: before the line that begins at `at`, else after the line, so that no
 * sentence is cut. The cursor goes to its alternative text, unless it is elsewhere than `at` by now.
 */
export function pictureInsertion(state: EditorState, url: string, at: number): TransactionSpec {
  const line = state.doc.lineAt(at);
  const from = at === line.from ? at : line.to;
  const [feedsBefore = ""] = /\n{0,2}$/.exec(state.sliceDoc(Math.max(0, from - 2), from)) ?? [];
  const [feedsAfter = ""] = /^\n{0,2}/.exec(state.sliceDoc(from, from + 2)) ?? [];
  const before = `${from === 0 ? "" : gap(feedsBefore)}![`;
  const { main } = state.selection;
  return {
    changes: { from, insert: `${before}](${url})${gap(feedsAfter)}` },
    ...(main.from <= at && at <= main.to && { selection: { anchor: from + before.length } }),
    scrollIntoView: true,
    userEvent: "input.picture",
  };
}
