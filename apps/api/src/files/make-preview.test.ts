import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { createPreviewMaker, type Preview } from "./make-preview.ts";

function makerWithLog() {
  const warnings: string[] = [];
  const make = createPreviewMaker({
    warn: (...said: unknown[]) => void warnings.push(String(said.at(-1))),
  });
  return { make, warnings };
}

function look(preview: Preview) {
  if (typeof preview === "string") throw new Error(`There is no preview: ${preview}`);
  return sharp(preview);
}

/** Left half red, right half blue, so that turning shows. */
const halves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#f00" } }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: "#00f" } },
      left: width / 2,
      top: 0,
    },
  ]);

/** A PNG of one colour (PNG, third edition, section 5), however large. */
function flatPng(sidePx: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(sidePx, 0);
  header.writeUInt32BE(sidePx, 4);
  header[8] = 1; // one bit for each grey pixel
  const rows = deflateSync(Buffer.alloc(sidePx * (Math.ceil(sidePx / 8) + 1)), { level: 1 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", rows),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

test.each(["jpeg", "png", "webp", "gif"] as const)(
  "S-05.11 a large %s gets a WebP of at most 640 pixels a side",
  async (format) => {
    const { make } = makerWithLog();
    const preview = await make(await halves(1600, 800).toFormat(format).toBuffer());
    expect(await look(preview).metadata()).toMatchObject({ format: "webp", width: 640, height: 320 });
  },
);

test("S-05.12 the preview is turned as the camera says, and carries neither place nor camera", async () => {
  const { make } = makerWithLog();
  const photo = await halves(1600, 800)
    .jpeg()
    // Orientation 6: turn by a quarter clockwise to see it upright (Exif 2.32, table of tag 0x0112).
    .withExif({
      IFD0: { Orientation: "6", Make: "Camera of Maya" },
      IFD3: { GPSLatitude: "51/1 28/1 0/1" },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect((await sharp(photo).metadata()).orientation).toBe(6);
  const preview = await make(photo);
  const { width, height, exif, orientation } = await look(preview).metadata();
  expect([width, height]).toEqual([320, 640]);
  expect(exif).toBeUndefined();
  expect(orientation).toBeUndefined();
  expect(preview.includes("Camera of Maya")).toBe(false);
  const top = await look(preview).extract({ left: 100, top: 20, width: 8, height: 8 }).stats();
  expect(top.dominant).toMatchObject({ r: 248, b: 8 });
});

test("a small picture needs none; one of few pixels and many bytes does", async () => {
  const { make, warnings } = makerWithLog();
  expect(await make(await halves(640, 400).png().toBuffer())).toBe("itself");
  const noise = Buffer.from(Uint8Array.from({ length: 300 * 300 * 3 }, (_, i) => (i * i * 7919) % 251));
  const heavy = await sharp(noise, { raw: { width: 300, height: 300, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  expect(heavy.length).toBeGreaterThan(100 * 1024);
  expect(await make(heavy)).toBeInstanceOf(Buffer);
  expect(warnings).toEqual([]);
});

test("S-05.13 a bomb of 400 million pixels in a few kilobytes is not decoded", async () => {
  const { make, warnings } = makerWithLog();
  const bomb = flatPng(20_000);
  expect(bomb.length).toBeLessThan(1024 * 1024);
  const before = process.memoryUsage().rss;
  expect(await make(bomb)).toBe("none");
  expect(process.memoryUsage().rss - before).toBeLessThan(64 * 1024 * 1024);
  expect(warnings).toEqual(["no preview could be made of a picture"]);
});

test("S-05.14 a corrupt picture has no preview and does no harm; the next one has", async () => {
  const { make, warnings } = makerWithLog();
  const photo = await halves(1600, 800).jpeg().toBuffer();
  expect(await make(photo.subarray(0, photo.length / 2))).toBe("none");
  expect(await make(Buffer.from("GIF89a and then nothing of the kind"))).toBe("none");
  expect(warnings).toHaveLength(2);
  expect(await make(photo)).toBeInstanceOf(Buffer);
});

test("S-05.14 a drawing is not rendered, whatever it calls itself", async () => {
  const { make } = makerWithLog();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><text>x</text></svg>`;
  for (const start of ["", "\n", "GIF89a", "RIFF0000WEBP"])
    expect(await make(Buffer.from(start + svg)), start).toBe("none");
});

test("where the platform has no image library there are no previews, and one line in the log", async () => {
  const warnings: unknown[] = [];
  let loads = 0;
  const make = createPreviewMaker({ warn: () => {} }, async () => {
    loads += 1;
    warnings.push("missing");
    return undefined;
  });
  const picture = Buffer.from("any");
  expect([await make(picture), await make(picture)]).toEqual(["itself", "itself"]);
  expect([loads, warnings]).toEqual([1, ["missing"]]);
});

/** A lossless WebP of one colour, in 38 bytes: each of its five prefix codes has one symbol, which takes no bit (RFC 9649, section 5). */
function flatWebp(sidePx: number): Buffer {
  const file = Buffer.alloc(38);
  file.write("RIFF", 0, "latin1");
  file.writeUInt32LE(30, 4);
  file.write("WEBPVP8L", 8, "latin1");
  file.writeUInt32LE(18, 16);
  file[20] = 0x2f;
  file.writeUInt32LE((sidePx - 1) * 2 ** 14 + (sidePx - 1), 21);
  file.writeUInt32LE(0b0001_0001_0001_0001_0001_000, 25);
  return file;
}

test("S68 a picture that claims more pixels than its file can show is not unpacked, before it costs anything", async () => {
  const { make } = makerWithLog();
  const claim = flatWebp(7071);
  expect(await sharp(claim).metadata()).toMatchObject({ format: "webp", width: 7071, height: 7071 });
  expect(await sharp(flatWebp(64)).raw().toBuffer()).toHaveLength(64 * 64 * 3);
  expect(await make(claim)).toBe("none");
  expect(await make(flatPng(7000))).toBe("none");
});

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#7A2414" } });

/** The most memory that the process had while something was done, above what it had before, in MB. */
async function peakOf(act: () => Promise<unknown>): Promise<number> {
  const before = process.memoryUsage().rss;
  let peak = before;
  const timer = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 2);
  await act();
  clearInterval(timer);
  return (peak - before) / 1024 / 1024;
}

test("S-05.21 S68 a JPEG of 108 megapixels gets its preview, shrunk while it is decoded: memory stays flat", async () => {
  const { make } = makerWithLog();
  const photo = await plain(12_000, 9000).jpeg({ quality: 90 }).toBuffer();
  let preview: Preview = "none";
  // Unpacked it would be 324 MB.
  expect(
    await peakOf(async () => {
      preview = await make(photo);
    }),
  ).toBeLessThan(100);
  expect(await look(preview).metadata()).toMatchObject({ width: 640, height: 480 });
});

test.each([
  ["of several scans", "jpeg"],
  ["of another kind", "webp"],
] as const)("S-05.21 S68 a picture %s of more than 24 megapixels is not unpacked", async (_, format) => {
  const { make } = makerWithLog();
  const picture = await plain(6000, 4002).toFormat(format, { progressive: true, quality: 90 }).toBuffer();
  expect(await make(picture)).toBe("none");
});
