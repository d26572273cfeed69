import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { EditorState, type Extension } from "@codemirror/state";
import { EditorView, keymap } from "@codemirror/view";
import type { PostFields } from "@sitewright/contracts";
import { changedRange } from "./changed-range.ts";
import { insertion } from "./insertion.ts";
import { markdownOfHtml } from "./pasted-markdown.ts";
import { marksField, readMarks, setMarks } from "./source-marks.ts";

/** The content of the source editor. */
export type Source = Pick<PostFields, "content" | "marks">;

/** The functions that change the text from outside. */
export interface SourceHandle {
  /** Replaces the selection by two texts, with the cursor between them. */
  readonly insert: (text: string, after?: string) => void;
  /** Selects a range and scrolls to it. */
  readonly show: (place: { start: number; end: number }) => void;
  /** Shows another text; the common beginning and end are kept. */
  readonly replace: (source: Source) => void;
  readonly end: () => void;
}

interface SourceOptions {
  readonly parent: ShadowRoot;
  readonly source: Source;
  readonly label: string;
  readonly onChange: (source: Source) => void;
}

const theme = EditorView.theme({
  "&": { height: "100%", fontSize: "1rem", color: "var(--ink)", backgroundColor: "var(--raised)" },
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": { fontFamily: "ui-monospace, 'Cascadia Code', Menlo, monospace", lineHeight: "1.6" },
  ".cm-content": { padding: ".9rem 1rem 3rem", caretColor: "var(--ink)" },
  ".cm-line": { padding: "0" },
  ".cm-to-check": {
    backgroundColor: "var(--warn-wash)",
    boxShadow: "inset 0 -2px 0 var(--warn)",
  },
});

/**
 * Text is stored exactly as typed: only a line feed divides lines, so that a carriage return in a text stays.
 * Pasted text gets line feeds, as in any text field (HTML, 4.10.11).
 */
const keepsText: Extension = [
  EditorState.lineSeparator.of("\n"),
  EditorView.clipboardInputFilter.of((text) => text.replace(/\r\n?/g, "\n")),
];

/** Formatted text is pasted as light markdown; with Shift, which leaves out the format, as plain text. */
const pasteFormatted = EditorView.domEventHandlers({
  paste(event, view) {
    const markdown = markdownOfHtml(event.clipboardData?.getData("text/html") ?? "");
    if (markdown === undefined) return false;
    event.preventDefault();
    view.dispatch(view.state.replaceSelection(markdown), { userEvent: "input.paste", scrollIntoView: true });
    return true;
  },
});

/**
 * Opens the editor within a shadow root, whose style sheets are constructed by script: a strict content
 * security policy refuses the style element that it would insert into the document.
 */
export function openSource({ parent, source, label, onChange }: SourceOptions): SourceHandle {
  let isReplacing = false;
  const view = new EditorView({
    root: parent,
    parent,
    state: EditorState.create({
      doc: source.content,
      extensions: [
        keepsText,
        pasteFormatted,
        history(),
        keymap.of([...defaultKeymap, ...historyKeymap]),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ "aria-label": label, spellcheck: "true", dir: "auto" }),
        marksField,
        theme,
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged && !isReplacing) onChange({ content: state.sliceDoc(), marks: readMarks(state) });
        }),
      ],
    }),
  });
  const replace = ({ content, marks }: Source): void => {
    isReplacing = true;
    const changes = changedRange(view.state.sliceDoc(), content);
    view.dispatch({ changes, effects: setMarks.of(marks) });
    isReplacing = false;
  };
  view.dispatch({ effects: setMarks.of(source.marks) });
  return {
    replace,
    insert(text, after = "") {
      view.dispatch(insertion(view.state, text, after));
      view.focus();
    },
    show({ start, end }) {
      view.dispatch({ selection: { anchor: start, head: end }, scrollIntoView: true });
      view.focus();
    },
    end: () => view.destroy(),
  };
}
