import { placeOf } from "./places.ts";

/**
 * The pointer has to stay on a field for this time before the preview scrolls to its place, so that crossing
 * the form has no effect.
 */
const hoverMs = 120;

/** The field with a place in the site that contains an element: its control, its label or a row around it. */
export function fieldAt(element: Element, root: Element): string | null {
  for (let at: Element | null = element; at && at !== root; at = at.parentElement) {
    const named = at instanceof HTMLLabelElement ? at.htmlFor : "";
    const found = [at.id, named, at.getAttribute("data-place") ?? ""].find((id) => placeOf(id) !== undefined);
    if (found !== undefined) return found;
  }
  return null;
}

/** Reports the hovered field or, if there is none, the focused one; null: none. Returns its stop function. */
export function watchFields(root: HTMLElement, onField: (id: string | null) => void): () => void {
  let pointed: string | null = null;
  let focused: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = new AbortController();
  const report = () => onField(pointed ?? focused);
  const fieldOf = ({ target }: Event) => (target instanceof Element ? fieldAt(target, root) : null);

  const point = (id: string | null): void => {
    clearTimeout(timer);
    if (id === pointed) return;
    timer = setTimeout(() => {
      pointed = id;
      report();
    }, hoverMs);
  };
  const focus = (id: string | null): void => {
    focused = id;
    report();
  };
  const { signal } = stop;
  root.addEventListener("pointerover", (event) => event.pointerType !== "touch" && point(fieldOf(event)), {
    signal,
  });
  root.addEventListener("pointerleave", () => point(null), { signal });
  root.addEventListener("focusin", (event) => focus(fieldOf(event)), { signal });
  root.addEventListener("focusout", () => focus(null), { signal });
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}
