import { inPagesById } from "../../db/in-pages.ts";
import type { Tx } from "../../db/open.ts";
import { listEntry } from "../../personal-data/archive-entries.ts";
import type { PersonalData } from "../../personal-data/personal-data.ts";

const path = "form-visits.json";

const listForms = (db: Tx, userId: string) =>
  inPagesById(({ after, ...page }) =>
    db.form.findMany({
      where: { userId, ...after },
      omit: { userId: true },
      include: { visits: { omit: { id: true, formId: true } } },
      ...page,
    }),
  );

/** An account's visits to the form's steps and questions, with times; deleted with its row. */
export const visitData: PersonalData = {
  tables: ["Form", "FormVisit"],
  exported: {
    files: [
      [path, "which steps and questions of the form you were on in the last 30 days, and for how long"],
    ],
    entries: ({ db, account }) => [listEntry(path, () => listForms(db, account.id))],
  },
};
