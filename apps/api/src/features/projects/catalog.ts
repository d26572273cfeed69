import type { AdminProjectSummary } from "@sitewright/contracts";
import type { Spec } from "@sitewright/spec-core/spec";
import type { Staff } from "../../access/permissions.ts";
import { instantOf } from "../../db/instant.ts";
import type { Database } from "../../db/open.ts";
import { Refusal } from "../../http/refusal.ts";
import type { FileAnswer } from "../../http/send-file.ts";
import { type CsvColumn, csvAnswer, type ExportInput } from "../../listing/csv-file.ts";
import { type ListInput, listPart } from "../../listing/list-request.ts";
import { undated } from "../../staff-notices/unreadable.ts";
import { listAll, type ProjectFilter, type ProjectSort } from "./list-store.ts";
import type { ProjectOptions } from "./options.ts";
import { createReadProject } from "./read-project.ts";
import { forReading } from "./rules.ts";
import { findProject, listVersions, readVersionSpec } from "./store.ts";
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
  listVersions(
    staff: Staff<"specifications">,
    id: string,
  ): Promise<{ version: number; createdAt: string }[] | Refusal>;
  readVersion(staff: Staff<"specifications">, id: string, version: number): Promise<Spec | Refusal>;
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

type CatalogOptions = Pick<ProjectOptions, "db" | "now" | "reportUnreadable"> & {
  database: Pick<Database, "db" | "provider">;
};

/** Creates the catalog. */
export function createCatalog({ database, db, now, reportUnreadable }: CatalogOptions): ProjectCatalog {
  const reading = createReadProject({ db, reportUnreadable });
  const notFound = () => new Refusal("not-found");
  const find = async (staff: Staff<"specifications">, id: string) =>
    forReading(staff, await findProject(db, id), "specifications");
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
    async listVersions(staff, id) {
      const project = await find(staff, id);
      if (!project) return notFound();
      const versions = await listVersions(db, id);
      return versions.map(({ version, createdAt }) => ({ version, createdAt: instantOf(createdAt) }));
    },
    async readVersion(staff, id, version) {
      const project = await find(staff, id);
      const text = project && (await readVersionSpec(db, { projectId: id, version }));
      return text ? reading.specText(id, text) : notFound();
    },
  };
}
