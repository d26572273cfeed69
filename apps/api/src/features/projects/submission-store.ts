import type { Onboarding } from "@sitewright/spec-core/onboarding";
import type { Spec } from "@sitewright/spec-core/spec";
import { withAccountLock } from "../../db/account-lock.ts";
import type { Db, Tx } from "../../db/open.ts";
import { Refusal } from "../../http/refusal.ts";
import { projectSearchText } from "../../listing/project-search-store.ts";
import { enqueueProjectMails, type MailMessage } from "../../outbox/mail-store.ts";
import { linkFiles, type ReadFiles } from "./file-store.ts";
import type { ComposedProject } from "./mails.ts";

/** A client's answers and the specification built from them, with the columns that lists show. */
export interface BuiltProject {
  businessName: string;
  industry: string;
  pageCount: number;
  onboarding: string;
  spec: Spec;
  summary: ComposedProject["summary"];
}

/** A complete first submission: what one transaction writes. */
export interface Submission {
  id: string;
  versionId: string;
  idempotency: { id: string; key: string; requestHash: string };
  owner: { id: string; email: string; displayName: string; isVerified: boolean };
  /** The answers, with the stored data of their files. */
  answers: Onboarding;
  built: BuiltProject;
  mails: readonly MailMessage[];
  at: Date;
}

/**
 * Steps that run in the transaction of a submission: a submission that is refused or fails is not
 * counted.
 */
interface SubmissionSteps {
  readFiles: ReadFiles;
  /** Returns a refusal if a limit is exceeded. */
  count: (tx: Tx) => Promise<Refusal | undefined>;
  /** Returns why the agency's notice is held back; undefined if it is sent. */
  holdNotice: (tx: Tx) => Promise<string | undefined>;
  onSubmitted: (tx: Tx, userId: string, at: Date) => Promise<void>;
}

/** The earlier submission under an idempotency key, if any. */
export function findSubmission(
  db: Tx,
  userId: string,
  key: string,
): Promise<{ requestHash: string; projectId: string } | null> {
  return db.idempotencyRecord.findUnique({
    where: { userId_key: { userId, key } },
    select: { requestHash: true, projectId: true },
  });
}

const isNotice = ({ kind }: MailMessage): boolean => kind === "agency-notice";

async function insertProject(tx: Tx, { id, versionId, idempotency, owner, built, at }: Submission) {
  const { businessName, industry, pageCount, onboarding } = built;
  const dates = { createdAt: at, submittedAt: at, updatedAt: at };
  const listed = { businessName, industry, pageCount, searchText: projectSearchText(built, owner) };
  await tx.project.create({ data: { id, userId: owner.id, version: 1, ...listed, ...dates } });
  await tx.idempotencyRecord.create({
    data: { ...idempotency, userId: owner.id, projectId: id, createdAt: at },
  });
  const spec = JSON.stringify(built.spec);
  await tx.projectVersion.create({
    data: { id: versionId, projectId: id, version: 1, onboarding, spec, createdAt: at },
  });
}

/**
 * Stores project, first version, files, key and mails in one transaction under the account's lock.
 * "key-used" if the key was used in the meantime: of concurrent submissions with the same key, only one
 * is stored. A notice that is held back stays unsent in the outbox, where administrators can read it.
 */
export function insertSubmission(
  db: Db,
  submission: Submission,
  { readFiles, count, holdNotice, onSubmitted }: SubmissionSteps,
): Promise<"key-used" | { isNoticeHeld: boolean } | Refusal> {
  const { id, idempotency, owner, answers, mails, at } = submission;
  return withAccountLock(db, owner.id, async (tx) => {
    if (await findSubmission(tx, owner.id, idempotency.key)) return "key-used";
    const found = await readFiles(tx, owner.id, answers);
    if (found instanceof Refusal) return found;
    await insertProject(tx, submission);
    await linkFiles(tx, id, answers);
    await onSubmitted(tx, owner.id, at);
    const [notices, own] = [mails.filter(isNotice), mails.filter((mail) => !isNotice(mail))];
    const sending = { now: at, isVerified: owner.isVerified };
    await enqueueProjectMails(tx, own, sending);
    // Counted last, because shared counters stay locked until the transaction ends, and others would wait
    // for the rest of this one.
    const refused = await count(tx);
    if (refused) return refused;
    const held = await holdNotice(tx);
    const sent = held === undefined ? notices : notices.map((notice) => ({ ...notice, held }));
    await enqueueProjectMails(tx, sent, sending);
    return { isNoticeHeld: held !== undefined };
  });
}
