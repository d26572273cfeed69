import { type PointerEvent as PressEvent, type RefObject, useState } from "react";
import { allowedDrop, groupSize, type Outline, type OutlinePlace } from "../../lib/wizard/page-outline.ts";
import { followPointer, type PointerPath } from "./follow-pointer.ts";

/** A page that is being dragged, and where it would be dropped; null while that changes nothing. */
export interface PageDrag {
  readonly source: string;
  readonly place: OutlinePlace | null;
}

interface PageDragOptions {
  outline: Outline;
  /** The list whose children are the pages, in the order of the outline. */
  list: RefObject<HTMLElement | null>;
  onDrop: (source: string, place: OutlinePlace) => void;
}

/** A pointer that moves less than this is a press and no drag, in pixels. */
const slackPx = 5;
/** This far to the right puts a page under the one above, this far to the left takes it out, in pixels. */
const nestPx = 28;

/**
 * The place at which the page would be dropped: before the first page whose middle is below the pointer,
 * nested by the sideways move.
 */
function wantedPlace(
  rows: readonly Element[],
  isNested: boolean,
  { right, clientY }: PointerPath,
): OutlinePlace {
  const isAbove = (row: Element): boolean => {
    const { top, height } = row.getBoundingClientRect();
    return top + height / 2 < clientY;
  };
  return { index: rows.filter(isAbove).length, isNested: isNested ? right > -nestPx : right > nestPx };
}

/** Dragging of pages by mouse, pen or finger. Meanwhile `--drag-y` on the list is the distance in pixels. */
export function usePageDrag({ outline, list, onDrop }: PageDragOptions) {
  const [drag, setDrag] = useState<PageDrag | null>(null);
  const press = (event: PressEvent, source: string): void => {
    const box = list.current;
    const from = outline.findIndex((page) => page.source === source);
    if (!box || event.button !== 0 || from === -1) return;
    const others = [...box.children].toSpliced(from, groupSize(outline, from));
    const wasNested = outline[from]?.isNested === true;
    let place: OutlinePlace | null = null;
    let hasBegun = false;
    followPointer(event.nativeEvent, {
      onMove: (path) => {
        hasBegun ||= Math.hypot(path.right, path.down) > slackPx;
        if (!hasBegun) return;
        box.style.setProperty("--drag-y", `${path.down}px`);
        place = allowedDrop(outline, source, wantedPlace(others, wasNested, path));
        setDrag({ source, place });
      },
      onEnd: (isLetGo) => {
        box.style.removeProperty("--drag-y");
        setDrag(null);
        if (isLetGo && place) onDrop(source, place);
      },
    });
  };
  return { drag, press };
}
