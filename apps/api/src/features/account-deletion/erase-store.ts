import { z } from "zod";
import type { Db, Tx } from "../../db/open.ts";
import { stepByStep } from "../../db/step-by-step.ts";
import { type ErasedAccount, eraseSteps, forgetSubjects } from "./erase-steps.ts";

/** The storage paths of an account's files. */
export async function findFiles(tx: Tx, { id }: Pick<ErasedAccount, "id">): Promise<string[]> {
  const select = { storagePath: true } as const;
  const uploads = await tx.upload.findMany({
    where: { userId: id },
    select: { ...select, previewPath: true },
  });
  const documents = await tx.clientDocument.findMany({ where: { clientId: id }, select });
  const paths = [
    ...uploads.flatMap((row) => [row.storagePath, row.previewPath]),
    ...documents.map((row) => row.storagePath),
  ];
  return paths.filter((path) => path !== null);
}

/** What an administrator shared and did stays; that it was this person does not. */
async function anonymizeActions(tx: Tx, { id }: ErasedAccount): Promise<void> {
  await tx.clientDocument.updateMany({
    where: { uploadedBy: id },
    data: { uploadedBy: "", uploadedByEmail: "" },
  });
  await tx.clientDocumentVersion.updateMany({ where: { editedBy: id }, data: { editedBy: "" } });
  await tx.auditEntry.updateMany({ where: { actorId: id }, data: { actorId: null, detail: null } });
}

/** What one transaction may erase, in bytes: SQLite overwrites it, some 13 ms for each megabyte, and lets nothing else run. */
const wholeMaxBytes = 1024 * 1024;

const sizeSchema = z.array(z.object({ bytes: z.coerce.number() })).length(1);

/** How much an account's texts take. Both databases know the length of a text without reading it. */
async function contentBytes(db: Db, { id }: ErasedAccount): Promise<number> {
  const rows = await db.$queryRaw<unknown[]>`
    SELECT COALESCE(SUM(bytes), 0) AS bytes FROM (
      SELECT octet_length(v.onboarding) + octet_length(v.spec) AS bytes
        FROM project_versions v JOIN projects p ON p.id = v.project_id WHERE p.user_id = ${id}
      UNION ALL SELECT octet_length(v.content)
        FROM client_document_versions v JOIN client_documents d ON d.id = v.document_id WHERE d.client_id = ${id}
      UNION ALL SELECT octet_length(content) FROM client_documents WHERE client_id = ${id}
      UNION ALL SELECT octet_length(state) FROM drafts WHERE user_id = ${id}
      UNION ALL SELECT octet_length(html) + octet_length(text) FROM outbox_messages WHERE user_id = ${id}
      UNION ALL SELECT octet_length(message) FROM contact_messages WHERE user_id = ${id}
    ) AS texts`;
  return sizeSchema.parse(rows)[0]?.bytes ?? 0;
}

/**
 * Where an account holds more than one transaction may erase: erases that a little at a time, each in a transaction of
 * its own. The account itself stays until `eraseAccount`, so that after a crash its owner can sign in, finds
 * whole projects or none, and can ask again.
 */
export async function eraseSurplus(db: Db, account: ErasedAccount): Promise<void> {
  if ((await contentBytes(db, account)) <= wholeMaxBytes) return;
  for (const step of eraseSteps) await stepByStep(() => db.$transaction((tx) => step(tx, account)));
}

/**
 * Erases an account inside the caller's transaction: what `eraseSurplus` has left, then its row, which takes designs,
 * agreements, sessions, links and identities with it. Mails that wait are gone, so none leaves any more. The files are
 * the caller's.
 */
export async function eraseAccount(tx: Tx, account: ErasedAccount): Promise<void> {
  for (const step of eraseSteps) {
    let isDone = false;
    while (!isDone) isDone = !(await step(tx, account));
  }
  await tx.staffInvitation.deleteMany({ where: { email: account.email } });
  await forgetSubjects(tx, [account.id]);
  await anonymizeActions(tx, account);
  await tx.user.deleteMany({ where: { id: account.id } });
}
