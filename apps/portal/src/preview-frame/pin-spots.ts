/** A rectangle in the document, in CSS pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A box by its place in the document, whatever part of it is in view. */
export function boxOf(rect: DOMRect, view: Window): Box {
  return {
    left: rect.left + view.scrollX,
    top: rect.top + view.scrollY,
    width: rect.width,
    height: rect.height,
  };
}

const meets = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;

/**
 * Puts each box where it was wanted, within `width`; one that would cover another gives way to the left of it, or
 * below where there is no room. Earlier ones have the first choice.
 */
export function spread(wanted: readonly Box[], { width, gap }: { width: number; gap: number }): Box[] {
  const placed: Box[] = [];
  for (const box of wanted) {
    let spot: Box = { ...box, left: Math.max(gap, Math.min(box.left, width - box.width - gap)) };
    for (let tries = 0; tries <= wanted.length; tries += 1) {
      const other = placed.find((taken) => meets(taken, spot));
      if (!other) break;
      const left = other.left - spot.width - gap;
      spot =
        left >= gap ? { ...spot, left } : { ...spot, left: box.left, top: other.top + other.height + gap };
    }
    placed.push(spot);
  }
  return placed;
}

/** Elements that hold a line or a paragraph: their letter stands behind the last word. */
const textual = "h1, h2, h3, p, a, dd, li, span";

/** Where the words of an element end; its own box where it has none. */
function lastLine(element: Element, view: Window): Box {
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element);
  return boxOf([...range.getClientRects()].at(-1) ?? element.getBoundingClientRect(), view);
}

/** Whether another entry of the same list stands beside an element: behind its words a pin would cover it. */
function hasNeighbour(element: Element): boolean {
  const entry = element.closest("li");
  const next = entry?.nextElementSibling?.getBoundingClientRect();
  const own = entry?.getBoundingClientRect();
  return own !== undefined && next !== undefined && next.top < own.bottom && next.left >= own.right;
}

/**
 * The spot that a pin of this size wants on an element: behind its words, raised where they are smaller than itself,
 * over the corner of a button, below an entry of a row, else in the upper left corner, where pages keep a margin.
 */
export function wantedSpot(element: Element, { size, view }: { size: number; view: Window }): Box {
  const spot = (left: number, top: number): Box => ({ left, top, width: size, height: size });
  const box = boxOf(element.getBoundingClientRect(), view);
  if (element.matches(".button")) return spot(box.left + box.width - size * 0.3, box.top - size * 0.75);
  if (!element.matches(textual)) return spot(box.left + size * 0.1, box.top + size * 0.2);
  const { left, top, width, height } = lastLine(element, view);
  if (hasNeighbour(element)) return spot(left + (width - size) / 2, top + height + size * 0.3);
  return height < size
    ? spot(left + width + size * 0.15, top - size * 0.5)
    : spot(left + width + size * 0.35, top + (height - size) / 2);
}
