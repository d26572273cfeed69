import { forgetActor, forgetSubjects, listHistory } from "../../audit/personal-data-store.ts";
import { listEntry } from "../../personal-data/archive-entries.ts";
import type { PersonalData } from "../../personal-data/personal-data.ts";

const path = "history.json";

/** Staff actions on an account. The records are kept, without the ids of the account and the actor. */
export const historyData: PersonalData = {
  tables: ["AuditEntry"],
  exported: {
    files: [[path, "what staff did with your account, and when"]],
    entries: ({ db, account }) => [listEntry(path, () => listHistory(db, account.id))],
  },
  async anonymize(tx, { id }) {
    await forgetSubjects(tx, [id]);
    await forgetActor(tx, id);
  },
};
