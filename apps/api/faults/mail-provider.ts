import { createServer, type ServerResponse } from "node:http";

/** The provider's behaviour: `garbage` delivers but responds with invalid data, `hang` never responds. */
export type ProviderBehavior = "normal" | "hang" | "reset" | "429" | "500" | "401" | "garbage";

/** A mail provider on this machine that counts what it delivers, as Resend does: once for each key. */
export interface MailProvider {
  readonly url: string;
  behavior: ProviderBehavior;
  /** The keys of the mails that it delivered. */
  readonly delivered: ReadonlySet<string>;
  /** Keys that were sent with two different mails. */
  readonly reused: ReadonlySet<string>;
  /** The number of requests so far, whatever their outcome. */
  requests(): number;
  close(): Promise<void>;
}

function refuse(response: ServerResponse, statusCode: number, headers: Record<string, string> = {}): void {
  response.writeHead(statusCode, { "content-type": "application/json", ...headers });
  response.end(JSON.stringify({ statusCode, name: "error", message: "The provider says no." }));
}

/** Starts a provider that works. */
export async function startMailProvider(): Promise<MailProvider> {
  const contents = new Map<string, string>();
  const reused = new Set<string>();
  let requests = 0;
  function deliver(key: string, content: string): void {
    const known = contents.get(key);
    if (known !== undefined && known !== content) reused.add(key);
    contents.set(key, content);
  }
  function answer(response: ServerResponse, key: string, content: string): void {
    const { behavior } = provider;
    if (behavior === "reset") response.destroy();
    else if (behavior === "429") refuse(response, 429, { "retry-after": "2" });
    else if (behavior === "500" || behavior === "401") refuse(response, Number(behavior));
    else if (behavior !== "hang") {
      deliver(key, content);
      response.setHeader("content-type", "application/json");
      response.end(behavior === "garbage" ? "<html>OK</html>" : JSON.stringify({ id: `id-${key}` }));
    }
  }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      requests += 1;
      answer(response, String(request.headers["idempotency-key"]), Buffer.concat(chunks).toString());
    });
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const provider: MailProvider = {
    url: `http://127.0.0.1:${port}`,
    behavior: "normal",
    get delivered() {
      return new Set(contents.keys());
    },
    reused,
    requests: () => requests,
    close() {
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
  return provider;
}
