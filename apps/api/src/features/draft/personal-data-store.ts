import { inPagesById } from "../../db/in-pages.ts";
import type { Db, Tx } from "../../db/open.ts";
import { listEntry } from "../../personal-data/archive-entries.ts";
import {
  type ErasedAccount,
  type ExportSource,
  type PersonalData,
  readByteSum,
} from "../../personal-data/personal-data.ts";
import { isAside } from "./store.ts";

const path = "drafts.json";

/** `state` is JSON of up to a megabyte: read one row at a time. */
const listDrafts = (db: Tx, userId: string) =>
  inPagesById(
    ({ after, ...page }) =>
      db.draft.findMany({ where: { userId, ...after }, omit: { userId: true }, ...page }),
    1,
  );

async function* draftRows({ db, account, notes }: ExportSource) {
  for await (const draft of listDrafts(db, account.id)) {
    const row = { kind: "draft", id: draft.id, where: path } as const;
    if (isAside(draft.projectId)) await notes.note(row, "it was set aside when you saved another");
    yield { ...draft, state: await notes.parsed(draft.state, row) };
  }
}

async function erase(tx: Tx, { id: userId }: ErasedAccount): Promise<boolean> {
  const draft = await tx.draft.findFirst({ where: { userId }, select: { id: true } });
  await tx.draft.deleteMany({ where: { id: draft?.id ?? "" } });
  return draft !== null;
}

const countBytes = async (db: Db, userId: string): Promise<number> =>
  readByteSum(
    await db.$queryRaw`SELECT SUM(octet_length(state)) AS bytes FROM drafts WHERE user_id = ${userId}`,
  );

/** An account's drafts, including those set aside. */
export const draftData: PersonalData = {
  tables: ["Draft"],
  exported: {
    files: [[path, "what you have begun and not submitted; projectId is empty for a new project"]],
    entries: (source) => [listEntry(path, () => draftRows(source))],
  },
  countBytes,
  erase,
};
