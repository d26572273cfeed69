import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { brand } from "@sitewright/brand";
import { LRUCache } from "lru-cache";
import type { SatoriOptions } from "satori";
import { fitHeadline, headlineLeading } from "./og-headline.ts";

/** The size of Open Graph pictures, in pixels. */
const size = { width: 1200, height: 630 };
/** The size within the margins, above the brand. */
const inner = { width: 1060, height: 502 };
const headlineRoom = { width: inner.width, height: 384 };
/** The light theme: pictures are shown on other sites' backgrounds. */
const colors = { paper: "#e9eeea", ink: "#0f2922", ink2: "#3c524a", accent: "#ff5330" } as const;
/** The number of cached pictures, of about 30 kB each. */
const cacheSize = 200;

const require = createRequire(import.meta.url);
const face = (file: string) => readFileSync(require.resolve(`@fontsource/${file}`));

type Element = { type: string; props: Record<string, unknown> };
const box = (style: Record<string, unknown>, children: unknown): Element => ({
  type: "div",
  props: { style: { display: "flex", ...style }, children },
});

function sheet(headline: string): Element {
  const { words, fontSize } = fitHeadline(headline, headlineRoom);
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
  const tagline = box({ fontSize: 28, fontFamily: "Instrument Sans", color: colors.ink2 }, brand.tagline);
  const title = box(
    {
      width: inner.width,
      fontFamily: "Besley",
      fontSize,
      lineHeight: headlineLeading,
      letterSpacing: "-0.03em",
      wordBreak: "break-word",
    },
    words,
  );
  const foot = box({ flexDirection: "column", width: inner.width }, [
    box({ width: inner.width, height: 6, marginBottom: 34, backgroundColor: colors.accent }, ""),
    box({ width: inner.width, justifyContent: "space-between", alignItems: "center" }, [brandLine, tagline]),
  ]);
  const page = box({ ...inner, flexDirection: "column", justifyContent: "space-between" }, [title, foot]);
  return box(
    {
      ...size,
      alignItems: "center",
      justifyContent: "center",
      backgroundColor: colors.paper,
      color: colors.ink,
    },
    page,
  );
}

/** The maximum number of pictures that wait: a second or two of drawing. */
const maxWaiting = 8;

/**
 * Draws a page's preview picture for other sites and apps, with its headline and the brand, as PNG.
 * Undefined if too many are waiting; the client may retry.
 */
export type DrawOgImage = (headline: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;

/** Creates the drawer. One picture is drawn at a time, so that a flood of requests does not block others. */
export function createOgImages(): DrawOgImage {
  const cache = new LRUCache<string, Promise<Uint8Array<ArrayBuffer>>>({ max: cacheSize });
  let fonts: SatoriOptions["fonts"] | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  async function draw(headline: string): Promise<Uint8Array<ArrayBuffer>> {
    fonts ??= [
      { name: "Besley", data: face("besley/files/besley-latin-700-normal.woff"), weight: 700 },
      {
        name: "Instrument Sans",
        data: face("instrument-sans/files/instrument-sans-latin-500-normal.woff"),
        weight: 500,
      },
    ];
    // Loaded with the first picture, because a start needs neither.
    const [{ default: satori }, { default: sharp }] = await Promise.all([import("satori"), import("sharp")]);
    // Satori accepts React elements; plain objects of the same shape suffice.
    const svg = await satori(sheet(headline) as never, { ...size, fonts });
    return new Uint8Array(await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer());
  }

  return async (headline) => {
    const cached = cache.get(headline);
    if (cached) return cached;
    if (waiting >= maxWaiting) return undefined;
    waiting += 1;
    const drawn = last.then(() => draw(headline));
    last = drawn
      .catch(() => cache.delete(headline))
      .finally(() => {
        waiting -= 1;
      });
    cache.set(headline, drawn);
    return drawn;
  };
}
