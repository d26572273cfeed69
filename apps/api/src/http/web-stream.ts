import type { Readable } from "node:stream";

/**
 * A stream as a response's body. Unlike `Readable.toWeb` it never enqueues after a cancel, which would throw
 * uncaught; unlike `ReadableStream.from` it also destroys a stream that was never read.
 */
export function webStream(content: Readable): ReadableStream<Uint8Array> {
  const chunks = content[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: () => void content.destroy(),
  });
}
