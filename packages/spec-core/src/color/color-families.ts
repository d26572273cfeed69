/** Hues of Oklch, in degrees, that carry a theme well, with the name under which people know them. */
export const colorFamilies: readonly (readonly [name: string, hue: number])[] = [
  ["Rose", 8],
  ["Coral", 28],
  ["Copper", 48],
  ["Amber", 70],
  ["Gold", 88],
  ["Olive", 112],
  ["Fern", 138],
  ["Emerald", 160],
  ["Teal", 186],
  ["Lagoon", 210],
  ["Azure", 236],
  ["Cobalt", 260],
  ["Indigo", 278],
  ["Violet", 298],
  ["Plum", 322],
  ["Magenta", 346],
];

/** The angles, in degrees, from the primary's hue to the accent's: neighbors, complement, split and triad. */
export const accentAngles: readonly number[] = [-40, 40, 150, 180, 210, 120, -120];
