import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { EditorState, type Extension } from "@codemirror/state";
import { dropCursor, EditorView, keymap } from "@codemirror/view";
import type { PostFields } from "@sitewright/contracts";
import { changedRange } from "./changed-range.ts";
import { droppedPictures, pastedPictures } from "./given-pictures.ts";
import { markdownOfHtml } from "./pasted-markdown.ts";
import { holdPlace, pendingPictures, placeOf, releasePlace } from "./pending-pictures.ts";
import { pictureInsertion } from "./picture-insertion.ts";
import { marksField, readMarks, setMarks } from "./source-marks.ts";

/** The content of the source editor. */
export type Source = Pick<PostFields, "content" | "marks">;

/** The functions that change the text from outside. */
export interface SourceHandle {
  /** Replaces the selection by a text. */
  readonly insert: (text: string) => void;
  /** Holds the place of a picture until it is inserted: `at`, or the cursor. It moves with the text. */
  readonly holdPlace: (picture: { id: string; name: string; at: number | undefined }) => void;
  readonly releasePlace: (id: string) => void;
  /** Inserts a picture at its place, with the cursor in its alternative text if nobody has moved it since. */
  readonly insertPicture: (id: string, url: string, options: { takesFocus: boolean }) => void;
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
  /** Pictures were pasted or dropped, to be inserted at `at`. */
  readonly onPictures: (files: readonly File[], at: number) => void;
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
  ".cm-picture-place": {
    padding: "0 .4em",
    borderRadius: "3px",
    backgroundColor: "var(--sunken)",
    color: "var(--ink-2)",
  },
  ".cm-dropCursor": { borderLeftColor: "var(--ink)" },
});

/**
 * Text is stored exactly as typed: only a line feed divides lines, so that a carriage return in a text stays.
 * Pasted text gets line feeds, as in any text field (HTML, 4.10.11).
 */
const keepsText: Extension = [
  EditorState.lineSeparator.of("\n"),
  EditorView.clipboardInputFilter.of((text) => text.replace(/\r\n?/g, "\n")),
];

/**
 * Formatted text is pasted as light markdown; with Shift, which leaves out the format, as plain text. Pictures, also
 * dropped ones, are passed on.
 */
const takesPasted = (onPictures: SourceOptions["onPictures"]): Extension =>
  EditorView.domEventHandlers({
    paste({ clipboardData }, view) {
      if (!clipboardData) return false;
      const markdown = markdownOfHtml(clipboardData.getData("text/html"));
      if (markdown) {
        view.dispatch(view.state.replaceSelection(markdown), {
          userEvent: "input.paste",
          scrollIntoView: true,
        });
        return true;
      }
      const pictures = pastedPictures(clipboardData);
      if (pictures.length > 0) onPictures(pictures, view.state.selection.main.to);
      return pictures.length > 0;
    },
    drop({ dataTransfer, clientX: x, clientY: y }, view) {
      const pictures = dataTransfer ? droppedPictures(dataTransfer) : [];
      const at = view.posAtCoords({ x, y }, false);
      if (pictures.length === 0) return false;
      view.dispatch({ selection: { anchor: at } });
      view.focus();
      onPictures(pictures, at);
      return true;
    },
  });

/**
 * Opens the editor within a shadow root, whose style sheets are constructed by script: a strict content
 * security policy refuses the style element that it would insert into the document.
 */
export function openSource({ parent, source, label, onChange, onPictures }: SourceOptions): SourceHandle {
  let isReplacing = false;
  const view = new EditorView({
    root: parent,
    parent,
    state: EditorState.create({
      doc: source.content,
      extensions: [
        keepsText,
        takesPasted(onPictures),
        pendingPictures,
        dropCursor(),
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
    insert(text) {
      view.dispatch(view.state.replaceSelection(text));
      view.focus();
    },
    holdPlace({ id, name, at = view.state.selection.main.to }) {
      view.dispatch({ effects: holdPlace.of({ id, name, at: Math.min(at, view.state.doc.length) }) });
    },
    releasePlace: (id) => view.dispatch({ effects: releasePlace.of(id) }),
    insertPicture(id, url, { takesFocus }) {
      const insertion = pictureInsertion(view.state, url, placeOf(view.state, id));
      view.dispatch({ ...insertion, effects: releasePlace.of(id) });
      if (takesFocus) view.focus();
    },
    show({ start, end }) {
      view.dispatch({ selection: { anchor: start, head: end }, scrollIntoView: true });
      view.focus();
    },
    end: () => view.destroy(),
  };
}
