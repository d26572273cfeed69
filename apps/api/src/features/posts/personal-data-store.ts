import type { Tx } from "../../db/open.ts";
import type { ErasedAccount, PersonalData } from "../../personal-data/personal-data.ts";

/** Keeps the revisions that a staff member wrote, but removes the account's id from them. */
async function anonymize(tx: Tx, { id }: ErasedAccount): Promise<void> {
  await tx.postRevision.updateMany({ where: { editedBy: id }, data: { editedBy: "" } });
}

/** The authors of the posts' revisions. */
export const postData: PersonalData = { tables: ["PostRevision"], anonymize };
