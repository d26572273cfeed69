import type { EditorState, TransactionSpec } from "@codemirror/state";

/** Replaces the selection by two texts, with the cursor between them. */
export const insertion = (state: EditorState, before: string, after: string): TransactionSpec => ({
  ...state.replaceSelection(before + after),
  selection: { anchor: state.selection.main.from + before.length },
});
