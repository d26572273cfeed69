/** A rectangle in the document, in CSS pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A box by its place in the document, independent of scrolling. */
export function boxOf(rect: DOMRect, view: Window): Box {
  return {
    left: rect.left + view.scrollX,
    top: rect.top + view.scrollY,
    width: rect.width,
    height: rect.height,
  };
}

const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;

/** Steps of a search around a spot, the nearest first; at equal distance the right one, then the lower one. */
function stepsAround(reach: number): readonly (readonly [right: number, down: number])[] {
  const steps: (readonly [number, number])[] = [];
  for (let down = reach; down >= -reach; down -= 1)
    for (let right = reach; right >= -reach; right -= 1) steps.push([right, down]);
  return steps.sort((a, b) => Math.hypot(...a) - Math.hypot(...b));
}

/** A step is a quarter of a letter, and the search reaches as far as eight letters. */
const fineness = 4;
const around = stepsAround(8 * fineness);

/** The area for letters. */
interface Room {
  /** Width of the page, in CSS pixels; letters keep `gap` to both its edges and to its top. */
  readonly width: number;
  readonly gap: number;
  /** The rectangles that no letter may cover. */
  readonly taken: readonly Box[];
}

const bottomOf = ({ top, height }: Box): number => top + height;

/** The free spot nearest to the wanted one; below everything where none is near. */
function freeSpot(wanted: Box, { width, gap, taken }: Room): Box {
  const [last, step] = [Math.max(gap, width - wanted.width - gap), wanted.height / fineness];
  const within = (left: number, top: number): Box => ({
    ...wanted,
    left: Math.max(gap, Math.min(left, last)),
    top: Math.max(gap, top),
  });
  const first = within(wanted.left, wanted.top);
  const reach = (8 + 1) * wanted.height;
  const searched = {
    left: first.left - reach,
    top: first.top - reach,
    width: 2 * reach,
    height: 2 * reach,
  };
  const near = taken.filter((box) => overlaps(box, searched));
  for (const [right, down] of around) {
    const spot = within(first.left + right * step, first.top + down * step);
    if (!near.some((box) => overlaps(box, spot))) return spot;
  }
  return within(first.left, Math.max(...taken.map(bottomOf)) + gap);
}

/** Moves each box to the free spot nearest to its wanted one, in the order given. */
export function freeSpots(wanted: readonly Box[], room: Room): Box[] {
  const taken = [...room.taken];
  return wanted.map((box) => {
    const spot = freeSpot(box, { ...room, taken });
    taken.push(spot);
    return spot;
  });
}

/** Elements that contain a line or a paragraph: their letter is placed after the last word. */
const textual = "h1, h2, h3, p, a, dd, li:not([data-swatch]), span";

/** The end of an element's text; its own box where it has none. */
function lastLine(element: Element, view: Window): Box {
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element);
  return boxOf([...range.getClientRects()].at(-1) ?? element.getBoundingClientRect(), view);
}

/**
 * The wanted spot of a pin of this size on an element: after its text, raised where that is smaller than the
 * pin, over the corner of a button, after our note on a section that has one, else in the upper left corner,
 * where pages have a margin.
 */
export function wantedSpot(element: Element, { size, view }: { size: number; view: Window }): Box {
  const spot = (left: number, top: number): Box => ({ left, top, width: size, height: size });
  const note = element.querySelector(":scope > .our-note");
  const box = boxOf((note ?? element).getBoundingClientRect(), view);
  if (note) return spot(box.left + box.width + size * 0.15, box.top + (box.height - size) / 2);
  if (element.matches(".button")) return spot(box.left + box.width - size * 0.3, box.top - size * 0.75);
  if (!element.matches(textual)) return spot(box.left + size * 0.1, box.top + size * 0.2);
  const { left, top, width, height } = lastLine(element, view);
  return height < size
    ? spot(left + width + size * 0.1, top - size * 0.4)
    : spot(left + width + size * 0.25, top + (height - size) / 2);
}
