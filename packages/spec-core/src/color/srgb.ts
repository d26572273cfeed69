/** A channel of sRGB, 0 to 1, as linear light (IEC 61966-2-1, with the threshold of WCAG 2.2). */
export function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

/** Linear light, 0 to 1, as a channel of sRGB. */
export function fromLinear(light: number): number {
  return light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
}
