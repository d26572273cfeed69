import type { Authorized } from "../../access/authorized.ts";
import { recordEvent } from "../../audit/audit-store.ts";
import type { AuditEvent } from "../../audit/events.ts";
import { stepByStep } from "../../db/in-pages.ts";
import type { Db, Tx } from "../../db/open.ts";
import type { PageCursor } from "../../db/page-cursor.ts";
import { enqueueProjectMails, type MailMessage } from "../../outbox/mail-store.ts";
import type { DeleteDrafts } from "./options.ts";

/** The columns that are read of a project. */
export const rowFields = {
  id: true,
  userId: true,
  businessName: true,
  industry: true,
  version: true,
  pageCount: true,
  createdAt: true,
  submittedAt: true,
  updatedAt: true,
  finalizedAt: true,
} as const;

/** The columns that are read of its client. */
export const clientFields = { user: { select: { email: true, displayName: true } } } as const;

/** A project without its answers. */
export interface ProjectRow {
  id: string;
  userId: string;
  businessName: string;
  industry: string;
  version: number;
  pageCount: number;
  createdAt: Date;
  submittedAt: Date;
  updatedAt: Date;
  finalizedAt: Date | null;
}

/** A project with its client. */
export type ProjectRowWithClient = ProjectRow & { user: { email: string; displayName: string } };

/** The requested part of a list. */
export interface PageRequest {
  after: PageCursor | undefined;
  limit: number;
}

const newestFirst = [{ submittedAt: "desc" }, { id: "desc" }] as const;

/** Rows after a cursor. The first condition lets the index start there; the second breaks ties. */
const afterCursor = (after: PageCursor | undefined) =>
  after
    ? {
        submittedAt: { lte: after.at },
        OR: [{ submittedAt: { lt: after.at } }, { submittedAt: after.at, id: { lt: after.id } }],
      }
    : {};

/** Finds a project of any client. */
export function findProject(db: Tx, id: string): Promise<ProjectRow | null> {
  return db.project.findUnique({ where: { id, deletedAt: null }, select: rowFields });
}

/** Finds a project of any client, with the client. */
export function findProjectWithClient(db: Tx, id: string): Promise<ProjectRowWithClient | null> {
  return db.project.findUnique({
    where: { id, deletedAt: null },
    select: { ...rowFields, ...clientFields },
  });
}

/** A project's owner, with the data for its mails. */
export interface ProjectOwner {
  id: string;
  email: string;
  displayName: string;
  emailVerifiedAt: Date | null;
}

/** The account of a project's client. */
export function findOwner(db: Tx, id: string): Promise<ProjectOwner | null> {
  const select = { id: true, email: true, displayName: true, emailVerifiedAt: true };
  return db.user.findUnique({ where: { id }, select });
}

/** The answers of the project's newest version, as JSON. */
export async function readOnboarding(
  db: Tx,
  project: Authorized<ProjectRow, "read" | "change">,
): Promise<string> {
  const where = { projectId_version: { projectId: project.id, version: project.version } };
  const { onboarding } = await db.projectVersion.findUniqueOrThrow({ where, select: { onboarding: true } });
  return onboarding;
}

/** The specification of the project's newest version, as JSON. */
export async function readSpec(db: Tx, project: Authorized<ProjectRow, "read" | "change">): Promise<string> {
  const where = { projectId_version: { projectId: project.id, version: project.version } };
  const { spec } = await db.projectVersion.findUniqueOrThrow({ where, select: { spec: true } });
  return spec;
}

/** A client's projects, one more than the page holds. */
export function listByOwner(db: Tx, userId: string, { after, limit }: PageRequest): Promise<ProjectRow[]> {
  return db.project.findMany({
    where: { userId, deletedAt: null, ...afterCursor(after) },
    select: rowFields,
    orderBy: [...newestFirst],
    take: limit + 1,
  });
}

/**
 * Deletes the oldest version of a project that is not its newest; false if there is none. Versions may
 * have megabytes, and SQLite overwrites what it deletes: deleting all in one statement would take
 * seconds. The newest is deleted only with the project, so that a project in a list can always be opened.
 */
export async function deleteFormerVersion(
  tx: Tx,
  { id, version }: { id: string; version: number },
): Promise<boolean> {
  const former = await tx.projectVersion.findFirst({
    where: { projectId: id, version: { lt: version } },
    select: { id: true },
    orderBy: { version: "asc" },
  });
  if (former) await tx.projectVersion.deleteMany({ where: { id: former.id } });
  return former !== null;
}

/**
 * Moves a project to the bin and adds the notice to its owner; false if it is already in the bin, or
 * deleted.
 */
export function binProject(
  db: Db,
  { id }: Authorized<ProjectRow, "remove">,
  { event, ...notice }: { mail: MailMessage; now: Date; isVerified: boolean; event: AuditEvent },
): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const data = { deletedAt: notice.now };
    const { count } = await tx.project.updateMany({ where: { id, deletedAt: null }, data });
    if (count === 0) return false;
    await enqueueProjectMails(tx, [notice.mail], notice);
    await recordEvent(tx, event);
    return true;
  });
}

/**
 * Deletes a project with its versions and all its drafts, so that none can bring it back, and adds the
 * notice to its owner. Returns false if it was deleted in the meantime. The former versions are deleted
 * one by one beforehand: after a crash the project still has its newest version, and its owner can delete
 * it again.
 */
export async function removeProject(
  db: Db,
  project: Authorized<ProjectRow, "change">,
  {
    deleteDrafts,
    ...notice
  }: {
    mail: MailMessage;
    now: Date;
    isVerified: boolean;
    deleteDrafts: DeleteDrafts;
  },
): Promise<boolean> {
  await stepByStep(() => db.$transaction((tx) => deleteFormerVersion(tx, project)));
  return db.$transaction(async (tx) => {
    await deleteDrafts(tx, project.id);
    const { count } = await tx.project.deleteMany({ where: { id: project.id } });
    if (count === 0) return false;
    await enqueueProjectMails(tx, [notice.mail], notice);
    return true;
  });
}

/** The maximum number of versions that are listed. */
const listedMax = 200;

/** The numbers and times of a project's versions, newest first. */
export function listVersions(db: Tx, projectId: string): Promise<{ version: number; createdAt: Date }[]> {
  return db.projectVersion.findMany({
    where: { projectId },
    select: { version: true, createdAt: true },
    orderBy: { version: "desc" },
    take: listedMax,
  });
}

/** The specification of one version, as JSON; null if there is none. */
export async function readVersionSpec(
  db: Tx,
  at: { projectId: string; version: number },
): Promise<string | null> {
  const row = await db.projectVersion.findUnique({
    where: { projectId_version: at },
    select: { spec: true },
  });
  return row?.spec ?? null;
}

/** The files that a project uses. */
export function listFiles(db: Tx, projectId: string) {
  return db.upload.findMany({
    where: { projects: { some: { projectId } } },
    select: { id: true, category: true, name: true, contentType: true, sizeBytes: true, storagePath: true },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
}
