import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { SiteAnswer } from "@sitewright/marketing/server";
import type { Context } from "hono";
import { setPageHeaders, sitePolicy } from "./page-headers.ts";

type Sent = SiteAnswer & { kind: "page" | "file" };

/** One response in its encodings. */
interface Packed {
  readonly etag: string;
  readonly plain: string;
  readonly gzip: Uint8Array<ArrayBuffer>;
  readonly br: Uint8Array<ArrayBuffer>;
}

const packGzip = promisify(gzip);
const packBrotli = promisify(brotliCompress);
/**
 * The quality of Brotli, for responses compressed once for many readers: a higher one saves one percent
 * and takes ten times as long.
 */
const brotliEffort = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

const textOf = (answer: Sent): string => (answer.kind === "page" ? answer.html : answer.body);

async function pack(answer: Sent): Promise<Packed> {
  const plain = textOf(answer);
  const digest = createHash("sha256").update(plain).digest("base64url").slice(0, 22);
  const [zipped, br] = await Promise.all([packGzip(plain), packBrotli(plain, brotliEffort)]);
  return { etag: digest, plain, gzip: new Uint8Array(zipped), br: new Uint8Array(br) };
}

/**
 * The best encoding that a request accepts (RFC 9110, section 12.5.3); one with `q=0` is not accepted.
 */
function encodingFor(header: string | undefined): "br" | "gzip" | undefined {
  const taken = (header ?? "").split(",").flatMap((part) => {
    const [name = "", ...parameters] = part.split(";").map((text) => text.trim().toLowerCase());
    return parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter)) ? [] : [name];
  });
  return (["br", "gzip"] as const).find((encoding) => taken.includes(encoding));
}

/**
 * True if the client already has the response: a weak comparison, for any of its encodings (RFC 9110,
 * section 13.1.2).
 */
const hasAlready = (header: string | undefined, etag: string): boolean =>
  (header ?? "").split(",").some((part) => part.trim() === "*" || part.includes(`"${etag}`));

/** Sends a page or a file of the public site. */
export type SendSiteAnswer = (c: Context, answer: Sent) => Promise<Response>;

/**
 * Creates the function that sends the public site's responses. Cached ones are compressed once, and
 * answered with 304 if the client has them.
 */
export function createSendPacked(): SendSiteAnswer {
  const packed = new WeakMap<Sent, Promise<Packed>>();

  function packedOf(answer: Sent): Promise<Packed> {
    const cached = packed.get(answer);
    if (cached) return cached;
    const created = pack(answer);
    packed.set(answer, created);
    return created;
  }

  return async (c, answer) => {
    const { caching, ...sources } = answer.kind === "page" ? answer : {};
    setPageHeaders(c, { policy: sitePolicy(sources), ...(caching ? { caching } : {}) });
    c.header("Content-Type", answer.kind === "page" ? "text/html; charset=UTF-8" : answer.type);
    const status = answer.kind === "page" ? answer.status : 200;
    if (!answer.isKept) return c.body(textOf(answer), status);
    const { etag, plain, ...copies } = await packedOf(answer);
    const encoding = encodingFor(c.req.header("accept-encoding"));
    c.header("Vary", "Accept-Encoding");
    c.header("ETag", `"${etag}${encoding ? `-${encoding}` : ""}"`);
    if (hasAlready(c.req.header("if-none-match"), etag)) return c.body(null, 304);
    if (!encoding) return c.body(plain, status);
    c.header("Content-Encoding", encoding);
    return c.body(copies[encoding === "br" ? "br" : "gzip"], status);
  };
}
