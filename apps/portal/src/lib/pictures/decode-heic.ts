import openLibrary from "libheif-js/libheif-wasm/libheif.js";
import wasmUrl from "libheif-js/libheif-wasm/libheif.wasm?url";

/** The parts of libheif's script interface that its type declarations omit. */
interface HeifImage {
  get_width(): number;
  get_height(): number;
  is_primary(): boolean | number;
  display(target: ImageData, done: (filled: ImageData | null) => void): void;
  free(): void;
}
interface HeifLibrary {
  readonly HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] };
}

const isLibrary = (value: object): value is HeifLibrary =>
  "HeifDecoder" in value && typeof value.HeifDecoder === "function";

let opening: Promise<HeifLibrary> | undefined;

async function open(): Promise<HeifLibrary> {
  const response = await fetch(wasmUrl);
  if (!response.ok) throw new Error(`The HEIC decoder answered ${response.status}.`);
  const library: object = await openLibrary({ wasmBinary: await response.arrayBuffer() });
  if (!isLibrary(library)) throw new Error("The HEIC decoder has no HeifDecoder.");
  return library;
}

/** The pixels of a HEIC, rotated by its orientation, in its own color profile; null where it cannot be decoded. */
export type DecodeHeic = (bytes: Uint8Array) => Promise<ImageData | null>;

/** Loads the decoder, once. Rejects where it cannot be loaded; the next call tries again. */
export async function openDecoder(): Promise<DecodeHeic> {
  opening ??= open();
  try {
    const library = await opening;
    return (bytes) => decode(library, bytes);
  } catch (error) {
    opening = undefined;
    throw error;
  }
}

async function decode({ HeifDecoder }: HeifLibrary, bytes: Uint8Array): Promise<ImageData | null> {
  const images = new HeifDecoder().decode(bytes);
  try {
    const image = images.find((found) => found.is_primary()) ?? images[0];
    if (!image) return null;
    const target = new ImageData(image.get_width(), image.get_height());
    return await new Promise((resolve) => image.display(target, resolve));
  } finally {
    for (const image of images) image.free();
  }
}
