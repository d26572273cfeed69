/** A picture to convert to one that the server accepts, and the most bytes that it may have. */
export interface PictureJob {
  readonly number: number;
  readonly file: Blob;
  readonly maxBytes: number;
}

/** The converted picture. */
export interface MadePicture {
  readonly blob: Blob;
  readonly width: number;
  readonly height: number;
}

/**
 * Converted, impossible to decode or to make small enough, or unavailable since the code for it could not be
 * loaded.
 */
export type MakeResult = MadePicture | "unreadable" | "unreachable";

/** The worker's response. */
export interface PictureAnswer {
  readonly number: number;
  readonly result: MakeResult;
}

/** The part of a Web Worker that is used here. */
export interface PicturePort {
  postMessage(job: PictureJob): void;
  onmessage: ((event: MessageEvent<PictureAnswer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  terminate(): void;
}

/** Converts a picture to one that the server accepts. Never rejects. */
export type MakePicture = (file: Blob, maxBytes: number) => Promise<MakeResult>;

/**
 * Converts pictures in a worker that starts with the first; if it does not start, or crashes, the next
 * picture restarts it.
 */
export function createPictureMaker(start: () => PicturePort): MakePicture {
  const waiting = new Map<number, (result: MakeResult) => void>();
  let running: PicturePort | null = null;
  let count = 0;

  const open = (): PicturePort => {
    const port = start();
    let hasAnswered = false;
    let lacksCode = false;
    port.onmessage = ({ data: { number, result } }) => {
      hasAnswered = true;
      waiting.get(number)?.(result);
      waiting.delete(number);
      lacksCode ||= result === "unreachable";
      // A browser may repeat a failed import from memory as long as the worker lives.
      if (!lacksCode || waiting.size > 0) return;
      port.terminate();
      running = null;
    };
    port.onerror = () => {
      port.terminate();
      running = null;
      const all = [...waiting.values()];
      waiting.clear();
      // A worker that responded before had loaded its code: it ran out of memory over a picture.
      for (const settle of all) settle(hasAnswered ? "unreadable" : "unreachable");
    };
    return port;
  };
  return (file, maxBytes) =>
    new Promise((resolve) => {
      running ??= open();
      count += 1;
      waiting.set(count, resolve);
      running.postMessage({ number: count, file, maxBytes });
    });
}

/** The browser's own worker. */
export const makePicture: MakePicture = createPictureMaker(
  () => new Worker(new URL("./picture.worker.ts", import.meta.url), { type: "module" }),
);
