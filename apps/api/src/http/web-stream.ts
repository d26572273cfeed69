import type { Readable } from "node:stream";

/**
 * A stream as a response's body. Unlike `Readable.toWeb` it never pushes to a reader that has just gone, which would throw
 * where nothing catches it; unlike `ReadableStream.from` it ends the stream also of a reader that never read.
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
