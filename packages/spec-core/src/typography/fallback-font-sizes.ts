import type { FontWeight } from "./fonts.ts";

/**
 * The size adjustment of a fallback, in percent, for each weight of a family: a family gets wider with its weight, a
 * local font does not. From 600 on the fallback is the bold face of that font. Each value is the published size at 400
 * times the change of the advance of 40,000 characters of English from 400 to the weight, in the family (Fontsource
 * 5.3.0) over the fallback (Arimo and Tinos 5.3.0, which have the advances of Arial and Times New Roman).
 */
export const fallbackFontSizes: Readonly<Record<string, Partial<Readonly<Record<FontWeight, number>>>>> = {
  Inter: { 100: 101.6, 200: 103.6, 300: 105.3, 500: 108.3, 600: 101.4, 700: 102.7, 800: 103.6, 900: 104.9 },
  Roboto: { 100: 96.7, 200: 97, 300: 98.1, 500: 100.7, 600: 94.4, 700: 94.5, 800: 94.6, 900: 95.1 },
  "Open Sans": { 300: 101.4, 500: 107.3, 600: 101.9, 700: 105.2, 800: 108.9 },
  Lato: { 100: 92.8, 300: 95.1, 700: 93.2, 900: 95.1 },
  Montserrat: {
    100: 109.1,
    200: 109.9,
    300: 111.4,
    500: 114.8,
    600: 109.4,
    700: 111.1,
    800: 113.7,
    900: 116.2,
  },
  Nunito: { 200: 97.9, 300: 99.5, 500: 102.1, 600: 96.3, 700: 98.4, 800: 100.7, 900: 103.3 },
  Poppins: { 100: 108.7, 200: 109.3, 300: 110.9, 500: 112.6, 600: 105.4, 700: 106.2, 800: 106.8, 900: 107.7 },
  "Plus Jakarta Sans": { 200: 104, 300: 104.5, 500: 106, 600: 100.6, 700: 101.1, 800: 102.4 },
  Figtree: { 300: 99, 500: 100.9, 600: 94.9, 700: 96.2, 800: 97.3, 900: 99 },
  "DM Sans": { 100: 93.6, 200: 98.4, 300: 103.4, 500: 106.6, 600: 100.8, 700: 102.7, 800: 102.9, 900: 104.2 },
  "Playfair Display": { 500: 111.6, 600: 106.4, 700: 106.8, 800: 107.5, 900: 108.1 },
  Merriweather: { 300: 117.4, 500: 120, 600: 114.2, 700: 116.1, 800: 117.3, 900: 117.7 },
  Lora: { 500: 116.3, 600: 110.4, 700: 111.6 },
  "Source Serif 4": { 200: 117.4, 300: 117.6, 500: 118.4, 600: 112.9, 700: 114.3, 800: 115.3, 900: 115.5 },
  "EB Garamond": { 500: 98, 600: 96.1, 700: 99, 800: 101 },
  Oswald: { 200: 72.6, 300: 75.7, 500: 86.7, 600: 83.6, 700: 85.9 },
};
