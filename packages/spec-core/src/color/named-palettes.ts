import type { Palette } from "./palette.ts";

/** Twelve themes, six on a light and six on a dark background; each passes `checkTheme`. */
export const namedPalettes: readonly Palette[] = [
  {
    name: "Ocean Breeze",
    colors: {
      primary: "#075985",
      accent: "#0D93A1",
      background: "#F3FAFC",
      text: "#12303F",
      h1: "#0B3C5D",
      h2: "#075985",
      h3: "#0F6E7C",
    },
  },
  {
    name: "Forest Morning",
    colors: {
      primary: "#1F5A32",
      accent: "#B9770E",
      background: "#F6FAF1",
      text: "#1E2B21",
      h1: "#17452A",
      h2: "#1F5A32",
      h3: "#4A6B2A",
    },
  },
  {
    name: "Sunset Warmth",
    colors: {
      primary: "#8F2440",
      accent: "#E0602C",
      background: "#FFF7F0",
      text: "#3B1F2B",
      h1: "#6E1B3A",
      h2: "#8F2440",
      h3: "#B4481E",
    },
  },
  {
    name: "Midnight Ocean",
    colors: {
      primary: "#2E86DE",
      accent: "#5EEAD4",
      background: "#0A1628",
      text: "#E3EFFA",
      h1: "#F0F9FF",
      h2: "#7CC4F5",
      h3: "#5EEAD4",
    },
  },
  {
    name: "Deep Forest",
    colors: {
      primary: "#36935A",
      accent: "#E8CE73",
      background: "#0E1A13",
      text: "#E7F0E6",
      h1: "#F2F7EC",
      h2: "#8FD19E",
      h3: "#E8CE73",
    },
  },
  {
    name: "Cosmic Purple",
    colors: {
      primary: "#8B5CF6",
      accent: "#F5B8FF",
      background: "#150F2B",
      text: "#EDE9FE",
      h1: "#F5F3FF",
      h2: "#C4B5FD",
      h3: "#F5B8FF",
    },
  },
  {
    name: "Volcanic Night",
    colors: {
      primary: "#DE452C",
      accent: "#FDBA5C",
      background: "#1A0F0D",
      text: "#FBEAE2",
      h1: "#FFF1E6",
      h2: "#FF8A65",
      h3: "#FDBA5C",
    },
  },
  {
    name: "Arctic Dawn",
    colors: {
      primary: "#27487F",
      accent: "#D4668A",
      background: "#F5F8FD",
      text: "#1C2B42",
      h1: "#1B3561",
      h2: "#2F5597",
      h3: "#A63D66",
    },
  },
  {
    name: "Desert Dusk",
    colors: {
      primary: "#6B2F3A",
      accent: "#C67A2E",
      background: "#FBF5EB",
      text: "#38261F",
      h1: "#5A2740",
      h2: "#7A3B2E",
      h3: "#8A5A1C",
    },
  },
  {
    name: "Neon Lights",
    colors: {
      primary: "#EC1885",
      accent: "#22F5E4",
      background: "#0B0B14",
      text: "#EDEDF7",
      h1: "#FBFAFF",
      h2: "#FF6BB8",
      h3: "#22F5E4",
    },
  },
  {
    name: "Sage Garden",
    colors: {
      primary: "#3F5740",
      accent: "#C27B5C",
      background: "#F7F8F3",
      text: "#283028",
      h1: "#35482F",
      h2: "#4A6249",
      h3: "#8A5440",
    },
  },
  {
    name: "Royal Twilight",
    colors: {
      primary: "#6474E8",
      accent: "#F2C94C",
      background: "#171432",
      text: "#ECEBFA",
      h1: "#F8EEC9",
      h2: "#B6BCFF",
      h3: "#F2C94C",
    },
  },
];
