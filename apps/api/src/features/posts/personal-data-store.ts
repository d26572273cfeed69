import type { Tx } from "../../db/open.ts";
import type { ErasedAccount, PersonalData } from "../../personal-data/personal-data.ts";

/** What somebody on the staff wrote stays; that it was this account does not. */
async function anonymize(tx: Tx, { id }: ErasedAccount): Promise<void> {
  await tx.postRevision.updateMany({ where: { editedBy: id }, data: { editedBy: "" } });
}

/** Who wrote which revision of the agency's posts. */
export const postData: PersonalData = { tables: ["PostRevision"], anonymize };
