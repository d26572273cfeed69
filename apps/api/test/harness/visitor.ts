/** A browser in front of real servers: keeps the session's cookie. */
export interface Visitor {
  cookie: string | undefined;
  /** `at`: the origin to use, if not the usual one. */
  send(
    method: string,
    path: string,
    options?: { json?: unknown; body?: FormData; headers?: Record<string, string>; at?: string },
  ): Promise<Response>;
}

/** Opens one with the origin that our pages send as their own. */
export function openVisitor(origin: string): Visitor {
  const visitor: Visitor = {
    cookie: undefined,
    async send(method, path, { json, body, headers, at = origin } = {}) {
      const content = json === undefined ? body : JSON.stringify(json);
      const response = await fetch(at + path, {
        method,
        redirect: "manual",
        headers: {
          origin,
          ...(visitor.cookie ? { cookie: visitor.cookie } : {}),
          ...(json === undefined ? {} : { "content-type": "application/json" }),
          ...headers,
        },
        ...(content === undefined ? {} : { body: content }),
      });
      for (const line of response.headers.getSetCookie()) {
        const pair = line.split(";")[0] ?? "";
        visitor.cookie = pair.endsWith("=") ? undefined : pair;
      }
      return response;
    },
  };
  return visitor;
}
