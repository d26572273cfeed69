/** A size in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * What a picture is tried at, one after the other, until it has few enough bytes: the longest edge in pixels and the
 * encoder's quality. 4096 fills the largest screens in use.
 */
export const attempts = [
  { longEdge: 4096, quality: 0.88 },
  { longEdge: 4096, quality: 0.75 },
  { longEdge: 3072, quality: 0.75 },
  { longEdge: 2048, quality: 0.7 },
  { longEdge: 1280, quality: 0.6 },
] as const;

/** The size within a longest edge, in whole pixels; never larger than it was. */
export function fitInto({ width, height }: Size, longEdge: number): Size {
  const scale = Math.min(1, longEdge / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
