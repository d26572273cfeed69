import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { refusedSignature } from "./sigv4.ts";

/** A fault of one request. `drop-answer`: it is executed, and the connection breaks before the response. */
export type S3Fault =
  | { readonly kind: "status"; readonly status: number; readonly code: string }
  | { readonly kind: "slow"; readonly ms: number }
  | { readonly kind: "drop" }
  | { readonly kind: "drop-answer" }
  | { readonly kind: "copy-fails" }
  | { readonly kind: "truncate"; readonly bytes: number };

/** A request as seen by a test. The key is empty for the bucket itself. */
export interface SeenRequest {
  readonly method: string;
  readonly key: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage["headers"];
}

interface StoredObject {
  readonly bytes: Buffer;
  readonly modifiedAt: Date;
}

/** A bucket on this machine that accepts only requests whose signature, time and payload hash are right. */
export interface S3Front {
  readonly account: {
    readonly endpoint: string;
    readonly region: string;
    readonly bucket: string;
    readonly accessKeyId: string;
    readonly secretAccessKey: string;
  };
  readonly objects: Map<string, StoredObject>;
  /** Every request that was carried out or refused, in order. */
  readonly requests: SeenRequest[];
  /** Returns the fault of a request; called for each one. */
  fault: (request: SeenRequest) => S3Fault | undefined;
  /** Whether `If-None-Match` is supported. */
  hasConditions: boolean;
  close(): Promise<void>;
}

const sha256 = (bytes: Buffer): string => createHash("sha256").update(bytes).digest("hex");
const etagOf = (bytes: Buffer): string => `"${createHash("md5").update(bytes).digest("hex")}"`;

class Refused extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

const xml = (root: string, content: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root}>${content}</${root}>`;
const errorXml = (code: string): string =>
  xml("Error", `<Code>${code}</Code><Message>${code} &amp; more</Message>`);

interface Answer {
  readonly status: number;
  readonly headers?: Record<string, string>;
  readonly body?: Buffer | string;
}

function listingOf(objects: S3Front["objects"], query: URLSearchParams, pageSize: number): Answer {
  const [prefix, delimiter] = [query.get("prefix") ?? "", query.get("delimiter")];
  const entries = new Map<string, string>();
  for (const [key, { modifiedAt }] of [...objects].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (!key.startsWith(prefix)) continue;
    const end = delimiter ? key.indexOf(delimiter, prefix.length) : -1;
    const folder = end < 0 ? undefined : key.slice(0, end + 1);
    if (folder) entries.set(folder, `<CommonPrefixes><Prefix>${folder}</Prefix></CommonPrefixes>`);
    else
      entries.set(
        key,
        `<Contents><Key>${key}</Key><LastModified>${modifiedAt.toISOString()}</LastModified></Contents>`,
      );
  }
  const after = Buffer.from(query.get("continuation-token") ?? "", "base64").toString();
  const rest = [...entries].filter(([name]) => name > after);
  const page = rest.slice(0, pageSize);
  const isTruncated = rest.length > page.length;
  const next = Buffer.from(page.at(-1)?.[0] ?? "").toString("base64");
  const more = isTruncated ? `<NextContinuationToken>${next}</NextContinuationToken>` : "";
  const content = `<IsTruncated>${isTruncated}</IsTruncated>${more}${page.map(([, entry]) => entry).join("")}`;
  return { status: 200, body: xml("ListBucketResult", content) };
}

function objectAnswer(stored: StoredObject, headers: IncomingMessage["headers"]): Answer {
  const etag = etagOf(stored.bytes);
  if (headers["if-match"] && headers["if-match"] !== etag) throw new Refused(412, "PreconditionFailed");
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? "") ?? [];
  if (first === undefined) return { status: 200, headers: { etag }, body: stored.bytes };
  if (Number(first) >= stored.bytes.length) throw new Refused(416, "InvalidRange");
  return { status: 206, headers: { etag }, body: stored.bytes.subarray(Number(first), Number(last) + 1) };
}

function copyOf(front: S3Front, { key, headers }: SeenRequest): Answer {
  const source = String(headers["x-amz-copy-source"]).replace(`/${front.account.bucket}/`, "");
  const stored = front.objects.get(source);
  if (!stored) throw new Refused(404, "NoSuchKey");
  front.objects.set(key, { ...stored, modifiedAt: new Date() });
  return { status: 200, body: xml("CopyObjectResult", "<ETag>x</ETag>") };
}

function store(front: S3Front, { key, headers }: SeenRequest, bytes: Buffer): Answer {
  if (headers["if-none-match"] && !front.hasConditions) throw new Refused(501, "NotImplemented");
  if (headers["if-none-match"] && front.objects.has(key)) throw new Refused(412, "PreconditionFailed");
  front.objects.set(key, { bytes, modifiedAt: new Date() });
  return { status: 200, headers: { etag: etagOf(bytes) } };
}

function carryOut(
  front: S3Front,
  request: SeenRequest,
  { bytes, pageSize }: { bytes: Buffer; pageSize: number },
) {
  const { method, key, query, headers } = request;
  if (key === "") return listingOf(front.objects, query, pageSize);
  if (method === "PUT")
    return headers["x-amz-copy-source"] ? copyOf(front, request) : store(front, request, bytes);
  if (method === "DELETE") {
    front.objects.delete(key);
    return { status: 204 };
  }
  const stored = front.objects.get(key);
  if (!stored) throw new Refused(404, "NoSuchKey");
  return objectAnswer(stored, headers);
}

/** Refuses what a real bucket refuses before it acts. */
function check(
  front: S3Front,
  incoming: IncomingMessage,
  { bucket, bytes }: { bucket: string; bytes: Buffer },
): void {
  const { method = "", url: target = "" } = incoming;
  const headers = Object.fromEntries(
    Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]),
  );
  const { accessKeyId, secretAccessKey: secret, region } = front.account;
  const refused = refusedSignature(
    { method, target, headers },
    { accessKeyId, secret, region, now: new Date() },
  );
  if (refused) throw new Refused(refused === "AuthorizationHeaderMalformed" ? 400 : 403, refused);
  if (method === "PUT" && headers["content-length"] === undefined)
    throw new Refused(411, "MissingContentLength");
  if (headers["x-amz-content-sha256"] !== sha256(bytes)) throw new Refused(400, "XAmzContentSHA256Mismatch");
  if (bucket !== front.account.bucket) throw new Refused(404, "NoSuchBucket");
}

async function answer(
  front: S3Front,
  pair: { incoming: IncomingMessage; outgoing: ServerResponse },
  pageSize: number,
) {
  const { incoming, outgoing } = pair;
  const url = new URL(incoming.url ?? "", "http://x");
  const [, bucket = "", ...path] = url.pathname.split("/");
  const { method = "", headers } = incoming;
  const request: SeenRequest = { method, key: path.join("/"), query: url.searchParams, headers };
  front.requests.push(request);
  const fault = front.fault(request);
  if (fault?.kind === "drop") return void incoming.destroy();
  const bytes = await buffer(incoming);
  if (fault?.kind === "slow") await wait(fault.ms);
  const send = ({ status, headers: own, body = "" }: Answer) => {
    const content = Buffer.from(body);
    outgoing.writeHead(status, { ...own, ...(status === 204 ? {} : { "content-length": content.length }) });
    if (fault?.kind !== "truncate") return void outgoing.end(method === "HEAD" ? "" : content);
    outgoing.write(content.subarray(0, fault.bytes), () => outgoing.destroy());
  };
  try {
    check(front, incoming, { bucket, bytes });
    if (fault?.kind === "status") throw new Refused(fault.status, fault.code);
    if (fault?.kind === "copy-fails") return send({ status: 200, body: errorXml("InternalError") });
    const result = carryOut(front, request, { bytes, pageSize });
    if (fault?.kind === "drop-answer") return void outgoing.destroy();
    send(result);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    send({ status: error.status, body: method === "HEAD" ? "" : errorXml(error.code) });
  }
}

/** Starts an empty bucket. It lists in pages of two, so that every listing needs several. */
export async function startS3Front({ pageSize = 2 }: { pageSize?: number } = {}): Promise<S3Front> {
  const server = createServer((incoming, outgoing) => {
    // A client that disconnects is not a fault of the bucket.
    answer(front, { incoming, outgoing }, pageSize).catch(() => outgoing.destroy());
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const bound = server.address();
  const endpoint = `http://127.0.0.1:${typeof bound === "object" && bound ? bound.port : 0}`;
  const front: S3Front = {
    account: {
      endpoint,
      region: "eu-test-1",
      bucket: "agency-files",
      accessKeyId: "AKIATEST",
      secretAccessKey: "secret/of+the+bucket",
    },
    objects: new Map(),
    requests: [],
    fault: () => undefined,
    hasConditions: true,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
  return front;
}
