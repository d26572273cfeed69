import type { Palette } from "./palette.ts";

/** Four themes to start from, named for the impression that they make; each passes `checkTheme`. */
export const quickStartPalettes: readonly Palette[] = [
  {
    name: "Professional",
    colors: {
      primary: "#1E3A5F",
      accent: "#2F6690",
      background: "#F7F9FC",
      text: "#1F2933",
      h1: "#1E3A5F",
      h2: "#2F6690",
      h3: "#3D5A73",
    },
  },
  {
    name: "Creative",
    colors: {
      primary: "#B5179E",
      accent: "#0E7C7B",
      background: "#FFF4F0",
      text: "#2B2D42",
      h1: "#2B2D42",
      h2: "#B5179E",
      h3: "#0E7C7B",
    },
  },
  {
    name: "Modern",
    colors: {
      primary: "#0F766E",
      accent: "#334155",
      background: "#FFFFFF",
      text: "#0F172A",
      h1: "#0F172A",
      h2: "#0F766E",
      h3: "#334155",
    },
  },
  {
    name: "Bold",
    colors: {
      primary: "#FFD60A",
      accent: "#FF4D6D",
      background: "#101014",
      text: "#FFFFFF",
      h1: "#FFD60A",
      h2: "#FFFFFF",
      h3: "#FF4D6D",
    },
  },
];
