import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { getProject, getUploadContent } from "@sitewright/contracts";
import { type Client, readDraft } from "./client.ts";
import type { Account, Ledger } from "./ledger.ts";
import { jsonOf } from "./send.ts";
import type { Testbed } from "./testbed.ts";

/** The state of an installation after a fault, compared with the ledger. */
export interface Verdict {
  /** Acknowledged, but missing or different. */
  readonly lost: string[];
  /** Stored twice, or sent twice. */
  readonly doubled: string[];
  /** Half-written, or refused by the database's own checks. */
  readonly broken: string[];
}

type Evidence = Pick<Testbed, "ledger" | "clients" | "database" | "mail" | "dataDir" | "bucket">;

const mailsOfSubmit = 3;

const accountOf = (ledger: Ledger, { email }: Client): Account | undefined =>
  ledger.accounts.find((account) => account.email === email);

/** Reads back everything that was acknowledged to one person. */
async function ask(client: Client, account: Account, lost: string[]): Promise<void> {
  const draft = await readDraft(client);
  const isKept =
    draft.version > account.draft.version ||
    (draft.version === account.draft.version && draft.text === account.draft.text);
  if (!isKept) lost.push(`draft ${account.draft.version} of ${account.email}`);
  for (const [name, known] of account.projects) {
    const path = getProject.path.replace(":id", known.id);
    const answer = getProject.response.safeParse(jsonOf(await client.send({ method: "GET", path })));
    const found = answer.data?.project;
    const isSame = found && found.version >= known.version && found.businessName === name;
    const text = found?.onboarding.formData.description;
    const isText = known.text === undefined || found?.version !== known.version || text === known.text;
    if (!isSame || !isText) lost.push(`project ${name}, version ${known.version}`);
  }
  for (const [id, sha256] of account.uploads) {
    const path = getUploadContent.path.replace(":id", id);
    const { status, body } = await client.send({ method: "GET", path });
    if (status !== 200 || createHash("sha256").update(body).digest("hex") !== sha256)
      lost.push(`file ${id} (${status})`);
  }
}

/**
 * Checks projects in the database: every version, the mails of the submit, the row of the idempotency
 * key.
 */
async function askDatabase({ ledger, database }: Evidence, { doubled, broken }: Verdict): Promise<void> {
  const rows = await database.all(
    `SELECT p.business_name AS name, p.version,
            (SELECT COUNT(*) FROM project_versions v WHERE v.project_id = p.id) AS versions,
            (SELECT COUNT(*) FROM idempotency_records i WHERE i.project_id = p.id) AS keys,
            (SELECT COUNT(*) FROM outbox_messages o WHERE o.project_id = p.id
               AND o.kind IN ('agency-notice', 'project-confirmation', 'thank-you')) AS mails
       FROM projects p`,
  );
  for (const { name, version, versions, keys, mails } of rows)
    if (Number(version) !== Number(versions) || Number(keys) !== 1 || Number(mails) !== mailsOfSubmit)
      broken.push(`project ${name}: ${versions} of ${version} versions, ${keys} keys, ${mails} mails`);
  const sent = ledger.accounts.flatMap(({ submitted }) => [...submitted]);
  for (const name of sent) {
    const count = rows.filter((row) => row.name === name).length;
    if (count > 1) doubled.push(`project ${name}, ${count} times`);
  }
  doubled.push(...ledger.renamed.map((name) => `project ${name} under another id`));
  broken.push(...database.integrityErrors());
}

/** Checks that every mail marked as sent was delivered, and that no mail without a row was. */
async function askProvider({ database, mail }: Evidence, { lost, doubled }: Verdict): Promise<void> {
  const rows = await database.all("SELECT dedupe_key AS key, status FROM outbox_messages");
  const keys = new Set(rows.map(({ key }) => String(key)));
  // The agency's notices above a daily limit are held back on purpose, and staff see them.
  for (const { key, status } of rows)
    if (status !== "cancelled" && (status !== "sent" || !mail.delivered.has(String(key))))
      lost.push(`mail ${key}: ${status}`);
  for (const key of mail.delivered) if (!keys.has(key)) doubled.push(`mail ${key} without a row`);
  doubled.push(...[...mail.reused].map((key) => `two mails under ${key}`));
}

/** The bytes of a stored file; empty if there is none. */
async function stored({ bucket, dataDir }: Evidence, path: string): Promise<Buffer> {
  if (bucket) return bucket.objects.get(`sitewright/files/${path}`)?.bytes ?? Buffer.alloc(0);
  return readFile(join(dataDir, "files", path)).catch(() => Buffer.alloc(0));
}

/** Checks that the file of every row exists and is complete. */
async function askFiles(evidence: Evidence, { broken }: Verdict): Promise<void> {
  const rows = await evidence.database.all("SELECT storage_path AS path, sha256 FROM uploads");
  for (const { path, sha256 } of rows) {
    const content = await stored(evidence, String(path));
    if (createHash("sha256").update(content).digest("hex") !== sha256) broken.push(`file ${path}`);
  }
}

/** Reads everything back from a server that works again and has sent its queued mails. */
export async function judge(evidence: Evidence): Promise<Verdict> {
  const verdict: Verdict = { lost: [], doubled: [], broken: [] };
  for (const client of evidence.clients) {
    const account = accountOf(evidence.ledger, client);
    if (account) await ask(client, account, verdict.lost);
  }
  await askDatabase(evidence, verdict);
  await askProvider(evidence, verdict);
  await askFiles(evidence, verdict);
  return verdict;
}
