import { forgetSubjects } from "../../audit/personal-data-store.ts";
import { inPagesByAge, stepByStep } from "../../db/in-pages.ts";
import type { Db, Tx } from "../../db/open.ts";
import {
  jsonEntry,
  listEntry,
  numberedName,
  textEntry,
  withIndex,
} from "../../personal-data/archive-entries.ts";
import {
  type ErasedAccount,
  type ExportSource,
  type PersonalData,
  readByteSum,
} from "../../personal-data/personal-data.ts";
import type { ZipEntry } from "../../zip/zip-stream.ts";
import { deleteFormerVersion } from "./store.ts";

/** The projects, without their versions. */
const listProjects = (db: Tx, userId: string) =>
  inPagesByAge(({ after, ...page }) =>
    db.project.findMany({
      where: { userId, ...after },
      omit: { searchText: true },
      ...page,
    }),
  );

/** A small page: SQLite has to read through a version's megabytes to get its date. */
const versionsPerPage = 10;

/** The numbers and dates of a project's versions; contents are read one at a time. */
async function listVersions(db: Tx, projectId: string) {
  const versions: { version: number; createdAt: Date }[] = [];
  await stepByStep(async () => {
    const after = versions.at(-1)?.version ?? 0;
    const rows = await db.projectVersion.findMany({
      where: { projectId, version: { gt: after } },
      select: { version: true, createdAt: true },
      orderBy: { version: "asc" },
      take: versionsPerPage,
    });
    versions.push(...rows);
    return rows.length > 0;
  });
  return versions;
}

/** One version's answers or specification, as JSON. */
async function readVersion(
  db: Tx,
  at: { projectId: string; version: number },
  part: "onboarding" | "spec",
): Promise<string> {
  const select = { onboarding: part === "onboarding", spec: part === "spec" };
  const row = await db.projectVersion.findUnique({ where: { projectId_version: at }, select });
  return row?.[part] ?? "null";
}

const versionParts = [
  { part: "onboarding", name: "answers.json", kind: "project" },
  { part: "spec", name: "specification.json", kind: "specification" },
] as const;

/**
 * The agency's notes about a project: they are its client's personal data as well (GDPR, article 15).
 * Their authors are left out, so that no staff names are disclosed (paragraph 4).
 */
const listOwnNotes = (db: Tx, projectId: string) =>
  inPagesByAge(({ after, ...page }) =>
    db.projectNote.findMany({
      where: { projectId, ...after },
      select: { id: true, text: true, createdAt: true },
      ...page,
    }),
  );

async function* projectEntries({ db, account, notes }: ExportSource): AsyncGenerator<ZipEntry> {
  for await (const [index, project] of withIndex(listProjects(db, account.id))) {
    const versions = await listVersions(db, project.id);
    const folder = `projects/${numberedName(index, project.businessName)}`;
    yield jsonEntry(`${folder}/project.json`, async () => ({ ...project, versions }));
    yield listEntry(`${folder}/notes.json`, () => listOwnNotes(db, project.id));
    for (const { version } of versions)
      for (const { part, name, kind } of versionParts) {
        const path = `${folder}/versions/${version}/${name}`;
        yield textEntry(path, async () => {
          const stored = await readVersion(db, { projectId: project.id, version }, part);
          await notes.parsed(stored, { kind, id: project.id, where: path });
          return stored;
        });
      }
  }
}

/**
 * Erases one former version of a project or, if there is none left, the project itself. Returns false
 * once the account has no projects.
 */
async function erase(tx: Tx, { id: userId }: ErasedAccount): Promise<boolean> {
  const project = await tx.project.findFirst({ where: { userId }, select: { id: true, version: true } });
  if (!project || (await deleteFormerVersion(tx, project))) return project !== null;
  await forgetSubjects(tx, [project.id]);
  await tx.project.deleteMany({ where: { id: project.id } });
  return true;
}

const countBytes = async (db: Db, userId: string): Promise<number> =>
  readByteSum(
    await db.$queryRaw`
      SELECT SUM(octet_length(v.onboarding) + octet_length(v.spec)) AS bytes
      FROM project_versions v JOIN projects p ON p.id = v.project_id WHERE p.user_id = ${userId}`,
  );

/** An account's projects. Their links to files and their idempotency keys are deleted with their rows. */
export const projectData: PersonalData = {
  // Foreign keys delete a note with its project, and set its author to null when that account is deleted.
  tables: ["Project", "ProjectVersion", "ProjectFile", "ProjectNote", "IdempotencyRecord"],
  exported: {
    files: [
      ["projects/NN_name/project.json", "a project: name, industry, dates"],
      ["projects/NN_name/notes.json", "what the agency noted about the project"],
      ["projects/NN_name/versions/N/answers.json", "what you had answered when you saved version N"],
      ["projects/NN_name/versions/N/specification.json", "the specification that was built from it"],
    ],
    entries: projectEntries,
  },
  countBytes,
  erase,
};
