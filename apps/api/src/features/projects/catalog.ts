import type { AdminProjectSummary } from "@sitewright/contracts";
import type { Staff } from "../../access/permissions.ts";
import type { Database } from "../../db/open.ts";
import { Refusal } from "../../http/refusal.ts";
import type { FileAnswer } from "../../http/send-file.ts";
import { type CsvColumn, csvAnswer, type ExportInput } from "../../listing/csv-file.ts";
import { type ListInput, listPart } from "../../listing/list-request.ts";
import { undated } from "../../staff-notices/unreadable.ts";
import { listAll, type ProjectFilter, type ProjectSort } from "./list-store.ts";
import type { ProjectOptions } from "./options.ts";
import { adminSummaryOf } from "./views.ts";

type Filter = Pick<ProjectFilter, "state" | "client">;

interface ProjectPage {
  projects: AdminProjectSummary[];
  nextCursor: string | null;
  total: number;
  isTotalCapped: boolean;
}

/** All clients' projects as shown to staff. */
export interface ProjectCatalog {
  list(staff: Staff<"projects">, input: ListInput<ProjectSort> & Filter): Promise<ProjectPage | Refusal>;
  export(staff: Staff<"projects">, input: ExportInput<ProjectSort> & Filter): FileAnswer;
}

/** The columns of an export of projects. */
const columns: readonly CsvColumn<AdminProjectSummary>[] = [
  ["Business", ({ businessName }) => businessName],
  ["Client", ({ clientName }) => clientName],
  ["Email", ({ clientEmail }) => clientEmail],
  ["Industry", ({ industry }) => industry],
  ["Pages", ({ pageCount }) => pageCount],
  ["Version", ({ version }) => version],
  ["Submitted", ({ submittedAt }) => submittedAt],
  ["Updated", ({ updatedAt }) => updatedAt],
  ["Finalized", ({ finalizedAt }) => finalizedAt ?? ""],
  ["Project id", ({ id }) => id],
];

type CatalogOptions = Pick<ProjectOptions, "now" | "reportUnreadable"> & {
  database: Pick<Database, "db" | "provider">;
};

/** Creates the catalog. */
export function createCatalog({ database, now, reportUnreadable }: CatalogOptions): ProjectCatalog {
  return {
    async list(_staff, { state, client, ...input }) {
      const part = listPart(input);
      if (part instanceof Refusal) return part;
      const { rows, ...page } = await listAll(database, part, { state, client });
      await reportUnreadable("project", undated(rows));
      return { ...page, projects: rows.map(adminSummaryOf) };
    },
    export(_staff, { state, client, ...input }) {
      return csvAnswer({
        name: "projects",
        now: now(),
        input,
        columns,
        read: async (part, ids) => {
          const { rows, nextCursor } = await listAll(database, part, { state, client, ids });
          return { rows: rows.map(adminSummaryOf), nextCursor };
        },
      });
    },
  };
}
