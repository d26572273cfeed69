import type { App } from "../../src/app.ts";

/** A browser with all its cookies, which follows no redirects; for flows across several sites. */
export interface CookieJar {
  /** Names and values, as sent. */
  readonly cookies: Map<string, string>;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
}

/** Opens such a browser on the application. */
export function openCookieJar({ app }: App): CookieJar {
  const cookies = new Map<string, string>();
  return {
    cookies,
    async get(path, headers = {}) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      const response = await app.request(path, { headers: { ...(cookie ? { cookie } : {}), ...headers } });
      for (const line of response.headers.getSetCookie()) {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (value === "" || /max-age=0/i.test(line)) cookies.delete(name);
        else cookies.set(name, value);
      }
      return response;
    },
  };
}
