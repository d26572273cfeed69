import type { StarterAsset } from "./starter-assets.ts";

/** The places of the pictures of a site. */
export interface PicturePlaces {
  /** At the top of the home page. */
  readonly opening: StarterAsset | undefined;
  readonly people: readonly StarterAsset[];
  readonly goods: readonly StarterAsset[];
  /** In the gallery. */
  readonly work: readonly StarterAsset[];
  /** Beside the address. */
  readonly place: StarterAsset | undefined;
}

/**
 * Assigns the pictures by the use that the client chose. If none was chosen for the hero, the first one without a use
 * goes there; the others without a use go to the gallery.
 */
export function picturePlaces(assets: readonly StarterAsset[]): PicturePlaces {
  const pictures = assets.filter(({ use }) => use === "picture");
  const of = (role: StarterAsset["role"]): StarterAsset[] => pictures.filter((each) => each.role === role);
  const [place, ...furtherPlaces] = of("place");
  const [chosen, ...furtherOpenings] = of("opening");
  const opening = chosen ?? of("other").at(0) ?? of("work").at(0);
  const work = [...of("work"), ...furtherOpenings, ...furtherPlaces, ...of("other")];
  return {
    opening,
    people: of("team"),
    goods: of("product"),
    work: work.filter((each) => each !== opening),
    place,
  };
}
