import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { brand } from "@sitewright/brand";
import { LRUCache } from "lru-cache";
import satori from "satori";
import sharp from "sharp";

/** The size that Open Graph readers expect, in pixels. */
const size = { width: 1200, height: 630 };
/** The look's light theme: pictures are seen on other people's grounds. */
const colors = { paper: "#e9eeea", ink: "#0f2922", ink2: "#3c524a", accent: "#ff5330" } as const;
/** Pictures kept, of some 30 kB each. */
const mostKept = 200;

const require = createRequire(import.meta.url);
const face = (file: string) => readFileSync(require.resolve(`@fontsource/${file}`));

/** By the number of letters: a headline of up to 200 fits above the brand. */
const fontSizes = [
  [28, 132],
  [48, 104],
  [80, 84],
  [120, 68],
  [200, 54],
] as const;
const longestHeadline = 200;

/** Words that are longer than a line are broken, and a headline that is longer than all sizes allow is cut. */
function headlineOf(text: string): { words: string; fontSize: number } {
  const letters = Array.from(text.trim());
  const words =
    letters.length > longestHeadline ? `${letters.slice(0, longestHeadline - 1).join("")}…` : text.trim();
  const longestWord = Math.max(...words.split(/\s+/).map((word) => word.length));
  // A word of so many letters has to fit in a line of 1,060 pixels at a little over half its size for each.
  const widest = Math.floor(1060 / (Math.max(longestWord, 1) * 0.62));
  const [, fontSize] = fontSizes.find(([most]) => words.length <= most) ?? [0, 54];
  return { words, fontSize: Math.max(40, Math.min(fontSize, widest)) };
}

type Element = { type: string; props: Record<string, unknown> };
const box = (style: Record<string, unknown>, children: unknown): Element => ({
  type: "div",
  props: { style: { display: "flex", ...style }, children },
});

function sheet(headline: string): Element {
  const { words, fontSize } = headlineOf(headline);
  const brandLine = box({ alignItems: "center", fontSize: 40, fontFamily: "Besley" }, [
    box(
      {
        width: 56,
        height: 56,
        borderRadius: 4,
        marginRight: 6,
        alignItems: "center",
        justifyContent: "center",
        backgroundColor: colors.accent,
      },
      brand.initial,
    ),
    brand.restOfName,
  ]);
  const host = box({ fontSize: 28, fontFamily: "Instrument Sans", color: colors.ink2 }, brand.tagline);
  return box(
    {
      ...size,
      flexDirection: "column",
      justifyContent: "space-between",
      padding: "64px 70px",
      backgroundColor: colors.paper,
      color: colors.ink,
    },
    [
      box(
        {
          fontFamily: "Besley",
          fontSize,
          lineHeight: 1.04,
          letterSpacing: "-0.03em",
          wordBreak: "break-word",
          maxHeight: 430,
          overflow: "hidden",
        },
        words,
      ),
      box({ flexDirection: "column" }, [
        box({ width: 1060, height: 6, marginBottom: 34, backgroundColor: colors.accent }, ""),
        box({ justifyContent: "space-between", alignItems: "center" }, [brandLine, host]),
      ]),
    ],
  );
}

/** Draws the picture that other sites and apps show of a page: its headline and whose it is, as PNG. */
export type DrawOgImage = (headline: string) => Promise<Uint8Array<ArrayBuffer>>;

/** Creates the drawer. One picture is drawn at a time, so that a flood of questions leaves the process to others. */
export function createOgImages(): DrawOgImage {
  const kept = new LRUCache<string, Promise<Uint8Array<ArrayBuffer>>>({ max: mostKept });
  let fonts: Parameters<typeof satori>[1]["fonts"] | undefined;
  let last: Promise<unknown> = Promise.resolve();

  async function draw(headline: string): Promise<Uint8Array<ArrayBuffer>> {
    fonts ??= [
      { name: "Besley", data: face("besley/files/besley-latin-700-normal.woff"), weight: 700 },
      {
        name: "Instrument Sans",
        data: face("instrument-sans/files/instrument-sans-latin-500-normal.woff"),
        weight: 500,
      },
    ];
    // Satori takes what React makes of JSX, and asks for no more than its shape.
    const svg = await satori(sheet(headline) as never, { ...size, fonts });
    return new Uint8Array(await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer());
  }

  return (headline) => {
    const known = kept.get(headline);
    if (known) return known;
    const drawn = last.then(() => draw(headline));
    last = drawn.catch(() => kept.delete(headline));
    kept.set(headline, drawn);
    return drawn;
  };
}
