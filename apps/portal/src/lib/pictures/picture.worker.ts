import { makePicture } from "./make-picture.ts";
import type { PictureAnswer, PictureJob } from "./picture-maker.ts";

const answer = (made: PictureAnswer): void => postMessage(made);

/** One at a time: each is fully decoded in memory. */
let last: Promise<void> = Promise.resolve();

addEventListener("message", ({ data: { number, ...job } }: MessageEvent<PictureJob>) => {
  last = last.then(async () => {
    try {
      answer({ number, result: await makePicture(job) });
    } catch (error) {
      console.warn(error);
      answer({ number, result: "unreadable" });
    }
  });
});
