import { expect, it } from "vitest";
import { iccProfileOf, withIccProfile } from "./icc-profile.ts";
import { attempts, fitInto } from "./make-picture.ts";
import {
  createPictureMaker,
  type PictureAnswer,
  type PictureJob,
  type PicturePort,
} from "./picture-maker.ts";

function maker() {
  const ports: (PicturePort & { jobs: PictureJob[]; isEnded: boolean })[] = [];
  const make = createPictureMaker(() => {
    const jobs: PictureJob[] = [];
    const port = {
      jobs,
      isEnded: false,
      postMessage: (job: PictureJob) => void jobs.push(job),
      terminate: () => {
        port.isEnded = true;
      },
      onmessage: null,
      onerror: null,
    };
    ports.push(port);
    return port;
  });
  const answer = (port: PicturePort | undefined, data: PictureAnswer) =>
    port?.onmessage?.(new MessageEvent("message", { data }));
  return { ports, make, answer };
}

it("P-41.8 several pictures are converted by one worker, each with its own result", async () => {
  const { ports, make, answer } = maker();
  const both = [make(new Blob(["a"]), 10), make(new Blob(["b"]), 10)];
  expect(ports).toHaveLength(1);
  const made = { blob: new Blob(["x"]), width: 1, height: 1 };
  answer(ports[0], { number: 2, result: made });
  answer(ports[0], { number: 1, result: "unreadable" });
  expect(await Promise.all(both)).toEqual(["unreadable", made]);
});

it("P-41.8 a worker whose code did not load is unavailable, one that crashed could not read the picture; the next picture gets a new one", async () => {
  const { ports, make, answer } = maker();
  const first = make(new Blob(["a"]), 10);
  ports[0]?.onerror?.(new ErrorEvent("error"));
  expect([await first, ports[0]?.isEnded]).toEqual(["unreachable", true]);
  const second = make(new Blob(["a"]), 10);
  answer(ports[1], { number: 2, result: "unreadable" });
  const third = make(new Blob(["b"]), 10);
  ports[1]?.onerror?.(new ErrorEvent("error"));
  expect(await Promise.all([second, third])).toEqual(["unreadable", "unreadable"]);
});

it("a worker that could not fetch a decoder is replaced once it has no picture left, so that the next one is fetched anew", async () => {
  const { ports, make, answer } = maker();
  const both = [make(new Blob(["a"]), 10), make(new Blob(["b"]), 10)];
  answer(ports[0], { number: 1, result: "unreachable" });
  expect(ports[0]?.isEnded).toBe(false);
  answer(ports[0], { number: 2, result: "unreadable" });
  expect(await Promise.all(both)).toEqual(["unreachable", "unreadable"]);
  expect(ports[0]?.isEnded).toBe(true);
  void make(new Blob(["a"]), 10);
  expect(ports).toHaveLength(2);
});

it("P-41.5 a picture keeps its shape within the longest edge, and is never made larger", () => {
  expect(fitInto({ width: 8064, height: 6048 }, 4096)).toEqual({ width: 4096, height: 3072 });
  expect(fitInto({ width: 3024, height: 4032 }, 4096)).toEqual({ width: 3024, height: 4032 });
  expect(fitInto({ width: 20_000, height: 2 }, 4096)).toEqual({ width: 4096, height: 1 });
  expect(attempts[0].longEdge).toBe(4096);
});

const box = (kind: string, profile: string) => {
  const body = `colr${kind}${profile}`;
  return Uint8Array.from(`\0\0\0\0ccol\0\0\0${String.fromCharCode(body.length + 4)}${body}tail`, (letter) =>
    letter.charCodeAt(0),
  );
};

it("P-41.8 the colour profile of a HEIC is found at its place, and nothing else is taken for it", () => {
  expect(new TextDecoder().decode(iccProfileOf(box("prof", "Display P3")) ?? undefined)).toBe("Display P3");
  expect(iccProfileOf(box("nclx", "123"))).toBeNull();
  expect(iccProfileOf(box("prof", "cut").subarray(0, 20))).toBeNull();
});

it("P-41.8 a JPEG has the profile as its standard says, directly after its start", async () => {
  const jpeg = new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xd9])], { type: "image/jpeg" });
  const made = await withIccProfile(jpeg, Uint8Array.from([1, 2, 3]));
  const name = Array.from("ICC_PROFILE\0", (letter) => letter.charCodeAt(0));
  expect(made.type).toBe("image/jpeg");
  expect([...new Uint8Array(await made.arrayBuffer())]).toEqual([
    0xff,
    0xd8,
    0xff,
    0xe2,
    0,
    2 + 12 + 2 + 3,
    ...name,
    1,
    1,
    1,
    2,
    3,
    0xff,
    0xd9,
  ]);
});
