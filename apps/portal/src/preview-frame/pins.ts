import type { FramePlace } from "../lib/preview/frame-messages.ts";
import { boxOf, freeSpots, wantedSpot } from "./pin-spots.ts";
import pinsCss from "./pins.css?inline";
import { textLines } from "./text-lines.ts";

/** The letters over the page, and the frame around the hovered place. */
export interface Pins {
  setPlaces(places: readonly FramePlace[]): void;
  /** Highlights the place of an answer, scrolls to it and fades the other letters; null: none in particular. */
  light(place: string | null): void;
  setScale(scale: number): void;
  /** Frames the place that an element belongs to. */
  point(element: Element | null): void;
  /** Chooses the place that an element belongs to, if any. */
  choose(element: Element): void;
  /** Places every letter at the position that its place has in the next frame, once for all calls until then. */
  settle(): void;
}

/** A letter at full size, in CSS pixels, and the white rim around it: as wide and as high as `pins.css` draws them. */
const pinSize = 20;
const rimWidth = 2.5;

const isSeen = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 0;

function firstSeen(target: Document, { at }: FramePlace): Element | undefined {
  for (const selector of at) {
    const found = [...target.querySelectorAll(selector)].find(isSeen);
    if (found) return found;
  }
  return undefined;
}

/** The place that an element belongs to: one with a letter before the others, the innermost of each. */
export function placeAt(
  element: Element,
  places: readonly FramePlace[],
): { place: FramePlace; on: Element } | null {
  const found = places.flatMap((place) => {
    const on = place.at.length > 0 ? element.closest(place.at.join()) : null;
    return on ? [{ place, on }] : [];
  });
  const innermost = (of: typeof found) =>
    of.find(({ on }) => of.every((other) => other.on === on || other.on.contains(on))) ?? null;
  return innermost(found.filter(({ place }) => place.isPinned)) ?? innermost(found);
}

/**
 * A layer over the page, isolated from its styles; placed before the body, so that Tab reaches its buttons
 * first.
 */
function layerOn(target: Document): ShadowRoot {
  const host = target.createElement("div");
  const layer = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(pinsCss);
  layer.adoptedStyleSheets = [sheet];
  // Faces must be declared in the document; shadow roots cannot.
  target.adoptedStyleSheets.push(sheet);
  target.body.before(host);
  return layer;
}

function ringIn(layer: ShadowRoot, kind: "lit" | "pointed") {
  const ring = layer.ownerDocument.createElement("div");
  ring.className = "ring";
  ring.dataset.kind = kind;
  ring.hidden = true;
  layer.append(ring);
  return (around: Element | undefined): void => {
    ring.hidden = around === undefined;
    const view = layer.ownerDocument.defaultView;
    if (!around || !view) return;
    const { left, top, width, height } = boxOf(around.getBoundingClientRect(), view);
    ring.style.translate = `${left}px ${top}px`;
    ring.style.width = `${width}px`;
    ring.style.height = `${height}px`;
  };
}

/** Scrolls to an element without scrolling the pages around the frame. */
function reveal(element: Element, view: Window): void {
  const { top, bottom, height } = element.getBoundingClientRect();
  if (top >= 0 && bottom <= view.innerHeight) return;
  const isStill = view.matchMedia("(prefers-reduced-motion: reduce)").matches;
  const space = Math.max(24, (view.innerHeight - height) / 2);
  view.scrollTo({ top: view.scrollY + top - space, behavior: isStill ? "instant" : "smooth" });
}

/** Reference letters over a document. `onChoose` is called with the place whose letter or area was pressed. */
export function createPins(target: Document, onChoose: (place: string) => void): Pins {
  const view = target.defaultView ?? window;
  const layer = layerOn(target);
  const buttons = new Map<string, HTMLButtonElement>();
  const [ringLit, ringPointed] = [ringIn(layer, "lit"), ringIn(layer, "pointed")];
  let places: readonly FramePlace[] = [];
  let lit: string | null = null;
  let enlarged = 1;

  const placeLetters = (): void => {
    const shown = places.flatMap((place) => {
      const on = place.isPinned || place.id === lit ? firstSeen(target, place) : undefined;
      return on ? [{ place, on }] : [];
    });
    const rim = rimWidth * enlarged;
    const size = pinSize * enlarged + 2 * rim;
    const pinned = shown.filter(({ place }) => place.isPinned);
    const spots = freeSpots(
      pinned.map(({ on }) => wantedSpot(on, { size, view })),
      {
        width: target.documentElement.clientWidth,
        gap: rim,
        taken: pinned.length > 0 ? textLines(target, view) : [],
      },
    );
    for (const [id, button] of buttons) button.hidden = !pinned.some(({ place }) => place.id === id);
    pinned.forEach(({ place }, index) => {
      const [button, spot] = [buttons.get(place.id), spots[index]];
      if (button && spot) button.style.translate = `${spot.left + rim}px ${spot.top + rim}px`;
    });
    const isAnyLit = shown.some(({ place }) => place.id === lit);
    for (const [id, button] of buttons) button.dataset.faded = String(isAnyLit && id !== lit);
    ringLit(shown.find(({ place }) => place.id === lit)?.on);
    ringPointed(undefined);
  };

  let isRequested = false;
  const settle = (): void => {
    if (isRequested) return;
    isRequested = true;
    view.requestAnimationFrame(() => {
      isRequested = false;
      placeLetters();
    });
  };

  const buttonOf = ({ id, letter, label }: FramePlace): HTMLButtonElement => {
    const button = target.createElement("button");
    button.type = "button";
    button.className = "pin";
    button.hidden = true;
    button.textContent = letter;
    button.setAttribute("aria-label", label);
    button.dataset.place = id;
    button.addEventListener("click", (event) => {
      event.stopPropagation();
      onChoose(id);
    });
    return button;
  };

  new ResizeObserver(settle).observe(target.body);
  target.fonts.addEventListener("loadingdone", settle);
  target.addEventListener("toggle", settle, true);
  target.addEventListener("load", settle, true);
  // Sticky headings change their position on scrolling.
  target.addEventListener("scrollend", settle);

  return {
    settle,
    setPlaces(next) {
      places = next;
      for (const button of buttons.values()) button.remove();
      buttons.clear();
      for (const place of next.filter(({ isPinned }) => isPinned)) buttons.set(place.id, buttonOf(place));
      layer.append(...buttons.values());
      settle();
    },
    light(place) {
      lit = place;
      settle();
      const on = places.find(({ id }) => id === place);
      const element = on && firstSeen(target, on);
      if (element) reveal(element, view);
    },
    setScale(scale) {
      enlarged = 1 / scale;
      target.documentElement.style.setProperty("--enlarged", String(enlarged));
      settle();
    },
    point(element) {
      const found = element && placeAt(element, places);
      target.documentElement.style.cursor = found ? "pointer" : "";
      ringPointed(found && found.place.id !== lit ? found.on : undefined);
    },
    choose(element) {
      const found = placeAt(element, places);
      if (found) onChoose(found.place.id);
    },
  };
}
