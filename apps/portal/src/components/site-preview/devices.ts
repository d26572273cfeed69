/** The devices that the site can be previewed on. */
export const devices = ["desktop", "tablet", "phone"] as const;

export type Device = (typeof devices)[number];

/** Width of each screen in CSS pixels: a typical laptop, tablet and phone. */
const widths: Readonly<Record<Device, number>> = { desktop: 1280, tablet: 768, phone: 390 };

/** Few phones in use are narrower; a narrower box shows a page of this width, scaled down. */
const narrowestPhone = 360;

/** The size of a frame, and its scale. */
export interface FrameSize {
  readonly width: number;
  readonly height: number;
  /** At most 1. */
  readonly scale: number;
}

/** The frame of a device within a box: as large as fits; a desktop uses all the room. */
export function frameSize(device: Device, box: { width: number; height: number }): FrameSize {
  const fixed = widths[device];
  const width = device === "desktop" ? Math.max(fixed, box.width) : fixed;
  const own = device === "phone" ? Math.min(width, Math.max(box.width, narrowestPhone)) : width;
  const scale = own > 0 ? Math.min(1, box.width / own) : 1;
  return { width: own, height: scale > 0 ? box.height / scale : box.height, scale };
}

/** On a phone the phone's page is shown first. */
export const ownDevice = (): Device =>
  window.matchMedia("(max-width: 38.75rem)").matches ? "phone" : "desktop";
