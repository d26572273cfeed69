import type { StarterAsset } from "./starter-assets.ts";

/** Where the pictures of a site stand. */
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
 * The pictures by what the client says they are for. One without a use opens the site where none was chosen for that;
 * the others without a use stand in the gallery.
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
