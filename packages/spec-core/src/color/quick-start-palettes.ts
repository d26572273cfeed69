import { type Palette, type PaletteRow, paletteOf } from "./palette.ts";

const rows: readonly PaletteRow[] = [
  ["Professional", "1E3A5F 2F6690 F7F9FC 1F2933 1E3A5F 2F6690 3D5A73"],
  ["Creative", "B5179E 0E7C7B FFF4F0 2B2D42 2B2D42 B5179E 0E7C7B"],
  ["Modern", "0F766E 334155 FFFFFF 0F172A 0F172A 0F766E 334155"],
  ["Bold", "FFD60A FF4D6D 101014 FFFFFF FFD60A FFFFFF FF4D6D"],
];

/** Four themes to start from, named for the impression they make; each passes `checkTheme`. */
export const quickStartPalettes: readonly Palette[] = rows.map(paletteOf);
