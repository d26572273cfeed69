import { inPagesByAge } from "../../db/in-pages.ts";
import type { Tx } from "../../db/open.ts";
import { listEntry } from "../../personal-data/archive-entries.ts";
import type { PersonalData } from "../../personal-data/personal-data.ts";

const path = "agreements.json";

const listAgreements = (db: Tx, userId: string) =>
  inPagesByAge(({ after, ...page }) =>
    db.ndaRecord.findMany({
      where: { userId, ...after },
      omit: { userId: true },
      ...page,
    }),
  );

/** An account's acceptances and withdrawals; the records are deleted with its row. */
export const agreementData: PersonalData = {
  tables: ["NdaRecord"],
  exported: {
    files: [[path, "confidentiality agreements that you accepted or withdrew"]],
    entries: ({ db, account }) => [listEntry(path, () => listAgreements(db, account.id))],
  },
};
