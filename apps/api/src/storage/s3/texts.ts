import type { S3Error } from "./s3-error.ts";

/** A bucket's error codes that the operator can fix (Amazon S3 API Reference, "List of error codes"). */
const remedies: Readonly<Record<string, string>> = {
  NoSuchBucket: "The bucket of S3_BUCKET does not exist there. Create it first: it must be private.",
  InvalidAccessKeyId: "The bucket does not know S3_ACCESS_KEY_ID.",
  SignatureDoesNotMatch:
    "The bucket refuses the signature: S3_SECRET_ACCESS_KEY is not the one of S3_ACCESS_KEY_ID.",
  AccessDenied:
    "The bucket refuses this key. It needs to list the bucket, and to read, write and delete below S3_PREFIX.",
  AuthorizationHeaderMalformed: "The bucket lies in another region than S3_REGION.",
  PermanentRedirect:
    "The bucket lies in another region: S3_ENDPOINT and S3_REGION have to be those of the bucket.",
  RequestTimeTooSkewed: "The clock of this machine is more than a quarter of an hour off. Set it right.",
};

/** Instructions for the operator about a bucket's error, in one line. */
export const s3Remedy = ({ code, message }: S3Error): string =>
  (code === undefined ? undefined : remedies[code]) ??
  `The bucket of S3_ENDPOINT and S3_BUCKET cannot be used: ${message}. Nothing was changed.`;
