import { createHash, createHmac } from "node:crypto";

/** A request as received. */
export interface SignedRequest {
  readonly method: string;
  /** Path and query, undecoded. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
}

const hmac = (key: string | Buffer, text: string): Buffer => createHmac("sha256", key).update(text).digest();
const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

/** RFC 3986 as used by AWS: everything but unreserved characters, upper-case hex digits. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

const canonicalQuery = (query: string): string =>
  query === ""
    ? ""
    : query
        .split("&")
        .map((pair) => {
          const [name = "", value = ""] = pair.split("=", 2);
          return [name, value].map((part) => encoded(decodeURIComponent(part.replaceAll("+", " "))));
        })
        .sort(([a = "", x = ""], [b = "", y = ""]) => (a === b ? (x < y ? -1 : 1) : a < b ? -1 : 1))
        .map((pair) => pair.join("="))
        .join("&");

/** The canonical request (AWS Signature Version 4, "Create a signed AWS API request", step 1, with S3's single encoding). */
function canonicalRequest({ method, target, headers }: SignedRequest, signedHeaders: string): string {
  const [path = "", query = ""] = target.split("?", 2);
  return [
    method,
    path
      .split("/")
      .map((part) => encoded(decodeURIComponent(part)))
      .join("/"),
    canonicalQuery(query),
    ...signedHeaders.split(";").map((name) => `${name}:${(headers[name] ?? "").trim().replace(/ +/g, " ")}`),
    "",
    signedHeaders,
    headers["x-amz-content-sha256"],
  ].join("\n");
}

interface Scope {
  readonly secret: string;
  /** `20130524/us-east-1/s3/aws4_request` */
  readonly scope: string;
  /** `host;range;x-amz-date` */
  readonly signedHeaders: string;
}

/** The expected signature of a request, hex (steps 2 to 4). */
export function signatureOf(request: SignedRequest, { secret, scope, signedHeaders }: Scope): string {
  const canonical = sha256(canonicalRequest(request, signedHeaders));
  const toSign = ["AWS4-HMAC-SHA256", request.headers["x-amz-date"], scope, canonical].join("\n");
  const key = scope
    .split("/")
    .reduce<string | Buffer>((derived, part) => hmac(derived, part), `AWS4${secret}`);
  return hmac(key, toSign).toString("hex");
}

/** The largest difference of a request's time, in milliseconds (Amazon S3: 15 minutes). */
const skewMaxMs = 900_000;

const readTime = (text = ""): number =>
  Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"));

interface Verification {
  readonly accessKeyId: string;
  readonly secret: string;
  readonly region: string;
  readonly now: Date;
}

/** The error code for a request's signature; undefined for a valid one. */
export function refusedSignature(request: SignedRequest, account: Verification): string | undefined {
  const found =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\S+), SignedHeaders=(\S+), Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? "",
    );
  if (!found) return "AccessDenied";
  const [, keyId, scope = "", signedHeaders = "", signature] = found;
  if (keyId !== account.accessKeyId) return "InvalidAccessKeyId";
  const time = request.headers["x-amz-date"] ?? "";
  if (!(Math.abs(readTime(time) - account.now.getTime()) <= skewMaxMs)) return "RequestTimeTooSkewed";
  if (scope !== `${time.slice(0, 8)}/${account.region}/s3/aws4_request`)
    return "AuthorizationHeaderMalformed";
  const needed = Object.keys(request.headers).filter((name) => name === "host" || name.startsWith("x-amz-"));
  if (!needed.every((name) => signedHeaders.split(";").includes(name))) return "AccessDenied";
  const expected = signatureOf(request, { secret: account.secret, scope, signedHeaders });
  return expected === signature ? undefined : "SignatureDoesNotMatch";
}
