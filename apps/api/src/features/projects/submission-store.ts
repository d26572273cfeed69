import type { Onboarding } from "@sitewright/spec-core/onboarding";
import type { Spec } from "@sitewright/spec-core/spec";
import { withAccountLock } from "../../db/account-lock.ts";
import type { Db, Tx } from "../../db/open.ts";
import { searchable } from "../../db/searchable.ts";
import { Refusal } from "../../http/refusal.ts";
import { enqueueProjectMails, type MailMessage } from "../../outbox/mail-store.ts";
import { linkFiles, type ReadFiles } from "./file-store.ts";
import type { ComposedProject } from "./mails.ts";

/** A client's answers and what was built from them, with the columns that lists show. */
export interface BuiltProject {
  businessName: string;
  industry: string;
  pageCount: number;
  onboarding: string;
  spec: Spec;
  summary: ComposedProject["summary"];
}

/** A first submission, whole: what one transaction writes. */
export interface Submission {
  id: string;
  versionId: string;
  idempotency: { id: string; key: string; requestHash: string };
  owner: { id: string; email: string; displayName: string; isVerified: boolean };
  /** With the files as they are stored. */
  answers: Onboarding;
  built: BuiltProject;
  mails: readonly MailMessage[];
  at: Date;
}

/** What is read and counted with a submission, in its transaction: what is refused or fails counts nothing. */
interface SubmissionSteps {
  readFiles: ReadFiles;
  /** A refusal where it is one too many. */
  count: (tx: Tx) => Promise<Refusal | undefined>;
  /** Why the agency gets no notice of it; undefined where it does. */
  holdNotice: (tx: Tx) => Promise<string | undefined>;
  onSubmitted: (tx: Tx, userId: string, at: Date) => Promise<void>;
}

/** What a search of the staff looks in. Two blanks begin each part: see `searchTerms`. */
export const searchTextOf = (
  { businessName, industry }: Pick<BuiltProject, "businessName" | "industry">,
  owner: { email: string; displayName: string },
): string => searchable([businessName, industry, owner.email, owner.displayName].join("  "));

/** The submission already made under a key, if any. */
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
  const listed = { businessName, industry, pageCount, searchText: searchTextOf(built, owner) };
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
 * Stores project, first version, files, key and mails, all or nothing, while nothing else of this account is changed.
 * "key-used" when the key was used in the meantime: of submissions made at once under one key, one is stored. A notice
 * that is held lies in the outbox, where administrators read it, and is not sent.
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
    // Counters that others share are locked until the end: last, so that nobody waits for the rest of this submit.
    const refused = await count(tx);
    if (refused) return refused;
    const held = await holdNotice(tx);
    const sent = held === undefined ? notices : notices.map((notice) => ({ ...notice, held }));
    await enqueueProjectMails(tx, sent, sending);
    return { isNoticeHeld: held !== undefined };
  });
}
