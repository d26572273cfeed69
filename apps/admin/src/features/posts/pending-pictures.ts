import { type EditorState, StateEffect, StateField } from "@codemirror/state";
import { Decoration, type DecorationSet, EditorView, WidgetType } from "@codemirror/view";

/** A picture that is being uploaded, and where it will be inserted. */
interface PendingPicture {
  readonly id: string;
  readonly name: string;
  readonly at: number;
}

export const holdPlace = StateEffect.define<PendingPicture>();
/** The id of the picture. */
export const releasePlace = StateEffect.define<string>();

/** The picture's file name in the text; it is not part of the text. */
class PictureName extends WidgetType {
  readonly #name: string;

  constructor(name: string) {
    super();
    this.#name = name;
  }
  override eq(other: PictureName): boolean {
    return other.#name === this.#name;
  }
  override toDOM(): HTMLElement {
    const shown = document.createElement("span");
    shown.className = "cm-picture-place";
    shown.textContent = this.#name;
    return shown;
  }
}

/** The places of pending pictures, which move with the text. */
export const pendingPictures = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(before, { changes, effects }) {
    return effects.reduce((places, effect) => {
      if (effect.is(holdPlace)) {
        const { id, name, at } = effect.value;
        return places.update({
          add: [Decoration.widget({ widget: new PictureName(name), id, side: 1 }).range(at)],
        });
      }
      if (effect.is(releasePlace))
        return places.update({ filter: (_from, _to, { spec }) => spec.id !== effect.value });
      return places;
    }, before.map(changes));
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** Where a pending picture belongs; at the cursor where the text around its place was deleted. */
export function placeOf(state: EditorState, id: string): number {
  const place = state.field(pendingPictures).iter();
  while (place.value && place.value.spec.id !== id) place.next();
  return place.value ? place.from : state.selection.main.to;
}
