import type { Project, ProjectSummary, ProjectVersion } from "@sitewright/contracts";
import type { Spec } from "@sitewright/spec-core/spec";
import type { SignedInActor } from "../../access/actor.ts";
import type { Staff } from "../../access/permissions.ts";
import { listEventTimes } from "../../audit/audit-store.ts";
import { cutPage, decodeCursor } from "../../db/page-cursor.ts";
import { Refusal, refuseField } from "../../http/refusal.ts";
import { undated } from "../../staff-notices/unreadable.ts";
import type { ProjectOptions } from "./options.ts";
import { createReadProject } from "./read-project.ts";
import { forReading } from "./rules.ts";
import {
  findProject,
  findProjectWithClient,
  listByOwner,
  listVersions,
  type PageRequest,
  type ProjectRow,
  readVersionSpec,
} from "./store.ts";
import { adminProjectOf, summaryOf, versionsOf } from "./views.ts";

interface PageInput {
  cursor?: string | undefined;
  limit: number;
}

interface Page<Item> {
  projects: Item[];
  nextCursor: string | null;
}

/** Reading submitted projects. Projects of other clients are reported as not found. */
export interface ProjectService {
  list(actor: SignedInActor, page: PageInput): Promise<Page<ProjectSummary> | Refusal>;
  read(actor: SignedInActor, id: string): Promise<Project | Refusal>;
  readSpec(actor: SignedInActor, id: string): Promise<Spec | Refusal>;
  listVersions(actor: SignedInActor, id: string): Promise<ProjectVersion[] | Refusal>;
  readVersion(actor: SignedInActor, id: string, version: number): Promise<Spec | Refusal>;
  readAny(staff: Staff<"projects">, id: string): Promise<ReturnType<typeof adminProjectOf> | Refusal>;
}

function pageRequest({ cursor, limit }: PageInput): PageRequest | Refusal {
  const after = cursor === undefined ? undefined : decodeCursor(cursor);
  return cursor !== undefined && !after
    ? refuseField("invalid-request", "cursor", "This is no cursor of this list.")
    : { after, limit };
}

const cursorOf = ({ submittedAt, id }: ProjectRow) => ({ at: submittedAt, id });

/** Creates the project service. */
export function createProjectService(
  options: Pick<ProjectOptions, "db" | "reportUnreadable">,
): ProjectService {
  const { db, reportUnreadable } = options;
  const reading = createReadProject(options);
  const notFound = () => new Refusal("not-found");
  const findSpecified = async (actor: SignedInActor, id: string) =>
    forReading(actor, await findProject(db, id), "specifications");

  return {
    async list(actor, input) {
      const request = pageRequest(input);
      if (request instanceof Refusal) return request;
      const found = await listByOwner(db, actor.account.id, request);
      const { rows, nextCursor } = cutPage(found, request.limit, cursorOf);
      await reportUnreadable("project", undated(rows));
      return { projects: rows.map(summaryOf), nextCursor };
    },
    async read(actor, id) {
      const project = forReading(actor, await findProject(db, id));
      return project ? reading.whole(project) : notFound();
    },
    async readSpec(actor, id) {
      const project = await findSpecified(actor, id);
      return project ? reading.spec(project) : notFound();
    },
    async listVersions(actor, id) {
      const project = await findSpecified(actor, id);
      if (!project) return notFound();
      const decided = await listEventTimes(db, { action: "project.words", subjectId: id });
      return versionsOf(await listVersions(db, id), decided);
    },
    async readVersion(actor, id, version) {
      const project = await findSpecified(actor, id);
      const text = project && (await readVersionSpec(db, { projectId: id, version }));
      return text ? reading.specText(id, text) : notFound();
    },
    async readAny(staff, id) {
      const project = forReading(staff, await findProjectWithClient(db, id));
      if (!project) return notFound();
      const whole = await reading.whole(project);
      return whole instanceof Refusal ? whole : adminProjectOf(project, whole);
    },
  };
}
