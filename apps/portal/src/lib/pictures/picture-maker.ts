/** A picture that is to become one that the server takes, and the most bytes that it may have. */
export interface PictureJob {
  readonly number: number;
  readonly file: Blob;
  readonly maxBytes: number;
}

/** The picture as it was made. */
export interface MadePicture {
  readonly blob: Blob;
  readonly width: number;
  readonly height: number;
}

/** Made, impossible to open or to make small enough, or out of reach since the code for it could not be fetched. */
export type MakeResult = MadePicture | "unreadable" | "unreachable";

/** What the worker answers with. */
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

/** Makes a picture that the server takes. Never rejects. */
export type MakePicture = (file: Blob, maxBytes: number) => Promise<MakeResult>;

/** Makes pictures in a worker that starts with the first; one that did not start, or crashed, is restarted with the next. */
export function createPictureMaker(start: () => PicturePort): MakePicture {
  const waiting = new Map<number, (result: MakeResult) => void>();
  let running: PicturePort | null = null;
  let count = 0;

  const open = (): PicturePort => {
    const port = start();
    let hasAnswered = false;
    port.onmessage = ({ data: { number, result } }) => {
      hasAnswered = true;
      waiting.get(number)?.(result);
      waiting.delete(number);
    };
    port.onerror = () => {
      port.terminate();
      running = null;
      const all = [...waiting.values()];
      waiting.clear();
      // One that worked before had its code: it ran out of memory over a picture.
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
