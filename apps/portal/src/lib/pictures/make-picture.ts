import { pictureHeadBytes, pictureKindOf } from "@sitewright/contracts";
import { iccProfileOf, withIccProfile } from "./icc-profile.ts";
import type { MakeResult, PictureJob } from "./picture-maker.ts";

/** A size in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Tried one after the other until the picture has few enough bytes: the longest edge in pixels and the
 * encoder's quality. 4096 fills the largest screens in use.
 */
export const attempts = [
  { longEdge: 4096, quality: 0.88 },
  { longEdge: 4096, quality: 0.75 },
  { longEdge: 3072, quality: 0.75 },
  { longEdge: 2048, quality: 0.7 },
  { longEdge: 1280, quality: 0.6 },
] as const;

/** The size within a longest edge, in whole pixels; never enlarged. */
export function fitInto({ width, height }: Size, longEdge: number): Size {
  const scale = Math.min(1, longEdge / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** A decoded picture, and its color profile where that is not sRGB. */
interface Drawable {
  readonly image: ImageBitmap;
  readonly profile: Uint8Array | null;
}

/** Decodes with the browser, which applies orientation and converts colors; null where it cannot. */
async function openPlainly(file: Blob): Promise<Drawable | null> {
  try {
    return { image: await createImageBitmap(file), profile: null };
  } catch {
    // The error gives no reason.
    return null;
  }
}

async function openHeic(file: Blob): Promise<Drawable | "unreachable" | null> {
  const decode = await import("./decode-heic.ts").then(({ openDecoder }) => openDecoder()).catch(() => null);
  if (!decode) return "unreachable";
  const bytes = new Uint8Array(await file.arrayBuffer());
  const pixels = await decode(bytes);
  return pixels && { image: await createImageBitmap(pixels), profile: iccProfileOf(bytes) };
}

function drawn(image: ImageBitmap, { width, height }: Size): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser draws nothing here.");
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, width, height);
  return canvas;
}

/** Detected in a small copy: transparent areas are larger than one pixel. */
function isTransparent(image: ImageBitmap): boolean {
  const { width, height } = fitInto(image, 256);
  const pixels = drawn(image, { width, height }).getContext("2d")?.getImageData(0, 0, width, height).data;
  return pixels?.some((value, at) => at % 4 === 3 && value < 250) ?? false;
}

/**
 * Converts any picture that can be decoded to one that the server accepts, within the given bytes: a JPG, or,
 * with transparency, a WebP (where the browser cannot encode it, a PNG).
 */
export async function makePicture({ file, maxBytes }: Omit<PictureJob, "number">): Promise<MakeResult> {
  const kind = pictureKindOf(new Uint8Array(await file.slice(0, pictureHeadBytes).arrayBuffer()));
  const opened = (await openPlainly(file)) ?? (kind === "heic" ? await openHeic(file) : null);
  if (!opened) return "unreadable";
  if (opened === "unreachable") return opened;
  const { image, profile } = opened;
  const type = (kind === "png" || kind === "webp") && isTransparent(image) ? "image/webp" : "image/jpeg";
  try {
    for (const { longEdge, quality } of attempts) {
      const size = fitInto(image, longEdge);
      const plain = await drawn(image, size).convertToBlob({ type, quality });
      const blob = profile ? await withIccProfile(plain, profile) : plain;
      if (blob.size <= maxBytes) return { blob, ...size };
    }
    return "unreadable";
  } finally {
    image.close();
  }
}
