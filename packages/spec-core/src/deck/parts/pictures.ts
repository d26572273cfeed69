import { picturePlaces } from "../../site/picture-places.ts";
import { type StarterAsset, starterAssets } from "../../site/starter-assets.ts";
import type { DeckInput } from "../deck-input.ts";
import { fill } from "../fill.ts";
import { drafted, open } from "../place.ts";
import type { Slot } from "../slot.ts";
import { heading, itemOf, placeAt } from "./section.ts";

/** The item of a picture's alternative text. */
export const pictureItem = ({ id, label }: Pick<StarterAsset, "id" | "label">): string =>
  itemOf(label, id.replace(/[.#]/g, "-"));

/** The alternative text of every picture: its file's name in words, until somebody says what it shows. */
export function pictures(known: DeckInput): Slot[] {
  const place = placeAt(known, { page: "*", section: "pictures", note: "picture" });
  return starterAssets(known.spec)
    .filter(({ use }) => use === "picture")
    .flatMap((asset) =>
      drafted(
        place,
        { item: pictureItem(asset), part: "alt", kind: "picture", maxWords: 20 },
        { text: `${asset.label}, ${known.words.name}`, sources: [asset.label] },
      ),
    );
}

/** The work: its pictures, or an open slot for a text while there are none. */
export function gallery(known: DeckInput, { page, section }: { page: string; section: string }): Slot[] {
  const place = placeAt(known, { page, section, note: "portfolio" });
  const hasPage = page === "/" && known.pages.some(({ kind }) => kind === "Portfolio");
  return [
    ...(page === "/" ? heading(known, place, "portfolio") : []),
    ...(hasPage
      ? drafted(
          place,
          { part: "all", kind: "button", maxWords: 4 },
          { text: fill(known.voice.all.portfolio, known.words), sources: ["page: Portfolio"] },
        )
      : []),
    ...(picturePlaces(starterAssets(known.spec)).work.length === 0
      ? [open(place, { part: "text", kind: "text", maxWords: 60 })]
      : []),
  ];
}
