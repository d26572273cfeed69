import morphdom from "morphdom";
import type { FramePage, Specimen } from "../lib/preview/frame-messages.ts";
import siteAdditionsCss from "./site-additions.css?inline";
import { siteLink } from "./site-link.ts";
import { specimenSection } from "./specimen.ts";
import { markSuggestions } from "./suggestions.ts";

/** The functions that show the site in the frame. */
export interface Shown {
  /** Replaces the page by DOM diffing: unchanged elements are kept, so that nothing flashes or jumps. */
  show(page: FramePage): void;
  /** Puts the specimen above every page; null: removes it. Returns whether it was added or removed. */
  setSpecimen(specimen: Specimen | null): boolean;
  /** Sets the pictures, by their path in the site. */
  setPictures(pictures: Readonly<Record<string, Blob>>): void;
  /** The current page; empty before the first. */
  readonly file: string;
}

/**
 * A style sheet whose text can be replaced. Constructed by script, which a strict Content-Security-Policy
 * permits.
 */
function sheetOf(target: Document): (css: string) => void {
  const sheet = new CSSStyleSheet();
  target.adoptedStyleSheets.push(sheet);
  let current = "";
  return (css) => {
    if (css === current) return;
    current = css;
    sheet.replaceSync(css);
  };
}

/** The theme switch belongs to the visitor, not to the page: it keeps its state. */
const isVisitors = (element: Element): boolean => element.matches("[data-theme-toggle]");

/** The key of an element for the diffing. */
const keyOf = (node: Node): string =>
  node instanceof Element ? node.id || (isVisitors(node) ? "theme-toggle" : "") : "";

/** Parts that the visitor has opened or closed stay so when the page is rendered again. */
function keepOpen(from: Element, to: Element): void {
  if (from instanceof HTMLDetailsElement && to instanceof HTMLDetailsElement) to.open = from.open;
}

/** Shows pages of the site in this document. */
export function createShown(target: Document): Shown {
  const [setFonts, setSite] = [sheetOf(target), sheetOf(target)];
  sheetOf(target)(siteAdditionsCss);
  const addresses = new Map<string, string>();
  let shown: FramePage | null = null;
  let specimen: Specimen | null = null;

  // The site's own URLs do not load in the frame; the portal sends the pictures, until then they stay empty.
  const withPictures = (body: HTMLElement, file: string): void => {
    for (const image of body.querySelectorAll("img")) {
      const path = siteLink(image.getAttribute("src") ?? "", file)?.file;
      const address = path === undefined ? undefined : addresses.get(path);
      if (address === undefined) image.removeAttribute("src");
      else image.src = address;
      image.removeAttribute("loading");
    }
  };

  const show = (page: FramePage): void => {
    const next = new DOMParser().parseFromString(page.html, "text/html");
    withPictures(next.body, page.file);
    // The site's own script, which reveals it, is not loaded here; `watchVisitor` replaces it.
    for (const toggle of next.querySelectorAll("[data-theme-toggle]")) toggle.removeAttribute("hidden");
    if (page.isSuggested) markSuggestions(next.body);
    if (specimen) next.querySelector("main")?.prepend(specimenSection(next, specimen));
    target.title = next.title;
    setFonts(page.fontsCss);
    setSite(page.siteCss);
    const isSame = page.file === shown?.file;
    morphdom(target.body, next.body, {
      getNodeKey: keyOf,
      onBeforeElUpdated: (from, to) => {
        if (isSame) keepOpen(from, to);
        return !isVisitors(from) && !from.isEqualNode(to);
      },
    });
    shown = page;
  };

  return {
    show,
    setSpecimen(wanted) {
      const comesOrGoes = (specimen === null) !== (wanted === null);
      specimen = wanted;
      if (shown) show(shown);
      return comesOrGoes;
    },
    setPictures(pictures) {
      for (const address of addresses.values()) URL.revokeObjectURL(address);
      addresses.clear();
      for (const [path, bytes] of Object.entries(pictures)) addresses.set(path, URL.createObjectURL(bytes));
      if (shown) show(shown);
    },
    get file() {
      return shown?.file ?? "";
    },
  };
}
