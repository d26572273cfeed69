import { expect, test, vi } from "vitest";
import { silentUploads } from "../../test/silent-uploads.ts";
import { type SendFile, type SendResult, sendFile, sendWithRetry } from "./send-file.ts";

const stored: SendResult = {
  ok: true,
  upload: { id: "s1", name: "a.png", type: "media", size: 1, url: "/u", storagePath: "media/u" },
};
const busy = (waitMs: number): SendResult => ({ ok: false, reason: "Busy.", waitMs });

/** Sends to a server that answers so, one answer after the other, the last one for ever. */
async function sendTo(...answers: [SendResult, ...SendResult[]]) {
  const waits: number[] = [];
  const progress: number[] = [];
  let sends = 0;
  const send: SendFile = async () => answers[Math.min(sends++, answers.length - 1)] ?? answers[0];
  const patiently = sendWithRetry(send, async (ms) => void waits.push(ms));
  const result = await patiently({
    key: "key-of-the-file",
    file: new Blob(["x"]),
    name: "a.png",
    category: "media",
    onSent: (sentBytes) => void progress.push(sentBytes),
    signal: new AbortController().signal,
  });
  return { result, waits, progress, sends };
}

test("P-17.14 a file that is refused with Retry-After is sent again after that time, and later each time", async () => {
  const { result, waits, progress } = await sendTo(busy(2000), busy(2000), busy(2000), stored);
  expect(result).toEqual(stored);
  expect(waits).toEqual([2000, 2000, 4000]);
  // The progress begins again.
  expect(progress).toEqual([0, 0, 0]);
});

test("P-17.14 any other refusal, and a wait of more than a minute, is reported at once", async () => {
  const refused: SendResult = { ok: false, reason: "Too large." };
  expect(await sendTo(refused)).toMatchObject({ result: refused, waits: [] });
  expect(await sendTo(busy(60_001))).toMatchObject({ result: busy(60_001), waits: [] });
});

test("P-17.14 after ten minutes of waiting the file is reported as not uploaded", async () => {
  const { result, waits } = await sendTo(busy(1000));
  expect(result).toEqual(busy(1000));
  expect(waits.reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(600_000);
  expect(Math.max(...waits)).toBe(30_000);
});

test("P-17.80 a failed server, whose body says nothing, is not said to have refused the file", async () => {
  const requests = silentUploads();
  const sent = sendFile({
    key: "key-of-the-file",
    file: new Blob(["x"]),
    name: "a.png",
    category: "media",
    onSent: () => {},
    signal: new AbortController().signal,
  });
  requests[0]?.breakDown();
  expect(await sent).toEqual({
    ok: false,
    reason: "The server could not take this file. Please try again in a moment.",
  });
});

test.each([
  [413, "size", "This file is too large for the server. Reduce its size and choose it again."],
  [415, "type", "The server does not accept this type of file."],
])(
  "P-17.340 a refusal with %i whose body is no JSON, as from a gateway, is final and says why: %s",
  async (status, isRejected, reason) => {
    const requests = silentUploads();
    const sent = sendFile({
      key: "key-of-the-file",
      file: new Blob(["x"]),
      name: "a.png",
      category: "media",
      onSent: () => {},
      signal: new AbortController().signal,
    });
    requests[0]?.breakDown(status);
    expect(await sent).toEqual({ ok: false, reason, isRejected });
  },
);

test("P-15.18 a file is sent with its key, and again with the same one", async () => {
  const requests = silentUploads();
  const sent = sendWithRetry(sendFile, async () => {})({
    key: "key-of-the-file",
    file: new Blob(["x"]),
    name: "a.png",
    category: "media",
    onSent: () => {},
    signal: new AbortController().signal,
  });
  requests[0]?.putOff(1);
  await vi.waitFor(() => expect(requests).toHaveLength(2));
  requests[1]?.answer();
  expect((await sent).ok).toBe(true);
  expect(requests.map(({ headers }) => headers["idempotency-key"])).toEqual(Array(2).fill("key-of-the-file"));
});
