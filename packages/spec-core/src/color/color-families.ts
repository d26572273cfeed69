/** Hues of Oklch, in degrees, that carry a theme well, with the name under which people know them. */
export const colorFamilies: readonly { readonly name: string; readonly hue: number }[] = [
  { name: "Rose", hue: 8 },
  { name: "Coral", hue: 28 },
  { name: "Copper", hue: 48 },
  { name: "Amber", hue: 70 },
  { name: "Gold", hue: 88 },
  { name: "Olive", hue: 112 },
  { name: "Fern", hue: 138 },
  { name: "Emerald", hue: 160 },
  { name: "Teal", hue: 186 },
  { name: "Lagoon", hue: 210 },
  { name: "Azure", hue: 236 },
  { name: "Cobalt", hue: 260 },
  { name: "Indigo", hue: 278 },
  { name: "Violet", hue: 298 },
  { name: "Plum", hue: 322 },
  { name: "Magenta", hue: 346 },
];

/** The angles, in degrees, from the primary's hue to the accent's: neighbors, complement, split and triad. */
export const accentAngles: readonly number[] = [-40, 40, 150, 180, 210, 120, -120];
