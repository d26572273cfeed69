import { type Palette, type PaletteRow, paletteOf } from "./palette.ts";

const rows: readonly PaletteRow[] = [
  ["Ocean Breeze", "075985 0D93A1 F3FAFC 12303F 0B3C5D 075985 0F6E7C"],
  ["Forest Morning", "1F5A32 B9770E F6FAF1 1E2B21 17452A 1F5A32 4A6B2A"],
  ["Sunset Warmth", "8F2440 E0602C FFF7F0 3B1F2B 6E1B3A 8F2440 B4481E"],
  ["Midnight Ocean", "2E86DE 5EEAD4 0A1628 E3EFFA F0F9FF 7CC4F5 5EEAD4"],
  ["Deep Forest", "36935A E8CE73 0E1A13 E7F0E6 F2F7EC 8FD19E E8CE73"],
  ["Cosmic Purple", "8B5CF6 F5B8FF 150F2B EDE9FE F5F3FF C4B5FD F5B8FF"],
  ["Volcanic Night", "DE452C FDBA5C 1A0F0D FBEAE2 FFF1E6 FF8A65 FDBA5C"],
  ["Arctic Dawn", "27487F D4668A F5F8FD 1C2B42 1B3561 2F5597 A63D66"],
  ["Desert Dusk", "6B2F3A C67A2E FBF5EB 38261F 5A2740 7A3B2E 8A5A1C"],
  ["Neon Lights", "EC1885 22F5E4 0B0B14 EDEDF7 FBFAFF FF6BB8 22F5E4"],
  ["Sage Garden", "3F5740 C27B5C F7F8F3 283028 35482F 4A6249 8A5440"],
  ["Royal Twilight", "6474E8 F2C94C 171432 ECEBFA F8EEC9 B6BCFF F2C94C"],
];

/** Twelve themes, six on a light and six on a dark background; each passes `checkTheme`. */
export const namedPalettes: readonly Palette[] = rows.map(paletteOf);
