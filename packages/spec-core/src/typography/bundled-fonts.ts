import type { ExtraScript, FontFamily, MetricFallback } from "./font-family.ts";

const generics = { Arial: "sans-serif", "Times New Roman": "serif", "Courier New": "monospace" } as const;

function bundled(
  family: string,
  font: Pick<FontFamily, "category" | "use" | "weights"> & {
    package: string;
    scripts?: readonly ExtraScript[];
    fallback: MetricFallback;
  },
): FontFamily {
  const { package: name, scripts = [], fallback, ...rest } = font;
  return {
    family,
    ...rest,
    license: "OFL-1.1",
    source: { kind: "bundled", package: name, scripts },
    stack: `"${family}", "${family} Fallback", ${generics[fallback.family]}`,
    fallback,
  };
}

function measured(
  family: MetricFallback["family"],
  [sizeAdjust, ascentOverride, descentOverride, lineGapOverride]: readonly [number, number, number, number],
): MetricFallback {
  return { family, sizeAdjust, ascentOverride, descentOverride, lineGapOverride };
}

/**
 * The families that are hosted with a website: open fonts from Fontsource. Weights and scripts are those of the
 * packages' 5.3.0 metadata. The metrics of the fallbacks are computed from those that @capsizecss/metrics 4.3.0
 * publishes, by the formulas of Capsize's createFontStack: size, ascent, descent and line gap in percent.
 */
export const bundledFonts: readonly FontFamily[] = [
  bundled("Inter", {
    category: "sans-serif",
    use: "any",
    weights: ["100", "200", "300", "400", "500", "600", "700", "800", "900"],
    package: "@fontsource-variable/inter",
    scripts: ["cyrillic-ext", "cyrillic", "greek-ext", "greek", "vietnamese"],
    fallback: measured("Arial", [107.12, 90.44, 22.52, 0]),
  }),
  bundled("Roboto", {
    category: "sans-serif",
    use: "any",
    weights: ["100", "200", "300", "400", "500", "600", "700", "800", "900"],
    package: "@fontsource-variable/roboto",
    scripts: ["cyrillic-ext", "cyrillic", "greek-ext", "greek", "vietnamese"],
    fallback: measured("Arial", [99.78, 92.98, 24.47, 0]),
  }),
  bundled("Open Sans", {
    category: "sans-serif",
    use: "any",
    weights: ["300", "400", "500", "600", "700", "800"],
    package: "@fontsource-variable/open-sans",
    scripts: ["cyrillic-ext", "cyrillic", "greek-ext", "greek", "vietnamese"],
    fallback: measured("Arial", [105.15, 101.65, 27.86, 0]),
  }),
  bundled("Lato", {
    category: "sans-serif",
    use: "any",
    weights: ["100", "300", "400", "700", "900"],
    package: "@fontsource/lato",
    fallback: measured("Arial", [97.69, 101.03, 21.8, 0]),
  }),
  bundled("Montserrat", {
    category: "sans-serif",
    use: "any",
    weights: ["100", "200", "300", "400", "500", "600", "700", "800", "900"],
    package: "@fontsource-variable/montserrat",
    scripts: ["cyrillic-ext", "cyrillic", "vietnamese"],
    fallback: measured("Arial", [112.83, 85.79, 22.25, 0]),
  }),
  bundled("Nunito", {
    category: "sans-serif",
    use: "any",
    weights: ["200", "300", "400", "500", "600", "700", "800", "900"],
    package: "@fontsource-variable/nunito",
    scripts: ["cyrillic-ext", "cyrillic", "vietnamese"],
    fallback: measured("Arial", [101.39, 99.71, 34.82, 0]),
  }),
  bundled("Poppins", {
    category: "sans-serif",
    use: "any",
    weights: ["100", "200", "300", "400", "500", "600", "700", "800", "900"],
    package: "@fontsource/poppins",
    fallback: measured("Arial", [112.16, 93.62, 31.21, 8.92]),
  }),
  bundled("Plus Jakarta Sans", {
    category: "sans-serif",
    use: "any",
    weights: ["200", "300", "400", "500", "600", "700", "800"],
    package: "@fontsource-variable/plus-jakarta-sans",
    scripts: ["cyrillic-ext", "vietnamese"],
    fallback: measured("Arial", [104.98, 98.88, 21.15, 0]),
  }),
  bundled("Figtree", {
    category: "sans-serif",
    use: "any",
    weights: ["300", "400", "500", "600", "700", "800", "900"],
    package: "@fontsource-variable/figtree",
    fallback: measured("Arial", [100.72, 94.32, 24.82, 0]),
  }),
  bundled("DM Sans", {
    category: "sans-serif",
    use: "any",
    weights: ["100", "200", "300", "400", "500", "600", "700", "800", "900"],
    package: "@fontsource-variable/dm-sans",
    fallback: measured("Arial", [104.53, 94.9, 29.66, 0]),
  }),
  bundled("Playfair Display", {
    category: "serif",
    use: "any",
    weights: ["400", "500", "600", "700", "800", "900"],
    package: "@fontsource-variable/playfair-display",
    scripts: ["cyrillic", "vietnamese"],
    fallback: measured("Times New Roman", [111.26, 97.25, 22.56, 0]),
  }),
  bundled("Merriweather", {
    category: "serif",
    use: "any",
    weights: ["300", "400", "500", "600", "700", "800", "900"],
    package: "@fontsource-variable/merriweather",
    scripts: ["cyrillic-ext", "cyrillic", "vietnamese"],
    fallback: measured("Times New Roman", [119.38, 82.42, 22.87, 0]),
  }),
  bundled("Lora", {
    category: "serif",
    use: "any",
    weights: ["400", "500", "600", "700"],
    package: "@fontsource-variable/lora",
    scripts: ["cyrillic-ext", "cyrillic", "vietnamese"],
    fallback: measured("Times New Roman", [115.2, 87.33, 23.78, 0]),
  }),
  bundled("Source Serif 4", {
    category: "serif",
    use: "any",
    weights: ["200", "300", "400", "500", "600", "700", "800", "900"],
    package: "@fontsource-variable/source-serif-4",
    scripts: ["cyrillic-ext", "cyrillic", "greek", "vietnamese"],
    fallback: measured("Times New Roman", [117.91, 87.87, 28.41, 0]),
  }),
  bundled("EB Garamond", {
    category: "serif",
    use: "any",
    weights: ["400", "500", "600", "700", "800"],
    package: "@fontsource-variable/eb-garamond",
    scripts: ["cyrillic-ext", "cyrillic", "greek-ext", "greek", "vietnamese"],
    fallback: measured("Times New Roman", [94.77, 106.26, 31.44, 0]),
  }),
  bundled("Bebas Neue", {
    category: "display",
    use: "headings",
    weights: ["400"],
    package: "@fontsource/bebas-neue",
    fallback: measured("Arial", [76.72, 117.32, 39.11, 0]),
  }),
  bundled("Oswald", {
    category: "display",
    use: "headings",
    weights: ["200", "300", "400", "500", "600", "700"],
    package: "@fontsource-variable/oswald",
    scripts: ["cyrillic-ext", "cyrillic", "vietnamese"],
    fallback: measured("Arial", [81.43, 146.51, 35.49, 0]),
  }),
  bundled("Abril Fatface", {
    category: "display",
    use: "headings",
    weights: ["400"],
    package: "@fontsource/abril-fatface",
    fallback: measured("Times New Roman", [113.48, 93.23, 25.64, 0]),
  }),
  bundled("JetBrains Mono", {
    category: "monospace",
    use: "body",
    weights: ["100", "200", "300", "400", "500", "600", "700", "800"],
    package: "@fontsource-variable/jetbrains-mono",
    scripts: ["cyrillic-ext", "cyrillic", "greek", "vietnamese"],
    fallback: measured("Courier New", [99.98, 102.02, 30, 0]),
  }),
  bundled("Fira Code", {
    category: "monospace",
    use: "body",
    weights: ["300", "400", "500", "600", "700"],
    package: "@fontsource-variable/fira-code",
    scripts: ["cyrillic-ext", "cyrillic", "greek-ext", "greek"],
    fallback: measured("Courier New", [99.98, 99.02, 32.21, 0]),
  }),
  bundled("IBM Plex Mono", {
    category: "monospace",
    use: "body",
    weights: ["100", "200", "300", "400", "500", "600", "700"],
    package: "@fontsource/ibm-plex-mono",
    scripts: ["cyrillic-ext", "cyrillic", "vietnamese"],
    fallback: measured("Courier New", [99.98, 102.52, 27.5, 0]),
  }),
  bundled("Source Code Pro", {
    category: "monospace",
    use: "body",
    weights: ["200", "300", "400", "500", "600", "700", "800", "900"],
    package: "@fontsource-variable/source-code-pro",
    scripts: ["cyrillic-ext", "cyrillic", "greek-ext", "greek", "vietnamese"],
    fallback: measured("Courier New", [99.98, 98.42, 27.3, 0]),
  }),
  bundled("Space Mono", {
    category: "monospace",
    use: "body",
    weights: ["400", "700"],
    package: "@fontsource/space-mono",
    scripts: ["vietnamese"],
    fallback: measured("Courier New", [101.98, 109.82, 35.4, 0]),
  }),
];
