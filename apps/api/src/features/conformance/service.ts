import { type SiteCheck, type SiteFinding, siteCheckSchema, siteFindingSchema } from "@sitewright/contracts";
import type { Logger } from "pino";
import { z } from "zod";
import type { Staff } from "../../access/permissions.ts";
import type { EventOrigin } from "../../audit/events.ts";
import { createOriginBy } from "../../audit/origin-by.ts";
import { createOnce } from "../../db/create-once.ts";
import { isRolledBack } from "../../db/fault.ts";
import { instantOf } from "../../db/instant.ts";
import type { Db, Tx } from "../../db/open.ts";
import { readStored } from "../../db/stored-json.ts";
import type { FormBody } from "../../files/receive-form.ts";
import { creationId } from "../../http/creation-id.ts";
import { Refusal } from "../../http/refusal.ts";
import type { JobQueue } from "../../jobs/job-queue.ts";
import type { Schedule } from "../../schedule.ts";
import type { Storage } from "../../storage/storage.ts";
import { newStoragePath } from "../../storage/storage-path.ts";
import type { Limit, Throttle } from "../../throttle/throttle.ts";
import { hourMs } from "../../time-units.ts";
import { checkKind } from "./check-job.ts";
import {
  type CheckRow,
  deleteCheck,
  findCheck,
  findProject,
  insertCheck,
  listChecks,
  type NewCheck,
} from "./check-store.ts";
import { withArchive } from "./receive-archive.ts";

interface CheckOptions {
  db: Db;
  storage: Storage;
  /** The local folder for archives while they are received. */
  stagingFolder: string;
  now: () => Date;
  newId: () => string;
  schedule: Schedule;
  throttle: Throttle;
  jobs: JobQueue;
  log: Pick<Logger, "warn">;
}

/** Archives that one staff account may submit within an hour. */
const checkLimit: Limit = { name: "site-check", limit: 60, windowMs: hourMs };

/** Checks of built sites against their specifications. */
export interface SiteChecks {
  list(staff: Staff<"conformance">, projectId: string): Promise<SiteCheck[] | Refusal>;
  /** `key`: an idempotency key, under which the same archive is checked once per version. */
  create(
    staff: Staff<"conformance">,
    sent: { projectId: string; form: FormBody; key: string | undefined },
  ): Promise<SiteCheck | Refusal>;
  read(
    staff: Staff<"conformance">,
    check: { id: string; projectId: string },
  ): Promise<{ check: SiteCheck; findings: SiteFinding[] } | Refusal>;
  remove(staff: Staff<"conformance">, check: { id: string; projectId: string }): Promise<Refusal | undefined>;
}

function checkOf({ author, createdAt, state, projectId: _, storagePath: __, ...row }: CheckRow): SiteCheck {
  const known = siteCheckSchema.shape.state.safeParse(state).data ?? "waiting";
  const authorName = author ? author.displayName || author.email : "";
  return { ...row, state: known, authorName, createdAt: instantOf(createdAt) };
}

const findingsSchema = z.array(siteFindingSchema);

/** Creates the service. An archive is stored before its row, so that a row always has its file. */
export function createSiteChecks(options: CheckOptions): SiteChecks {
  const { db, storage, now, newId, throttle, jobs, log } = options;
  const notFound = () => new Refusal("not-found");
  const originBy = createOriginBy({ newId, now });

  /** If a file cannot be deleted now, the sweep deletes it later, because it has no row. */
  async function discard(paths: readonly (string | null)[]): Promise<void> {
    for (const path of paths)
      if (path !== null)
        await storage
          .delete(path)
          .catch((err: unknown) => log.warn({ err }, "an archive is left for the sweep"));
  }

  /**
   * Stores a check, whose archive is already stored, with its job. If that fails, the archive is
   * deleted.
   */
  async function insert(check: NewCheck, origin: EventOrigin): Promise<void> {
    const enqueue = (tx: Tx) => jobs.enqueue(tx, { job: checkKind, payload: { checkId: check.id } });
    try {
      const old = await insertCheck(db, check, { origin, enqueue });
      await discard(old ?? [check.storagePath]);
      jobs.wake(checkKind);
    } catch (error) {
      // Without a certain rollback the row may exist: the file stays, and is swept later if it has
      // no row.
      if (isRolledBack(error)) await discard([check.storagePath]);
      throw error;
    }
  }

  return {
    async list(_staff, projectId) {
      return (await findProject(db, projectId)) ? (await listChecks(db, projectId)).map(checkOf) : notFound();
    },
    async create(staff, { projectId, form, key }) {
      const project = await findProject(db, projectId);
      if (!project) return notFound();
      const refused = await throttle.take({ ...checkLimit, subject: staff.account.id });
      if (refused) return refused;
      const { userId: owner, version } = project;
      return withArchive(form, { ...options, id: newId() }, async ({ name, sizeBytes, sha256, read }) => {
        const content = JSON.stringify([projectId, version, name, sha256]);
        const id = creationId(newId, { accountId: staff.account.id, kind: "site-check", key, content });
        const find = async () => {
          const row = await findCheck(db, { id, projectId });
          return row && checkOf(row);
        };
        return createOnce(find, async () => {
          const random = newId().replaceAll("-", "");
          const storagePath = newStoragePath({
            type: "sites",
            owner,
            now: now(),
            random,
            fileName: "site.zip",
          });
          await storage.put(storagePath, await read());
          await insert({ id, projectId, version, fileName: name, sizeBytes, storagePath }, originBy(staff));
          return (await find()) ?? notFound();
        });
      });
    },
    async read(_staff, where) {
      const row = await findCheck(db, where);
      if (!row) return notFound();
      const { findings, ...check } = row;
      const stored = readStored(findingsSchema, findings);
      return stored.isReadable
        ? { check: checkOf(check), findings: stored.value }
        : new Refusal("content-unreadable");
    },
    async remove(staff, where) {
      const row = await deleteCheck(db, where, originBy(staff));
      if (!row) return notFound();
      await discard([row.storagePath]);
      return undefined;
    },
  };
}
