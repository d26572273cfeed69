import pLimit from "p-limit";
import type { Logger } from "pino";
import { isSingleScanJpeg } from "./jpeg-scans.ts";
import { previewLimits } from "./limits.ts";
import { loadSharp, type OpenPicture } from "./make-preview.ts";
import { choosePreview } from "./preview-rules.ts";

/** Longest side of a picture on a page, in pixels: twice the width of an article's column. */
const sidePx = 1600;

/** A picture for web pages. */
export interface WebPicture {
  /** WebP. */
  readonly content: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * Converts a picture for web pages; "unreadable" if it is not a picture or exceeds the limits;
 * "unavailable" if the image library is missing. Rejects only if `read` does.
 */
export type MakeWebPicture = (
  read: () => Promise<Buffer>,
) => Promise<WebPicture | "unreadable" | "unavailable">;

async function convert(open: OpenPicture, picture: Buffer): Promise<WebPicture | "unreadable"> {
  const { maxPixelsOfShrinking, timeoutS } = previewLimits;
  const opened = open(picture, { limitInputPixels: maxPixelsOfShrinking, failOn: "error" });
  const { width, height } = await opened.metadata();
  const canShrinkWhileDecoding = isSingleScanJpeg(picture);
  if (choosePreview({ width, height, sizeBytes: picture.length, canShrinkWhileDecoding }) === "none")
    return "unreadable";
  const { data, info } = await opened
    // Rotated as the camera recorded (Exif 2.32, tag Orientation); place, camera and all other metadata
    // are dropped.
    .autoOrient()
    .resize({ width: sidePx, height: sidePx, fit: "inside", withoutEnlargement: true })
    .webp({ quality: previewLimits.quality })
    .timeout({ seconds: timeoutS })
    .toBuffer({ resolveWithObject: true });
  return { content: data, width: info.width, height: info.height };
}

/**
 * Creates the converter of pictures for web pages. It runs one conversion at a time, because each picture
 * may be decoded as a whole, with up to 8 bytes per pixel. The image library is loaded with the first
 * one.
 */
export function createWebPictureMaker(log: Pick<Logger, "warn">): MakeWebPicture {
  let loading: Promise<OpenPicture | undefined> | undefined;
  const inTurn = pLimit(1);

  async function make(picture: Buffer): Promise<WebPicture | "unreadable" | "unavailable"> {
    loading ??= loadSharp(log);
    const open = await loading;
    if (!open) return "unavailable";
    try {
      return await convert(open, picture);
    } catch (err) {
      log.warn({ err }, "a picture could not be made fit for pages");
      return "unreadable";
    }
  }

  return (read) => inTurn(async () => make(await read()));
}
