import fc from "fast-check";
import sharp from "sharp";
import { expect, test } from "vitest";
import { isSingleScanJpeg } from "./jpeg-scans.ts";

const picture = () => sharp({ create: { width: 64, height: 48, channels: 3, background: "#7A2414" } });

test("S68 a sequential JPEG with all colours in one scan is distinguished from a progressive one", async () => {
  expect(isSingleScanJpeg(await picture().jpeg().toBuffer())).toBe(true);
  expect(isSingleScanJpeg(await picture().greyscale().jpeg().toBuffer())).toBe(true);
  expect(isSingleScanJpeg(await picture().jpeg({ progressive: true }).toBuffer())).toBe(false);
});

test("S68 a sequential JPEG with separate scans per colour is not single-scan: a decoder holds it whole", async () => {
  const photo = await picture().jpeg().toBuffer();
  const scan = photo.indexOf(Buffer.from([0xff, 0xda]));
  photo[scan + 4] = 1;
  expect(isSingleScanJpeg(photo)).toBe(false);
});

test("S68 whatever the bytes are, looking at them ends and throws nothing", () => {
  const marker = fc.tuple(fc.integer({ min: 0, max: 255 }), fc.uint8Array({ maxLength: 12 }));
  fc.assert(
    fc.property(fc.array(marker), (segments) => {
      const body = segments.flatMap(([code, bytes]) => [0xff, code, ...bytes]);
      isSingleScanJpeg(Buffer.from([0xff, 0xd8, ...body]));
    }),
  );
});

test("S68 a header without an end is not looked through: ten megabytes of fill bytes cost no more than ten kilobytes", async () => {
  const photo = await picture().jpeg().toBuffer();
  const filled = (sizeBytes: number) =>
    Buffer.concat([photo.subarray(0, 2), Buffer.alloc(sizeBytes, 0xff), photo.subarray(2)]);
  expect(isSingleScanJpeg(filled(5000))).toBe(true);
  expect(isSingleScanJpeg(filled(10_000_000))).toBe(false);
});
