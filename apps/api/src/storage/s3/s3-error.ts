import { XMLParser } from "fast-xml-parser";
import { z } from "zod";
import { StorageError } from "../storage.ts";

const parser = new XMLParser({ ignoreAttributes: true, parseTagValue: false });
const errorSchema = z.object({ Error: z.object({ Code: z.string(), Message: z.string().catch("") }) });

/** An error response of a bucket (Amazon S3 API Reference, "Error Responses"). */
export class S3Error extends StorageError {
  override name = "S3Error";
  /** 0 if there was no response. */
  readonly status: number;
  /** For example `NoSuchKey`; undefined if the response has none, as for HEAD. */
  readonly code: string | undefined;
  constructor({ status, code, message }: { status: number; code?: string | undefined; message: string }) {
    super(`${["S3", status || undefined, code].filter(Boolean).join(" ")}: ${message}`);
    this.status = status;
    this.code = code;
  }
}

/** Codes of temporary failures that have the HTTP status of a permanent one. */
const passingCodes = new Set(["RequestTimeout", "SlowDown", "InternalError", "ServiceUnavailable"]);
const passingStatuses = new Set([0, 408, 409, 429, 500, 502, 503, 504]);

/** True if a retry may succeed. */
export const isPassing = ({ status, code }: S3Error): boolean =>
  passingStatuses.has(status) || passingCodes.has(code ?? "");

/** True for a missing object. A missing bucket has another code, except for HEAD. */
export const isNoSuchKey = (error: unknown): boolean =>
  error instanceof S3Error && error.status === 404 && error.code === "NoSuchKey";

/** Parses the error in a body; undefined if there is none. */
export function errorIn(text: string, status: number): S3Error | undefined {
  try {
    const parsed = errorSchema.safeParse(parser.parse(text));
    if (!parsed.success) return undefined;
    const { Code: code, Message: message } = parsed.data.Error;
    return new S3Error({ status, code, message: message.slice(0, 200) });
  } catch {
    return undefined;
  }
}
