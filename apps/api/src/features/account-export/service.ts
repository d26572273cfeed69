import type { Readable } from "node:stream";
import { brand } from "@sitewright/brand";
import type { SignedInActor } from "../../access/actor.ts";
import type { Db } from "../../db/open.ts";
import { Refusal } from "../../http/refusal.ts";
import type { PersonalData } from "../../personal-data/personal-data.ts";
import type { ReportUnreadable } from "../../staff-notices/unreadable.ts";
import type { Storage } from "../../storage/storage.ts";
import { zipStream } from "../../zip/zip-stream.ts";
import { exportEntries } from "./entries.ts";

interface ExportOptions {
  db: Db;
  storage: Storage;
  now: () => Date;
  reportUnreadable: ReportUnreadable;
  personalData: readonly PersonalData[];
}

/** Exporting one's data. */
export interface AccountExportService {
  /** The name under which the archive is saved. */
  fileName(): string;
  /** A refusal while the maximum number of archives of the account is being downloaded. */
  refuse(actor: SignedInActor): Refusal | undefined;
  /** The caller's data as a ZIP archive that is streamed as it is read. */
  open(actor: SignedInActor): Readable;
}

/**
 * Archives of one account that may be downloaded at once: each holds memory and an open file until
 * the download ends.
 */
const atOnceMax = 4;

const retryAfterS = 10;

const tooMany = () =>
  new Refusal("too-many-requests", {
    detail:
      "Your data is being downloaded several times already. Please wait until these downloads are done.",
    retryAfterS,
  });

/** Creates the service. */
export function createAccountExportService(options: ExportOptions): AccountExportService {
  const { db, storage, now, reportUnreadable } = options;
  const sections = options.personalData.flatMap(({ exported }) => exported ?? []);
  const underWay = new Map<string, number>();
  const count = (accountId: string, by: 1 | -1): void => {
    const left = (underWay.get(accountId) ?? 0) + by;
    if (left > 0) underWay.set(accountId, left);
    else underWay.delete(accountId);
  };
  const product = brand.productName.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  return {
    fileName: () => `${product}-data-${now().toISOString().slice(0, 10)}.zip`,
    refuse: ({ account }) => ((underWay.get(account.id) ?? 0) < atOnceMax ? undefined : tooMany()),
    open({ account }) {
      const at = now();
      const entries = exportEntries({ db, storage, reportUnreadable, sections, account, now: at });
      count(account.id, 1);
      return zipStream(entries, at).once("close", () => count(account.id, -1));
    },
  };
}
