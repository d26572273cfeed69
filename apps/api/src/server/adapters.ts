import type { MailSettings, StorageSettings } from "../env.ts";
import { createLocalTransport } from "../mail/local-transport.ts";
import type { MailTransport } from "../mail/mail-transport.ts";
import { createDiskStorage } from "../storage/disk-storage.ts";
import { createS3Storage, type S3Timeouts } from "../storage/s3/s3-storage.ts";
import type { Storage } from "../storage/storage.ts";

const mailTimeoutMs = 20_000;

/** The mail transport for these settings. Only the configured provider's code is loaded. */
export async function createTransport(settings: MailSettings, now: () => Date): Promise<MailTransport> {
  switch (settings.kind) {
    case "local":
      return createLocalTransport();
    case "resend": {
      const { createResendTransport } = await import("../mail/resend-transport.ts");
      return createResendTransport({ ...settings, timeoutMs: mailTimeoutMs, now });
    }
    case "smtp": {
      const { createSmtpTransport } = await import("../mail/smtp-transport.ts");
      return createSmtpTransport(settings);
    }
  }
}

/** The file storage for these settings. */
export function createStorage(settings: StorageSettings): Storage {
  return settings.kind === "disk" ? createDiskStorage(settings.folder) : createS3Storage(settings);
}

const startLimits = { maxMs: 10_000, attemptMs: 5_000 };
const atStart: S3Timeouts = { operation: startLimits, upload: startLimits };

/**
 * Makes sure that the file storage can be reached, with a timeout of a few seconds: a start must not wait
 * as long as a running server does. @throws S3Error
 */
export async function reachStorage(settings: StorageSettings): Promise<void> {
  if (settings.kind === "s3") await createS3Storage(settings, atStart).readMark();
}

/** The file storage as shown to the operator. */
export const describeStorage = (settings: StorageSettings): string =>
  settings.kind === "disk"
    ? settings.folder
    : `${settings.bucket}/${settings.prefix} at ${settings.endpoint}`;
