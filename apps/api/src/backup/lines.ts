import { StringDecoder } from "node:string_decoder";

/** Number of characters that are buffered before a write. */
const blockLength = 65_536;

/** The lines of a stream of UTF-8, without their ends. Node's readline also breaks at U+2028, which JSON does not escape. */
export async function* linesOf(stream: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new StringDecoder("utf8");
  let rest = "";
  for await (const chunk of stream) {
    const [first = "", ...others] = decoder.write(chunk).split("\n");
    rest += first;
    for (const next of others) {
      yield rest;
      rest = next;
    }
  }
  if (rest !== "") yield rest;
}

/** Lines as blocks of bytes, each line with its end. */
export async function* blocksOf(lines: AsyncIterable<string>): AsyncGenerator<Buffer> {
  let block: string[] = [];
  let length = 0;
  for await (const line of lines) {
    block.push(line, "\n");
    length += line.length;
    if (length < blockLength) continue;
    yield Buffer.from(block.join(""));
    block = [];
    length = 0;
  }
  if (block.length > 0) yield Buffer.from(block.join(""));
}
