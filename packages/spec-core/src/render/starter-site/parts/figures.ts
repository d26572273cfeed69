import { pictureItem } from "../../../deck/parts/pictures.ts";
import type { StarterAsset } from "../../../site/starter-assets.ts";
import { type Html, html } from "../html.ts";
import type { PageContext } from "../page-context.ts";

/** The aspect ratio of a picture. */
export type Ratio = "4x5" | "1x1" | "3x2" | "16x9" | "21x9";

/** A place for a picture. */
export interface Frame {
  readonly ratio: Ratio;
  readonly picture: StarterAsset | undefined;
  /** Whether it is visible before scrolling. */
  readonly isFirst?: boolean;
}

/** Width and height in px that reserve a picture's space until it has loaded; CSS crops it to this ratio. */
const sizes: Readonly<Record<Ratio, readonly [width: number, height: number]>> = {
  "4x5": [960, 1200],
  "1x1": [960, 960],
  "3x2": [1200, 800],
  "16x9": [1280, 720],
  "21x9": [1680, 720],
};

/** An uploaded picture with the alternative text of its slot; null if there is no picture. */
export function pictureFrame(context: PageContext, { ratio, picture, isFirst = false }: Frame): Html | null {
  if (!picture) return null;
  const { site, linkTo, mark } = context;
  const alt = site
    .words("*", "pictures")
    .items.find(({ item }) => item === pictureItem(picture))
    ?.text("alt");
  return html`
    <figure class="shot ratio-${ratio}"${mark(picture.source)}>
      <img src="${linkTo(picture.path)}" alt="${alt ?? ""}" width="${sizes[ratio][0]}" height="${sizes[ratio][1]}"${isFirst ? "" : html` loading="lazy"`} decoding="async">
    </figure>`;
}
