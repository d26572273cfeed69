import { previewLimits } from "./limits.ts";

/** What a picture's header claims, and the size of its file. */
export interface PictureClaim {
  readonly width: number;
  readonly height: number;
  readonly sizeBytes: number;
  /** Whether it is unpacked line by line and shrunk on the way, so that its size costs no memory. */
  readonly canShrinkWhileDecoding: boolean;
}

/** What becomes of a picture: shown as it is, shrunk, or never unpacked, since that would cost more than it shows. */
export function choosePreview(claim: PictureClaim): "itself" | "shrink" | "none" {
  const { width, height, sizeBytes, canShrinkWhileDecoding } = claim;
  const { sidePx, smallBytes, maxPixels, maxPixelsOfShrinking, maxPixelsPerByte } = previewLimits;
  if (Math.max(width, height) <= sidePx && sizeBytes <= smallBytes) return "itself";
  const pixels = width * height;
  if (pixels > sizeBytes * maxPixelsPerByte) return "none";
  return pixels <= (canShrinkWhileDecoding ? maxPixelsOfShrinking : maxPixels) ? "shrink" : "none";
}
