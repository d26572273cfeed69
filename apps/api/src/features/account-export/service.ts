import type { Readable } from "node:stream";
import { brand } from "@sitewright/brand";
import type { SignedInActor } from "../../access/actor.ts";
import type { Db } from "../../db/open.ts";
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
  /** The caller's data as a ZIP archive that is streamed as it is read. */
  open(actor: SignedInActor): Readable;
}

/** Creates the service. */
export function createAccountExportService(options: ExportOptions): AccountExportService {
  const { db, storage, now, reportUnreadable } = options;
  const sections = options.personalData.flatMap(({ exported }) => exported ?? []);
  const product = brand.productName.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  return {
    fileName: () => `${product}-data-${now().toISOString().slice(0, 10)}.zip`,
    open({ account }) {
      const at = now();
      return zipStream(exportEntries({ db, storage, reportUnreadable, sections, account, now: at }), at);
    },
  };
}
