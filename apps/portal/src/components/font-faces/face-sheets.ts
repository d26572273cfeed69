/**
 * The style sheet of each bundled family, loaded when the family is first shown. It lists every subset and
 * weight of the family; the browser then loads only the files that the text on the page needs.
 */
export const faceSheets: Readonly<Record<string, () => Promise<unknown>>> = {
  Inter: () => import("@fontsource-variable/inter/index.css"),
  Roboto: () => import("@fontsource-variable/roboto/index.css"),
  "Open Sans": () => import("@fontsource-variable/open-sans/index.css"),
  Lato: () => import("./faces/lato.css"),
  Montserrat: () => import("@fontsource-variable/montserrat/index.css"),
  Nunito: () => import("@fontsource-variable/nunito/index.css"),
  Poppins: () => import("./faces/poppins.css"),
  "Plus Jakarta Sans": () => import("@fontsource-variable/plus-jakarta-sans/index.css"),
  Figtree: () => import("@fontsource-variable/figtree/index.css"),
  "DM Sans": () => import("@fontsource-variable/dm-sans/index.css"),
  "Playfair Display": () => import("@fontsource-variable/playfair-display/index.css"),
  Merriweather: () => import("@fontsource-variable/merriweather/index.css"),
  Lora: () => import("@fontsource-variable/lora/index.css"),
  "Source Serif 4": () => import("@fontsource-variable/source-serif-4/index.css"),
  "EB Garamond": () => import("@fontsource-variable/eb-garamond/index.css"),
  "Bebas Neue": () => import("@fontsource/bebas-neue/400.css"),
  Oswald: () => import("@fontsource-variable/oswald/index.css"),
  "Abril Fatface": () => import("@fontsource/abril-fatface/400.css"),
  "JetBrains Mono": () => import("@fontsource-variable/jetbrains-mono/index.css"),
  "Fira Code": () => import("@fontsource-variable/fira-code/index.css"),
  "IBM Plex Mono": () => import("./faces/ibm-plex-mono.css"),
  "Source Code Pro": () => import("@fontsource-variable/source-code-pro/index.css"),
  "Space Mono": () => import("./faces/space-mono.css"),
};
