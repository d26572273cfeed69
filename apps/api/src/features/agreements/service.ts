import { type NdaAct, type NdaRecord, ndaRecordSchema } from "@sitewright/contracts";
import type { SignedInActor } from "../../access/actor.ts";
import { instantOf } from "../../db/instant.ts";
import type { Db } from "../../db/open.ts";
import { Refusal } from "../../http/refusal.ts";
import { type ReportUnreadable, undated } from "../../staff-notices/unreadable.ts";
import { type RecordFile, recordFile } from "./record-file.ts";
import { addRecord, findRecord, findRecords, type NdaRow } from "./store.ts";
import { isWording, wordingOf } from "./wording.ts";

/** Records are ordered by time, so one in the same millisecond as the last gets a later time. */
const timeAfter = (last: Date | undefined, now: Date): Date =>
  last === undefined || last < now ? now : new Date(last.getTime() + 1);

interface AgreementOptions {
  db: Db;
  now: () => Date;
  newId: () => string;
  agencyName: string;
  /** The wording in force. */
  nda: { version: string; text: string };
  reportUnreadable: ReportUnreadable;
}

/**
 * Acceptances and withdrawals of the confidentiality agreement, with their times. Everyone sees only their
 * own records.
 */
export interface AgreementService {
  list(actor: SignedInActor): Promise<NdaRecord[]>;
  record(actor: SignedInActor, act: NdaAct): Promise<NdaRecord | Refusal>;
  download(actor: SignedInActor, id: string): Promise<RecordFile | Refusal>;
}

const listMax = 100;
/**
 * The maximum number of records per account: more than a person would ever create; this stops
 * programs.
 */
const recordsMax = 500;

const recordOf = ({ createdAt, ...row }: NdaRow): NdaRecord =>
  ndaRecordSchema.parse({ ...row, createdAt: instantOf(createdAt) });

const isKnown = ({ action }: NdaRow): boolean => ndaRecordSchema.shape.action.safeParse(action).success;

const otherWording = () =>
  new Refusal("version-conflict", {
    detail: "The text of the agreement has changed. Reload the page and read it again.",
  });

const tooMany = () =>
  new Refusal("quota-full", {
    detail: `Your account holds at most ${recordsMax} records of the agreement. Please write to us.`,
  });

/** Creates the service of agreements. */
export function createAgreementService(options: AgreementOptions): AgreementService {
  const { db, now, newId, agencyName, reportUnreadable } = options;
  const wording = wordingOf(options.nda);

  return {
    async list(actor) {
      const rows = await findRecords(db, actor.account.id, listMax);
      const strange = rows.filter((row) => !isKnown(row));
      const reasons = strange.map(({ id }) => ({ id, reason: "this release does not know its action" }));
      await reportUnreadable("agreement", [...reasons, ...undated(rows)]);
      return rows.filter(isKnown).map(recordOf);
    },
    async record(actor, { action, ndaVersion, textSha256 }) {
      if (!isWording({ ndaVersion, textSha256 }, wording)) return otherWording();
      const { id: userId, displayName, email } = actor.account;
      const signer = { signerName: displayName, signerEmail: email };
      const next = (last: NdaRow | undefined): NdaRow => {
        if (last?.action === action && last.textSha256 === textSha256) return last;
        const createdAt = timeAfter(last?.createdAt, now());
        return { id: newId(), action, ...signer, ndaVersion, textSha256, createdAt };
      };
      const kept = await addRecord(db, userId, { max: recordsMax, next });
      if (kept instanceof Refusal) return kept;
      return kept === "full" ? tooMany() : recordOf(kept);
    },
    async download(actor, id) {
      const row = await findRecord(db, { id, userId: actor.account.id });
      if (row && !isKnown(row)) return new Refusal("content-unreadable");
      return row ? recordFile(recordOf(row), { wording, agencyName }) : new Refusal("not-found");
    },
  };
}
