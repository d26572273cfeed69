import type { Logger } from "pino";
import type { Sharp, SharpOptions } from "sharp";
import { SerialLock } from "../../db/serial-lock.ts";
import { previewLimits } from "./limits.ts";

/** A small WebP of the picture in a file; undefined when the picture is small already or none can be made. */
export type MakePreview = (picture: { path: string; sizeBytes: number }) => Promise<Buffer | undefined>;

type OpenPicture = (path: string, options: SharpOptions) => Sharp;

/** The kinds of picture that are accepted, as libvips calls their readers; every other reader is shut. */
const readers = ["Jpeg", "Png", "Webp", "Nsgif"].map((kind) => `VipsForeignLoad${kind}File`);

/** libvips comes ready-made for most platforms. Where there is none, the product works without previews. */
async function loadSharp(log: Pick<Logger, "warn">): Promise<OpenPicture | undefined> {
  try {
    const { default: sharp } = await import("sharp");
    sharp.block({ operation: ["VipsForeignLoad"] });
    sharp.unblock({ operation: readers });
    // Pictures come once each: a cache of them would only hold memory.
    sharp.cache(false);
    sharp.concurrency(1);
    return sharp;
  } catch (err) {
    log.warn({ err }, "this platform has no sharp: large pictures are shown without previews");
    return undefined;
  }
}

async function shrink(
  open: OpenPicture,
  { path, sizeBytes }: { path: string; sizeBytes: number },
): Promise<Buffer | undefined> {
  const { sidePx, smallBytes, maxPixels, timeoutS, quality } = previewLimits;
  const picture = open(path, { limitInputPixels: maxPixels, failOn: "error" });
  const { width, height } = await picture.metadata();
  if (Math.max(width, height) <= sidePx && sizeBytes <= smallBytes) return undefined;
  return (
    picture
      // Turned as the camera says (Exif 2.32, tag Orientation); what else the file tells is left behind.
      .autoOrient()
      .resize({ width: sidePx, height: sidePx, fit: "inside", withoutEnlargement: true })
      .webp({ quality })
      .timeout({ seconds: timeoutS })
      .toBuffer()
  );
}

/**
 * Makes previews, one at a time, so that a batch of photographs leaves the processors and memory to requests. A
 * picture that cannot be read, is too large or takes too long has no preview; it never rejects. The image library is
 * loaded with the first picture.
 */
export function createPreviewMaker(log: Pick<Logger, "warn">, load = loadSharp): MakePreview {
  const lock = new SerialLock();
  let loading: Promise<OpenPicture | undefined> | undefined;
  return async (picture) => {
    loading ??= load(log);
    const open = await loading;
    if (!open) return undefined;
    const release = await lock.acquire();
    try {
      return await shrink(open, picture);
    } catch (err) {
      log.warn({ err }, "no preview could be made of a picture");
      return undefined;
    } finally {
      release();
    }
  };
}
