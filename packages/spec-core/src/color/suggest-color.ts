import { contrastRatio } from "./contrast.ts";
import { nearestColor, refineColor } from "./nearest-color.ts";

/**
 * The color nearest to `foreground` in Oklab, of the same hue, whose contrast with `background` reaches `required`; the
 * foreground itself if it does already, and black or white if nothing else does. Null if not even these reach it, or if
 * the foreground is not `#RRGGBB` and so has no hue to keep. The ratio holds unrounded for the returned 8-bit color;
 * its hue is as near as 8 bits allow, which is not near for almost black colors.
 */
export function suggestColor(foreground: string, background: string, required: number): string | null {
  const passes = (color: string) => contrastRatio(color, background) >= required;
  const near = nearestColor(foreground, passes);
  return near === null || near === foreground ? near : refineColor(near, foreground, passes);
}
