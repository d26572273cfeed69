import type { Readable } from "node:stream";

/**
 * A stream as a response's body. Unlike `Readable.toWeb` it never enqueues after a cancel, which would
 * throw an uncaught error; unlike `ReadableStream.from` it also destroys a stream that was never read.
 * `onFault` is called if the content fails while it is read: it either ends the response or throws, for
 * the reader.
 */
export function webStream(content: Readable, onFault: (error: unknown) => void): ReadableStream<Uint8Array> {
  const chunks = content[Symbol.asyncIterator]();
  let isCancelled = false;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        if (!isCancelled) onFault(error);
      }
    },
    cancel() {
      isCancelled = true;
      content.destroy();
    },
  });
}
