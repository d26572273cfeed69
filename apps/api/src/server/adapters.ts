import { EnvError, type MailSettings, type StorageSettings } from "../env.ts";
import { createLocalTransport } from "../mail/local-transport.ts";
import type { MailTransport } from "../mail/mail-transport.ts";
import { createResendTransport } from "../mail/resend-transport.ts";
import { createDiskStorage } from "../storage/disk-storage.ts";
import type { Storage } from "../storage/storage.ts";

const MAIL_TIMEOUT_MS = 20_000;

/** The way that mails leave with these settings. */
export function createTransport(settings: MailSettings, now: () => Date): MailTransport {
  switch (settings.kind) {
    case "local":
      return createLocalTransport();
    case "resend":
      return createResendTransport({ ...settings, timeoutMs: MAIL_TIMEOUT_MS, now });
    case "smtp":
      throw new EnvError(["SMTP_URL cannot be used by this version: use RESEND_API_KEY."]);
  }
}

/** Where files are kept with these settings. */
export function createStorage(settings: StorageSettings): Storage {
  if (settings.kind === "disk") return createDiskStorage(settings.folder);
  throw new EnvError(["S3_ENDPOINT cannot be used by this version: files are kept on disk."]);
}

/** Where files are kept, as an operator recognises it. */
export const describeStorage = (settings: StorageSettings): string =>
  settings.kind === "disk" ? settings.folder : `${settings.bucket} at ${settings.endpoint}`;
