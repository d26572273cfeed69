import { previewLimits } from "./limits.ts";

/** The dimensions in a picture's header, and the size of its file. */
export interface PictureClaim {
  readonly width: number;
  readonly height: number;
  readonly sizeBytes: number;
  /** The picture is decoded line by line and shrunk at once, so that its dimensions cost no memory. */
  readonly canShrinkWhileDecoding: boolean;
}

/** How to display a picture: as it is, shrunk, or not at all because decoding would cost too much. */
export function choosePreview(claim: PictureClaim): "itself" | "shrink" | "none" {
  const { width, height, sizeBytes, canShrinkWhileDecoding } = claim;
  const { sidePx, smallBytes, maxPixels, maxPixelsOfShrinking, maxPixelsPerByte } = previewLimits;
  if (Math.max(width, height) <= sidePx && sizeBytes <= smallBytes) return "itself";
  const pixels = width * height;
  if (pixels > sizeBytes * maxPixelsPerByte) return "none";
  return pixels <= (canShrinkWhileDecoding ? maxPixelsOfShrinking : maxPixels) ? "shrink" : "none";
}
