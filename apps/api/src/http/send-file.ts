import type { Readable } from "node:stream";
import type { FileResponse } from "@sitewright/contracts";
import { create as contentDisposition } from "content-disposition";
import fresh from "fresh";
import type { ByteRange } from "../storage/storage.ts";
import type { AppContext } from "./app-env.ts";
import { readRange } from "./byte-range.ts";
import { webStream } from "./web-stream.ts";

/**
 * The policy for a file that is opened as a page: no scripts run. Styles inside vector drawings are
 * allowed, so that they keep their colours.
 */
const sandbox =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** A file as a handler's response. */
export interface FileAnswer {
  /** Its file name when saved. */
  readonly name: string;
  /** Its Content-Type, unless it is the one in the contract. */
  readonly type?: string;
  /** Whether browsers show the file or save it (the default). */
  readonly disposition?: "inline" | "attachment";
  /** Undefined if the size is unknown until the content is complete. */
  readonly sizeBytes?: number;
  /** A strong entity tag, in quotes: a client that already has the file gets 304. */
  readonly etag?: string;
  /** Cache-Control, if a browser may cache the file. */
  readonly caching?: string;
  /**
   * Opens the content, or one range of it. Called before any header about the file is set, so that a
   * refusal carries neither its length nor its name. It is called for HEAD requests too, unless the
   * content `isGenerated`.
   */
  open(range?: ByteRange): Promise<Readable>;
  /** The content is generated while it is read: a HEAD request generates nothing. */
  readonly isGenerated?: boolean;
}

/** Sets the headers of a file, which is data: nothing in it may run. */
function setFileHeaders(c: AppContext, { type: defaultType }: FileResponse, file: FileAnswer): void {
  const { name, type = defaultType, disposition = "attachment", etag, caching } = file;
  c.header("Content-Type", type);
  c.header("Content-Disposition", contentDisposition(name, { type: disposition }));
  c.header("Content-Security-Policy", sandbox);
  c.header("X-Content-Type-Options", "nosniff");
  if (etag !== undefined) c.header("ETag", etag);
  if (caching !== undefined) c.header("Cache-Control", caching);
}

/**
 * A range applies only if the file is still the one that the client has a part of (RFC 9110 section
 * 13.1.5).
 */
function wantedRange(c: AppContext, { hasRanges }: FileResponse, { sizeBytes, etag }: FileAnswer) {
  const ifRange = c.req.header("if-range");
  if (!hasRanges || sizeBytes === undefined || (ifRange && ifRange !== etag)) return undefined;
  return readRange(c.req.header("range"), sizeBytes);
}

function setLength(c: AppContext, sizeBytes: number, range: ByteRange | undefined): void {
  const { start, end } = range ?? { start: 0, end: sizeBytes - 1 };
  c.header("Content-Length", String(end - start + 1));
  if (range) c.header("Content-Range", `bytes ${start}-${end}/${sizeBytes}`);
}

/**
 * Aborts a response whose content failed after its status was sent: a response that is cut off is not
 * mistaken for a complete one.
 */
function breakOff(c: AppContext, error: unknown): void {
  const outgoing = c.env?.outgoing;
  if (!outgoing) throw error;
  // The error is not thrown here as well, because it would be printed outside the log.
  outgoing.destroy();
}

/**
 * Sends a file as data that none of our pages runs: whole, one range of it, only its headers, or 304.
 * `logFault` logs the cause of a transfer that fails midway.
 */
export async function sendFile(
  c: AppContext,
  {
    declared,
    file,
    logFault,
  }: { declared: FileResponse; file: FileAnswer; logFault: (error: unknown) => void },
): Promise<Response> {
  const { etag, sizeBytes } = file;
  if (etag !== undefined && fresh(c.req.header(), { etag })) {
    setFileHeaders(c, declared, file);
    return c.body(null, 304);
  }
  const range = wantedRange(c, declared, file);
  if (range === "unsatisfiable") {
    c.header("Content-Range", `bytes */${sizeBytes}`);
    return c.body(null, 416);
  }
  const isHead = c.req.method === "HEAD";
  const content = isHead && file.isGenerated ? undefined : await file.open(range);
  setFileHeaders(c, declared, file);
  if (declared.hasRanges) c.header("Accept-Ranges", "bytes");
  if (sizeBytes !== undefined) setLength(c, sizeBytes, range);
  const status = range ? 206 : 200;
  if (content && !isHead) {
    const onFault = (error: unknown) => {
      logFault(error);
      breakOff(c, error);
    };
    return c.body(webStream(content, onFault), status);
  }
  // An unread stream would keep its file open.
  content?.destroy();
  return c.body(null, status);
}
