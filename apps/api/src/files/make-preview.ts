import type { Logger } from "pino";
import type { Sharp, SharpOptions } from "sharp";
import { isSingleScanJpeg } from "./jpeg-scans.ts";
import { previewLimits } from "./limits.ts";
import { beginsAsPixels } from "./picture-signature.ts";
import { choosePreview } from "./preview-rules.ts";

/** A small WebP of a picture; "itself" if the picture is its own preview, "none" if none can be made. */
export type Preview = Buffer | "itself" | "none";

/** Makes the preview of a picture. Never rejects. */
export type MakePreview = (picture: Buffer) => Promise<Preview>;

/** Opens a picture of one of the accepted kinds. */
export type OpenPicture = (picture: Buffer, options: SharpOptions) => Sharp;

/**
 * The formats that libvips may read in this process, by its loaders' names; all other loaders are
 * blocked. They are the formats of clients' pictures, and of the drawings from which the server makes its
 * own pictures.
 */
const readers = ["Jpeg", "Png", "Webp", "Nsgif", "Svg"].map((kind) => `VipsForeignLoad${kind}Buffer`);

/**
 * Loads the image library in advance, since loading blocks the process for about 50 ms. If it is missing,
 * that is reported with the first picture.
 */
export async function preloadImageLibrary(): Promise<void> {
  await import("sharp").catch(() => undefined);
}

/** libvips is prebuilt for most platforms. Without it, the service works without previews. */
export async function loadSharp(log: Pick<Logger, "warn">): Promise<OpenPicture | undefined> {
  try {
    const { default: sharp } = await import("sharp");
    sharp.block({ operation: ["VipsForeignLoad"] });
    sharp.unblock({ operation: readers });
    // Each picture is read only once, so a cache would just use memory.
    sharp.cache(false);
    sharp.concurrency(1);
    return (picture, options) => {
      // libvips cannot block a loader for clients' files only, so those files are kept from the SVG
      // loader here.
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
  const choice = choosePreview({ width, height, sizeBytes: content.length, canShrinkWhileDecoding });
  if (choice !== "shrink") return choice;
  return (
    picture
      // Rotated as the camera recorded (Exif 2.32, tag Orientation); all other metadata is dropped.
      .autoOrient()
      .resize({ width: sidePx, height: sidePx, fit: "inside", withoutEnlargement: true })
      .webp({ quality })
      .timeout({ seconds: timeoutS })
      .toBuffer()
  );
}

/**
 * Creates the preview maker. A picture that cannot be read, exceeds the limits or takes too long has no
 * preview. The image library is loaded with the first picture at the latest, and uses one thread for each.
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
