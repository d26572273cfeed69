import { type EditorState, RangeSet, StateEffect, StateField, type Transaction } from "@codemirror/state";
import { Decoration, type DecorationSet, EditorView } from "@codemirror/view";
import type { PostMark } from "@sitewright/contracts";
import { type DeletedMark, occurrencesOf } from "./deleted-marks.ts";

/** Replaces all marks by these. */
export const setMarks = StateEffect.define<readonly PostMark[]>();

interface Marks {
  readonly open: DecorationSet;
  /** The marks whose text was deleted, in their order. */
  readonly deleted: readonly DeletedMark[];
}

const rangeOf = ({ start, end, text, kind }: PostMark) =>
  Decoration.mark({ class: "cm-to-check", kind, text }).range(start, end);

const isInside = ({ start, end }: PostMark, length: number): boolean => start < end && end <= length;

/** The marks that a change deletes completely. */
function deletedBy(open: DecorationSet, { changes, startState }: Transaction): DeletedMark[] {
  const found: DeletedMark[] = [];
  open.between(0, startState.doc.length, (start, end, { spec }) => {
    if (changes.mapPos(start, 1) < changes.mapPos(end, -1)) return;
    const { text, kind } = spec;
    const words = startState.sliceDoc(start, end);
    // Text inserted inside the mark is restored by pasting, and may be undone together with its deletion.
    if (words.length > text.length) found.push({ text: words, kind });
    found.push({ text, kind });
  });
  return found;
}

/** Whether a mark overlaps a range. */
function isMarked(open: DecorationSet, { start, end }: PostMark): boolean {
  let isFound = false;
  open.between(start, end, (from, to) => {
    isFound ||= from < end && start < to;
  });
  return isFound;
}

/** The marks after typing, deleting, pasting or undoing: a mark whose text is restored is restored too. */
function afterChange({ open, deleted: before }: Marks, transaction: Transaction): Marks {
  const { changes, newDoc } = transaction;
  const mapped = open.map(changes);
  const deleted = [...before, ...deletedBy(open, transaction)];
  if (deleted.length === 0) return { open: mapped, deleted };
  const most = Math.max(...deleted.map(({ text }) => text.length));
  const restored: PostMark[] = [];
  changes.iterChanges((_from, _to, from, to) => {
    if (from === to) return;
    const start = Math.max(0, from - most);
    const around = newDoc.sliceString(start, Math.min(newDoc.length, to + most), "\n");
    const places = occurrencesOf(deleted, around).map((mark) => ({
      ...mark,
      start: mark.start + start,
      end: mark.end + start,
    }));
    restored.push(...places.filter((mark) => !isMarked(mapped, mark)));
  });
  const kept = deleted.filter(
    ({ text, kind }) => !restored.some((mark) => mark.text === text && mark.kind === kind),
  );
  return { open: mapped.update({ add: restored.map(rangeOf), sort: true }), deleted: kept };
}

/**
 * The open marks of a text. They move with it; one whose text is deleted is removed until the text is
 * restored.
 */
export const marksField = StateField.define<Marks>({
  create: () => ({ open: Decoration.none, deleted: [] }),
  update(before, transaction) {
    const set = transaction.effects.find((effect) => effect.is(setMarks));
    if (!set) return transaction.docChanged ? afterChange(before, transaction) : before;
    const { length } = transaction.newDoc;
    const open = RangeSet.of(set.value.filter((mark) => isInside(mark, length)).map(rangeOf), true);
    return { open, deleted: before.deleted };
  },
  provide: (field) => EditorView.decorations.from(field, ({ open }) => open),
});

/** The marks at their current positions, with their text. */
export function readMarks(state: EditorState): PostMark[] {
  const marks: PostMark[] = [];
  state.field(marksField).open.between(0, state.doc.length, (start, end, { spec }) => {
    if (start < end) marks.push({ start, end, text: state.sliceDoc(start, end), kind: String(spec.kind) });
  });
  return marks;
}
