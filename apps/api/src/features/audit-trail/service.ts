import type { AuditRecord } from "@sitewright/contracts";
import { readAccountNames } from "../../access/account-name-store.ts";
import type { Staff } from "../../access/permissions.ts";
import { instantOf } from "../../db/instant.ts";
import type { Database } from "../../db/open.ts";
import { Refusal } from "../../http/refusal.ts";
import type { FileAnswer } from "../../http/send-file.ts";
import { type CsvColumn, csvAnswer, type ExportInput } from "../../listing/csv-file.ts";
import { type ListInput, type ListPart, listPart } from "../../listing/list-request.ts";
import { type AuditFilter, type AuditSort, listEntries } from "./store.ts";
import { findSubjectNames, type NamedAgent } from "./subject-names-store.ts";

type Filter = Pick<AuditFilter, "actor" | "subject" | "action">;

interface AuditPage {
  entries: AuditRecord[];
  nextCursor: string | null;
  total: number;
  isTotalCapped: boolean;
}

/** Recorded actions, as staff review them. */
export interface AuditTrail {
  list(staff: Staff<"audit">, input: ListInput<AuditSort> & Filter): Promise<AuditPage | Refusal>;
  export(staff: Staff<"audit">, input: ExportInput<AuditSort> & Filter): FileAnswer;
}

/** The columns of an export of the trail. */
const columns: readonly CsvColumn<AuditRecord>[] = [
  ["At", ({ createdAt }) => createdAt],
  ["Action", ({ action }) => action],
  ["By", ({ actor }) => actor?.name ?? ""],
  ["Kind", ({ subjectType }) => subjectType],
  ["Id", ({ subjectId }) => subjectId ?? ""],
  ["Name", ({ subjectName }) => subjectName],
  ["Detail", ({ detail }) => detail],
];

/** Creates the trail. */
export function createAuditTrail({
  database,
  now,
  agents,
}: {
  database: Pick<Database, "db" | "provider">;
  now: () => Date;
  agents: readonly NamedAgent[];
}): AuditTrail {
  async function page(part: ListPart<AuditSort>, filter: AuditFilter): Promise<AuditPage> {
    const { rows, ...rest } = await listEntries(database, part, filter);
    const names = await readAccountNames(
      database.db,
      rows.flatMap(({ actorId }) => actorId ?? []),
    );
    const subjectNames = await findSubjectNames(database.db, rows, agents);
    const entries = rows.map(({ actorId, detail, createdAt, ...row }): AuditRecord => {
      const name = actorId === null ? undefined : names.get(actorId);
      const actor = actorId !== null && name !== undefined ? { uid: actorId, name } : null;
      const subjectName = (row.subjectId && subjectNames.get(row.subjectId)) ?? "";
      return { ...row, subjectName, actor, detail: detail ?? "", createdAt: instantOf(createdAt) };
    });
    return { ...rest, entries };
  }

  return {
    async list(_staff, { actor, subject, action, ...input }) {
      const part = listPart(input);
      return part instanceof Refusal ? part : page(part, { actor, subject, action });
    },
    export(_staff, { actor, subject, action, ...input }) {
      return csvAnswer({
        name: "audit",
        now: now(),
        input,
        columns,
        read: async (part, ids) => {
          const { entries, nextCursor } = await page(part, { actor, subject, action, ids });
          return { rows: entries, nextCursor };
        },
      });
    },
  };
}
