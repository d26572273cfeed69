import {
  type DatabaseTimeouts,
  defaultDatabaseTimeouts,
} from "../../../apps/api/src/db/database-timeouts.ts";
import type { Database } from "../../../apps/api/src/db/open.ts";
import { type CrowdSize, crowdRows } from "./rows.ts";

const rowsAtATime = 1000;

/** Statement timeout: filling a database may take long, since no user waits. */
export const fillingPatience: DatabaseTimeouts = { ...defaultDatabaseTimeouts, statementMs: 600_000 };

async function inParts<Row>(
  count: number,
  make: (index: number) => Row,
  insert: (data: Row[]) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < count; from += rowsAtATime)
    await insert(Array.from({ length: Math.min(rowsAtATime, count - from) }, (_, at) => make(from + at)));
}

/** Fills a migrated database with test rows and updates the planner's statistics (`ANALYZE`). */
export async function fillWithCrowd(
  { db, provider }: Pick<Database, "db" | "provider">,
  size: CrowdSize,
): Promise<void> {
  const rows = crowdRows(size);
  await inParts(size.users, rows.user, (data) => db.user.createMany({ data }));
  await inParts(size.projects, rows.project, (data) => db.project.createMany({ data }));
  await inParts(size.projects, rows.version, (data) => db.projectVersion.createMany({ data }));
  await inParts(size.documents, rows.document, (data) => db.clientDocument.createMany({ data }));
  await inParts(size.messages, rows.message, (data) => db.contactMessage.createMany({ data }));
  await inParts(size.mails, rows.mail, (data) => db.outboxMessage.createMany({ data }));
  await inParts(size.entries, rows.entry, (data) => db.auditEntry.createMany({ data }));
  await db.$executeRawUnsafe(provider === "sqlite" ? "ANALYZE" : "VACUUM ANALYZE");
}
