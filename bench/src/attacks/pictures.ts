import { createUpload } from "@sitewright/contracts";
import { photograph } from "../../../apps/e2e/fixtures/pictures.ts";
import type { Attack } from "./attack.ts";
import { type AttackResponse, type Client, newClient, send, tally } from "./client.ts";
import type { Target } from "./target.ts";

const boundary = "bench-boundary";
const count = 100;
const sidePx = 7071;

/** The head of a multipart form (RFC 7578) with one file, up to the file's first byte. */
export const formHead = (name: string, type: string): Buffer =>
  Buffer.from(
    `--${boundary}\r\nContent-Disposition: form-data; name="category"\r\n\r\nmedia\r\n` +
      `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`,
  );
const formTail = Buffer.from(`\r\n--${boundary}--\r\n`);
export const formType = `multipart/form-data; boundary=${boundary}`;

/** Uploads a file for a client. */
export const upload = (
  target: Target,
  { headers }: Client,
  { name, type, bytes }: { name: string; type: string; bytes: Buffer },
): Promise<AttackResponse> =>
  send(target, {
    method: "POST",
    path: createUpload.path,
    body: Buffer.concat([formHead(name, type), bytes, formTail]),
    headers: { ...headers, "content-type": formType },
  });

/**
 * A lossless WebP (RFC 9649) of 38 bytes whose header claims a square of `sidePx`. It has five codes of
 * one symbol each, so that every pixel is the same and needs no bits.
 */
function claimingPicture(): Buffer {
  const bytes = Buffer.alloc(38);
  bytes.write("RIFF", 0);
  bytes.writeUInt32LE(30, 4);
  bytes.write("WEBPVP8L", 8);
  bytes.writeUInt32LE(18, 16);
  // The signature, then 14 bits each for width and height, minus one.
  bytes[20] = 0x2f;
  bytes.writeUInt32LE((sidePx - 1) | ((sidePx - 1) << 14), 21);
  // No transform, no cache, no code length codes; then five times 'simple code, one symbol, of one bit,
  // 0', lowest bit first.
  bytes.writeUIntLE(0b0001_0001_0001_0001_0001_000, 25, 3);
  return bytes;
}

/** Pictures that cost more to process than to send. */
export const pictureAttacks: readonly Attack[] = [
  {
    title: `${count} pictures of 38 bytes that claim ${sidePx}² pixels, beside another client's photo`,
    async prepare(target) {
      const attacker = await newClient(target);
      const owner = await newClient(target);
      const bytes = claimingPicture();
      const photo = photograph();
      return async () => {
        const all = Array.from({ length: count }, (_, index) =>
          upload(target, attacker, { name: `p${index}.webp`, type: "image/webp", bytes }),
        );
        // Wait for the response to the first picture before the photo is sent.
        await all[0];
        const beside = await upload(target, owner, { name: "photo.png", type: "image/png", bytes: photo });
        const answers = await Promise.all(all);
        const took = `the photo was answered ${beside.status} after ${Math.round(beside.tookMs)} ms`;
        return { answers: tally(answers), aside: took };
      };
    },
  },
];
