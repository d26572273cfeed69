import type { FramePage, FromFrame, Specimen, ToFrame } from "../lib/preview/frame-messages.ts";
import { createPins } from "./pins.ts";
import { createShown } from "./show-page.ts";
import { watchVisitor } from "./watch-visitor.ts";

/**
 * Starts the document that shows a client's site. It has an opaque origin, so that nothing in the site can
 * access the portal; everything that it shows is sent by message from the parent window.
 */
export function openFrame(): void {
  // The client chose the colors of the light theme, whatever the system prefers; the site's own switch shows
  // the dark one.
  document.documentElement.dataset.theme = "light";
  const post = (message: FromFrame): void => parent.postMessage(message, "*");
  const shown = createShown(document);
  const pins = createPins(document, (place) => post({ kind: "choose", place }));
  let wantedPart: string | null = null;

  const goTo = (part: string): void => {
    if (part === "") scrollTo({ top: 0, behavior: "instant" });
    else document.getElementById(part)?.scrollIntoView({ behavior: "instant" });
  };

  const showPage = (page: FramePage): void => {
    const isOther = page.file !== shown.file;
    shown.show(page);
    if (isOther) goTo(wantedPart ?? "");
    wantedPart = null;
    pins.settle();
    post({ kind: "drawn" });
  };

  const showSpecimen = (specimen: Specimen | null): void => {
    const comesOrGoes = shown.setSpecimen(specimen);
    if (comesOrGoes) goTo("");
    pins.settle();
  };

  const take = (message: ToFrame): void => {
    if (message.kind === "page") showPage(message.page);
    else if (message.kind === "places") pins.setPlaces(message.places);
    else if (message.kind === "lit") pins.light(message.place);
    else if (message.kind === "scale") pins.setScale(message.scale);
    else if (message.kind === "specimen") showSpecimen(message.specimen);
    else shown.setPictures(message.pictures);
  };

  addEventListener("message", (event: MessageEvent<ToFrame>) => {
    // `location.origin` is the address's; the document's own origin is opaque.
    if (event.source === parent && event.origin === location.origin) take(event.data);
  });
  watchVisitor(document, {
    file: () => shown.file,
    onLink({ file, part }) {
      if (file === shown.file) goTo(part);
      else {
        wantedPart = part;
        post({ kind: "open", file });
      }
    },
    onPoint: pins.point,
    onChoose: pins.choose,
    onEscape: () => post({ kind: "escape" }),
  });
  post({ kind: "ready" });
}
