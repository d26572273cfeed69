import type { Logger } from "pino";
import type { Sharp, SharpOptions } from "sharp";
import { isSingleScanJpeg } from "./jpeg-scans.ts";
import { previewLimits } from "./limits.ts";
import { beginsAsPixels } from "./picture-signature.ts";
import { choosePreview } from "./preview-rules.ts";

/** A small WebP of a picture; "itself" when the picture is its own preview, "none" when none can be made of it. */
export type Preview = Buffer | "itself" | "none";

/** Makes the preview of a picture. Never rejects. */
export type MakePreview = (picture: Buffer) => Promise<Preview>;

/** Opens a picture of one of the accepted kinds. */
export type OpenPicture = (picture: Buffer, options: SharpOptions) => Sharp;

/**
 * The kinds of picture that are read in this process, as libvips calls their readers; every other reader is shut. Those of
 * clients, and the drawings from which the server makes pictures of its own.
 */
const readers = ["Jpeg", "Png", "Webp", "Nsgif", "Svg"].map((kind) => `VipsForeignLoad${kind}Buffer`);

/**
 * Loads the image library ahead, since loading holds the process for some 50 ms. Where there is none, the first picture
 * says so.
 */
export async function preloadImageLibrary(): Promise<void> {
  await import("sharp").catch(() => undefined);
}

/** libvips comes ready-made for most platforms. Where there is none, the product works without previews. */
export async function loadSharp(log: Pick<Logger, "warn">): Promise<OpenPicture | undefined> {
  try {
    const { default: sharp } = await import("sharp");
    sharp.block({ operation: ["VipsForeignLoad"] });
    sharp.unblock({ operation: readers });
    // Pictures come once each: a cache of them would only hold memory.
    sharp.cache(false);
    sharp.concurrency(1);
    return (picture, options) => {
      // A reader cannot be shut for clients' files alone.
      if (!beginsAsPixels(picture)) throw new Error("The file is no JPEG, PNG, WebP or GIF.");
      return sharp(picture, options);
    };
  } catch (err) {
    log.warn({ err }, "this platform has no sharp: large pictures are shown without previews");
    return undefined;
  }
}

async function shrink(open: OpenPicture, content: Buffer): Promise<Preview> {
  const { sidePx, maxPixelsOfShrinking, timeoutS, quality } = previewLimits;
  const picture = open(content, { limitInputPixels: maxPixelsOfShrinking, failOn: "error" });
  const { width, height } = await picture.metadata();
  const canShrinkWhileDecoding = isSingleScanJpeg(content);
  const fate = choosePreview({ width, height, sizeBytes: content.length, canShrinkWhileDecoding });
  if (fate !== "shrink") return fate;
  return (
    picture
      // Turned as the camera says (Exif 2.32, tag Orientation); all other metadata is dropped.
      .autoOrient()
      .resize({ width: sidePx, height: sidePx, fit: "inside", withoutEnlargement: true })
      .webp({ quality })
      .timeout({ seconds: timeoutS })
      .toBuffer()
  );
}

/**
 * Makes previews. A picture that cannot be read, claims too much or takes too long has none. The image library is
 * loaded with the first picture if not before, and uses one processor for each.
 */
export function createPreviewMaker(log: Pick<Logger, "warn">, load = loadSharp): MakePreview {
  let loading: Promise<OpenPicture | undefined> | undefined;
  return async (picture) => {
    loading ??= load(log);
    const open = await loading;
    if (!open) return "itself";
    try {
      return await shrink(open, picture);
    } catch (err) {
      log.warn({ err }, "no preview could be made of a picture");
      return "none";
    }
  };
}
