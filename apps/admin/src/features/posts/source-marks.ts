import { type EditorState, RangeSet, StateEffect, StateField } from "@codemirror/state";
import { Decoration, type DecorationSet, EditorView } from "@codemirror/view";
import type { PostMark } from "@sitewright/contracts";

/** Puts these marks in the place of all others. */
export const setMarks = StateEffect.define<readonly PostMark[]>();

const decorationOf = (kind: string) => Decoration.mark({ class: "cm-to-check", kind });

const isInside = ({ start, end }: PostMark, length: number): boolean => start < end && end <= length;

/** The open marks of a text. They move with it; one whose words are all deleted is gone. */
export const marksField = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(before, transaction) {
    let marks = before.map(transaction.changes);
    for (const effect of transaction.effects)
      if (effect.is(setMarks)) {
        const { length } = transaction.newDoc;
        const ranges = effect.value
          .filter((mark) => isInside(mark, length))
          .map(({ start, end, kind }) => decorationOf(kind).range(start, end));
        marks = RangeSet.of(ranges, true);
      }
    return marks;
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** The marks where they stand now, with the words there. */
export function readMarks(state: EditorState): PostMark[] {
  const marks: PostMark[] = [];
  state.field(marksField).between(0, state.doc.length, (start, end, { spec }) => {
    if (start < end) marks.push({ start, end, text: state.sliceDoc(start, end), kind: String(spec.kind) });
  });
  return marks;
}
