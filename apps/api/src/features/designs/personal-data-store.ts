import { inPagesByAge } from "../../db/in-pages.ts";
import type { Tx } from "../../db/open.ts";
import { listEntry } from "../../personal-data/archive-entries.ts";
import type { ExportSource, PersonalData } from "../../personal-data/personal-data.ts";

const path = "designs.json";

const listDesigns = (db: Tx, userId: string) =>
  inPagesByAge(({ after, ...page }) =>
    db.savedDesign.findMany({
      where: { userId, ...after },
      omit: { userId: true },
      ...page,
    }),
  );

async function* designRows({ db, account, notes }: ExportSource) {
  for await (const design of listDesigns(db, account.id))
    yield {
      ...design,
      value: await notes.parsed(design.value, { kind: "design", id: design.id, where: path }),
    };
}

/** An account's saved designs, deleted with its row. */
export const designData: PersonalData = {
  tables: ["SavedDesign"],
  exported: {
    files: [[path, "palettes and font combinations that you saved"]],
    entries: (source) => [listEntry(path, () => designRows(source))],
  },
};
