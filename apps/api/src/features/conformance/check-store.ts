import type { SiteFinding } from "@sitewright/contracts";
import { recordEvent } from "../../audit/audit-store.ts";
import type { EventOrigin } from "../../audit/events.ts";
import type { Db, Tx } from "../../db/open.ts";
import type { CheckResult } from "./check-site.ts";

const shown = {
  id: true,
  projectId: true,
  version: true,
  fileName: true,
  sizeBytes: true,
  state: true,
  reason: true,
  findingCount: true,
  fileCount: true,
  storagePath: true,
  createdAt: true,
  author: { select: { displayName: true, email: true } },
} as const;

/** A check's row, without its findings. */
export interface CheckRow {
  readonly id: string;
  readonly projectId: string;
  readonly version: number;
  readonly fileName: string;
  readonly sizeBytes: number;
  readonly state: string;
  readonly reason: string;
  readonly findingCount: number;
  readonly fileCount: number;
  /** Where the archive is stored until it has been checked. */
  readonly storagePath: string | null;
  readonly createdAt: Date;
  readonly author: { readonly displayName: string; readonly email: string } | null;
}

/** The number of checks kept per project. */
const keptMax = 20;

/** A project's owner and newest version; null if there is no such project. */
export const findProject = (db: Tx, id: string): Promise<{ userId: string; version: number } | null> =>
  db.project.findUnique({ where: { id, deletedAt: null }, select: { userId: true, version: true } });

/** The checks of a project, the newest first. */
export const listChecks = (db: Tx, projectId: string): Promise<CheckRow[]> =>
  db.siteCheck.findMany({
    where: { projectId },
    select: shown,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: keptMax,
  });

/** One check with its findings, as JSON. */
export const findCheck = (
  db: Tx,
  where: { id: string; projectId: string },
): Promise<(CheckRow & { findings: string }) | null> =>
  db.siteCheck.findFirst({ where, select: { ...shown, findings: true } });

/** The input of a check: the stored specification, and the archive's path. Null if one was deleted. */
export async function findWork(db: Tx, id: string): Promise<{ spec: string; storagePath: string } | null> {
  const check = await db.siteCheck.findUnique({ where: { id } });
  if (!check || check.storagePath === null) return null;
  const { projectId, version, storagePath } = check;
  const at = { projectId_version: { projectId, version } };
  const row = await db.projectVersion.findUnique({ where: at, select: { spec: true } });
  return row && { spec: row.spec, storagePath };
}

/** A new check. */
export interface NewCheck {
  readonly id: string;
  readonly projectId: string;
  readonly version: number;
  readonly fileName: string;
  readonly sizeBytes: number;
  readonly storagePath: string;
}

/**
 * Stores a check with its audit entry and its job; deletes the oldest ones above the limit. Returns the paths
 * of their archives; undefined if the project was deleted.
 */
export function insertCheck(
  db: Db,
  check: NewCheck,
  { origin, enqueue }: { origin: EventOrigin; enqueue: (tx: Tx) => Promise<unknown> },
): Promise<string[] | undefined> {
  return db.$transaction(async (tx) => {
    const { projectId, fileName } = check;
    if (!(await findProject(tx, projectId))) return undefined;
    const rest = { state: "waiting", reason: "", findings: "[]", findingCount: 0, fileCount: 0 };
    await tx.siteCheck.create({
      data: { ...check, ...rest, authorId: origin.actorId, createdAt: origin.at },
    });
    await enqueue(tx);
    await recordEvent(tx, {
      ...origin,
      action: "site-check.create",
      subjectId: projectId,
      detail: fileName.slice(0, 100),
    });
    const old = await tx.siteCheck.findMany({
      where: { projectId },
      select: { id: true, storagePath: true },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      skip: keptMax,
    });
    await tx.siteCheck.deleteMany({ where: { id: { in: old.map(({ id }) => id) } } });
    return old.flatMap(({ storagePath }) => storagePath ?? []);
  });
}

/**
 * Stores the outcome of a check and removes its archive's path. Does nothing if the check was deleted.
 */
export async function settleCheck(db: Tx, id: string, result: CheckResult, at: Date): Promise<void> {
  const data =
    "refused" in result
      ? { state: "refused", reason: result.refused }
      : {
          state: "done",
          findings: JSON.stringify(result.findings satisfies readonly SiteFinding[]),
          findingCount: result.findingCount,
          fileCount: result.fileCount,
        };
  await db.siteCheck.updateMany({ where: { id }, data: { ...data, storagePath: null, finishedAt: at } });
}

/** Deletes a check with an audit entry. Returns its row; null if it does not exist. */
export function deleteCheck(
  db: Db,
  where: { id: string; projectId: string },
  origin: EventOrigin,
): Promise<CheckRow | null> {
  return db.$transaction(async (tx) => {
    const row = await tx.siteCheck.findFirst({ where, select: shown });
    if (!row) return null;
    if ((await tx.siteCheck.deleteMany({ where })).count === 0) return null;
    await recordEvent(tx, { ...origin, action: "site-check.delete", subjectId: where.projectId });
    return row;
  });
}
