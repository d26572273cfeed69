import morphdom from "morphdom";
import type { FramePage, Specimen } from "../lib/preview/frame-messages.ts";
import siteAdditionsCss from "./site-additions.css?inline";
import { siteLink } from "./site-link.ts";
import { specimenSection } from "./specimen.ts";
import { markSuggestions } from "./suggestions.ts";

/** Everything that the frame shows of the site. */
export interface Shown {
  /** Replaces the page by DOM diffing: what stays the same is not touched, so that nothing flashes or jumps. */
  show(page: FramePage): void;
  /** Puts the specimen above every page; null: takes it away. Tells whether there was none before, or is none now. */
  setSpecimen(specimen: Specimen | null): boolean;
  /** Gives the pictures, by their path in the site. */
  setPictures(pictures: Readonly<Record<string, Blob>>): void;
  /** The page that is there; empty before the first. */
  readonly file: string;
}

/** A sheet that follows a text. It is made by script, which a strict Content-Security-Policy lets through. */
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

/** The switch of the theme belongs to the visitor, not to the page: it stays as it was set. */
const isVisitors = (element: Element): boolean => element.matches("[data-theme-toggle]");

/** The key of an element for the diffing. */
const keyOf = (node: Node): string =>
  node instanceof Element ? node.id || (isVisitors(node) ? "theme-toggle" : "") : "";

/** What the visitor has opened or closed on a page stays so when it is drawn again. */
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

  // The frame can load nothing by the site's own addresses; a picture comes from the portal or stays empty.
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
    // The site's own script, which shows it, is not loaded here; `watchVisitor` serves it.
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
