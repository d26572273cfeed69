/** An Oklch hue, in degrees, that works well as the main hue of a theme. */
export type ColorFamily = {
  /** Its common name. */
  readonly name: string;
  readonly hue: number;
  /** The Oklch lightness below which a fill loses its hue: orange turns brown, yellow olive. */
  readonly leastLightness: number;
};

const family = (name: string, hue: number, leastLightness: number): ColorFamily => ({
  name,
  hue,
  leastLightness,
});

/** The hues of generated palettes, spread over the whole circle. */
export const colorFamilies: readonly ColorFamily[] = [
  family("Rose", 8, 0.32),
  family("Coral", 28, 0.44),
  family("Copper", 48, 0.57),
  family("Amber", 70, 0.62),
  family("Gold", 88, 0.65),
  family("Olive", 112, 0.72),
  family("Fern", 138, 0.42),
  family("Emerald", 160, 0.34),
  family("Teal", 186, 0.34),
  family("Lagoon", 210, 0.32),
  family("Azure", 236, 0.28),
  family("Cobalt", 260, 0.25),
  family("Indigo", 278, 0.25),
  family("Violet", 298, 0.26),
  family("Plum", 322, 0.29),
  family("Magenta", 346, 0.3),
];

/** The family nearest to a hue in degrees. */
export function familyOf(hue: number): ColorFamily {
  const nearness = (other: number) => Math.cos(((hue - other) * Math.PI) / 180);
  return colorFamilies.reduce((best, one) => (nearness(one.hue) > nearness(best.hue) ? one : best));
}

/** The angles, in degrees, from the primary's hue to the accent's: neighbors, complement, split and triad. */
export const accentAngles: readonly number[] = [-40, 40, 150, 180, 210, 120, -120];
