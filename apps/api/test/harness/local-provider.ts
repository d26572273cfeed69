import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

/** A request as received by a provider. */
export interface ProviderRequest {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

type Answer = (response: ServerResponse, request: ProviderRequest) => void;

/** A server on this machine in place of a provider: records requests and responds as set by the test. */
export async function openProvider(answer: Answer) {
  const requests: ProviderRequest[] = [];
  const current = { answer };
  const server = createServer(async (incoming, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const { method, url, headers } = incoming;
    const request = { method, url, headers, body: Buffer.concat(chunks).toString() };
    requests.push(request);
    current.answer(response, request);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });
  const { port } = server.address() as AddressInfo;
  return {
    requests,
    url: `http://127.0.0.1:${port}`,
    /** Sets the response from now on. */
    answerBy(next: Answer) {
      current.answer = next;
    },
  };
}

/** A complete response. */
export const answerWith =
  (status: number, body: unknown = "", headers: Record<string, string> = {}): Answer =>
  (response) => {
    response.writeHead(status, { "content-type": "application/json", ...headers });
    response.end(typeof body === "string" ? body : JSON.stringify(body));
  };

/** A chunk of text from a model's server (OpenAI's chat completions, streamed). */
export const modelChunk = (content: string | null, finishReason: string | null = null): string =>
  `data: ${JSON.stringify({
    id: "c1",
    object: "chat.completion.chunk",
    created: 0,
    model: "m",
    choices: [{ index: 0, delta: content === null ? {} : { content }, finish_reason: finishReason }],
  })}\n\n`;

/** A model's complete response, word by word. */
export const modelText =
  (text: string, finishReason = "stop"): Answer =>
  (response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    for (const piece of text.match(/\s*\S+\s*/g) ?? []) response.write(modelChunk(piece));
    response.end(`${modelChunk(null, finishReason)}data: [DONE]\n\n`);
  };
