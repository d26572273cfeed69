import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { type ApiClient, createClient } from "@sitewright/contracts";
import type { App } from "../../src/app.ts";

/** One person's browser: keeps cookies, sends Origin and Sec-Fetch-Site as a page of ours would. */
export interface Browser {
  /** Sends any request; headers given here take precedence, and undefined omits one of the browser's own. */
  send(method: string, path: string, options?: SendOptions): Promise<Response>;
  /** The contract's own client over this browser. */
  api: ApiClient;
  /** Name and value of the session cookie, as sent. */
  cookie: string | undefined;
}

export interface SendOptions {
  /** Sent as JSON. */
  json?: unknown;
  /** Sent unchanged. */
  body?: string | Uint8Array | FormData;
  headers?: Record<string, string | undefined>;
}

const withoutUndefined = (headers: Record<string, string | undefined>): [string, string][] =>
  Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined);

/** The connection data of a request from this address. */
function connectionFrom(address: string): { incoming: IncomingMessage } {
  const socket = Object.defineProperty(new Socket(), "remoteAddress", { value: address });
  return { incoming: new IncomingMessage(socket) };
}

interface Opening {
  readonly origin: string;
  /** The browser's network address. */
  readonly address: string | undefined;
  /** Called with each response that is a file, because an unread one stays open. */
  readonly onFile: (response: Response) => void;
}

/** Opens a browser on the application. */
export function openBrowser({ app, fileDeletions }: App, { origin, address, onFile }: Opening): Browser {
  const connection = address === undefined ? {} : connectionFrom(address);
  const browser: Browser = { send, api: createClient({ fetch: apiFetch }), cookie: undefined };

  function keepCookie(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const pair = line.split(";")[0] ?? "";
      browser.cookie = pair.endsWith("=") ? undefined : pair;
    }
  }

  async function send(method: string, path: string, { json, body, headers = {} }: SendOptions = {}) {
    const isSafe = method === "GET" || method === "HEAD";
    const init = {
      method,
      headers: withoutUndefined({
        "sec-fetch-site": "same-origin",
        origin: isSafe ? undefined : origin,
        cookie: browser.cookie,
        "content-type": json === undefined ? undefined : "application/json",
        ...headers,
      }),
    };
    const content = json === undefined ? body : JSON.stringify(json);
    const response = await app.request(
      path,
      content === undefined ? init : { ...init, body: content },
      connection,
    );
    keepCookie(response);
    // Files of a deleted account are deleted after the answer: a test looks when they are gone.
    await fileDeletions.ended();
    if (response.headers.has("content-disposition")) onFile(response);
    return response;
  }

  async function apiFetch(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
    const headers = Object.fromEntries(new Headers(init.headers));
    const { body } = init;
    const content = typeof body === "string" || body instanceof FormData ? { body } : {};
    return send(init.method ?? "GET", String(input), { headers, ...content });
  }

  return browser;
}
