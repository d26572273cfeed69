import { XMLParser } from "fast-xml-parser";
import { z } from "zod";
import { StorageError } from "../storage.ts";

const parser = new XMLParser({ ignoreAttributes: true, parseTagValue: false });
const errorSchema = z.object({ Error: z.object({ Code: z.string(), Message: z.string().catch("") }) });

/** What a bucket answers instead of what was asked for (Amazon S3 API Reference, "Error Responses"). */
export class S3Error extends StorageError {
  override name = "S3Error";
  /** 0 where no answer came. */
  readonly status: number;
  /** Such as `NoSuchKey`; undefined where the answer names none, as to HEAD. */
  readonly code: string | undefined;
  constructor({ status, code, message }: { status: number; code?: string | undefined; message: string }) {
    super(`S3 ${[status || "", code ?? ""].join(" ").trim()}: ${message}`);
    this.status = status;
    this.code = code;
  }
}

/** Codes of requests that succeed later although their status says otherwise. */
const passingCodes = new Set(["RequestTimeout", "SlowDown", "InternalError", "ServiceUnavailable"]);
const passingStatuses = new Set([0, 408, 409, 429, 500, 502, 503, 504]);

/** Whether the same request may succeed in a moment. */
export const isPassing = ({ status, code }: S3Error): boolean =>
  passingStatuses.has(status) || passingCodes.has(code ?? "");

/** Whether the error says that there is no such object. A bucket that is not there says something else, but for HEAD. */
export const isNoSuchKey = (error: unknown): boolean =>
  error instanceof S3Error && error.status === 404 && error.code === "NoSuchKey";

/** The error that a body holds; undefined where it holds none. */
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
