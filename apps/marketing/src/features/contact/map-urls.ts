import type { Place } from "@sitewright/brand";

/** The only origin that the map is loaded from. */
export const mapOrigin = "https://www.openstreetmap.org";

/** Half of the map's extent, in degrees: about 1.1 km to each side at the latitude of London. */
const halfWidth = 0.016;
const halfHeight = 0.0075;

const degrees = (value: number): string => value.toFixed(4);

/** The map to embed: https://wiki.openstreetmap.org/wiki/Export#Embeddable_HTML */
export function mapFrameUrl({ latitude, longitude }: Place): string {
  const box = [longitude - halfWidth, latitude - halfHeight, longitude + halfWidth, latitude + halfHeight];
  const marker = [latitude, longitude];
  const list = (values: readonly number[]) => values.map(degrees).join("%2C");
  return `${mapOrigin}/export/embed.html?bbox=${list(box)}&layer=mapnik&marker=${list(marker)}`;
}

/** The same place as a full page. */
export const mapPageUrl = ({ latitude, longitude }: Place): string =>
  `${mapOrigin}/?mlat=${degrees(latitude)}&mlon=${degrees(longitude)}#map=16/${degrees(latitude)}/${degrees(longitude)}`;
