import { create as contentDisposition } from "content-disposition";
import type { Authorized } from "../../access/authorized.ts";
import type { AppContext } from "../../http/app-env.ts";
import { webStream } from "../../http/web-stream.ts";
import { type ByteRange, MissingFileError, type Storage } from "../../storage/storage.ts";
import { readRange } from "./byte-range.ts";
import { contentTypeOf, storedType } from "./file-types.ts";
import type { UploadRow } from "./store.ts";

/** What a client's file may do when it is opened as a page of ours: nothing. Vector drawings keep their colours. */
const sandbox =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Whether a file is shown in the page; anything else is handed out as a download. */
export function isImage(file: Pick<UploadRow, "contentType">): boolean {
  const kind = storedType(file)?.kind;
  return kind === "picture" || kind === "drawing";
}

/** The file as its headers describe it. */
interface Described {
  file: Pick<UploadRow, "name" | "contentType">;
  etag: string;
  /** Asked for anew each time unless told otherwise: the file may be gone, or the session another's. */
  caching?: string;
}

/** Says what is sent, and that it is data: nothing in it runs. */
export function setFileHeaders(
  c: AppContext,
  { file, etag, caching = "private, no-cache" }: Described,
): void {
  const type = storedType(file);
  c.header("Content-Type", type ? contentTypeOf(type) : "application/octet-stream");
  c.header(
    "Content-Disposition",
    contentDisposition(file.name, { type: isImage(file) ? "inline" : "attachment" }),
  );
  c.header("Content-Security-Policy", sandbox);
  c.header("X-Content-Type-Options", "nosniff");
  c.header("Cache-Control", caching);
  c.header("ETag", etag);
}

/** Whether the browser has this very content already (RFC 9110 section 13.1.2). */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  const known = (ifNoneMatch ?? "").split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return known.includes(etag) || known.includes("*");
}

/** A range counts only while the file is still the one that the client has begun (RFC 9110 section 13.1.5). */
function wantedRange(c: AppContext, { sizeBytes }: UploadRow, etag: string) {
  const ifRange = c.req.header("if-range");
  return ifRange && ifRange !== etag ? undefined : readRange(c.req.header("range"), sizeBytes);
}

async function openFile(storage: Storage, { storagePath }: UploadRow, range: ByteRange | undefined) {
  const content = await storage.get(storagePath, range);
  if (!content) throw new MissingFileError(storagePath);
  return content;
}

/**
 * Sends a stored file as data that no page of ours runs: whole, one range of it, or 'not changed'. It is opened before
 * anything is said about it: a refusal must not carry its length and name.
 */
export async function serveFile(
  c: AppContext,
  storage: Storage,
  upload: Authorized<UploadRow, "read">,
  caching?: string,
): Promise<Response> {
  const etag = `"${upload.sha256}"`;
  const described = { file: upload, etag, ...(caching === undefined ? {} : { caching }) };
  if (isKnown(c.req.header("if-none-match"), etag)) {
    setFileHeaders(c, described);
    return c.body(null, 304);
  }
  const range = wantedRange(c, upload, etag);
  if (range === "unsatisfiable") {
    c.header("Content-Range", `bytes */${upload.sizeBytes}`);
    return c.body(null, 416);
  }
  const content = await openFile(storage, upload, range);
  setFileHeaders(c, described);
  c.header("Accept-Ranges", "bytes");
  const { start, end } = range ?? { start: 0, end: upload.sizeBytes - 1 };
  c.header("Content-Length", String(end - start + 1));
  if (range) c.header("Content-Range", `bytes ${start}-${end}/${upload.sizeBytes}`);
  const status = range ? 206 : 200;
  if (c.req.method !== "HEAD") return c.body(webStream(content), status);
  // A stream that nobody reads would keep its file open.
  content.destroy();
  return c.body(null, status);
}
