import { DESIGNS_MAX, type Design, type SavedDesign, savedDesignSchema } from "@sitewright/contracts";
import type { SignedInActor } from "../../auth/actor.ts";
import type { Db } from "../../db/open.ts";
import { Refusal } from "../../http/refusal.ts";
import { designId } from "./design-id.ts";
import { type DesignRow, deleteDesignRow, findDesigns, putDesign } from "./store.ts";

interface DesignOptions {
  db: Db;
  now: () => Date;
}

/** Font combinations and palettes that clients keep with their account. Everybody sees their own alone. */
export interface DesignService {
  list(actor: SignedInActor): Promise<SavedDesign[]>;
  save(actor: SignedInActor, design: Design): Promise<SavedDesign | Refusal>;
  remove(actor: SignedInActor, id: string): Promise<Refusal | undefined>;
}

const kindNames = { fonts: "font combinations", palette: "palettes" } as const;

const tooMany = ({ kind }: Design) =>
  new Refusal("too-large", {
    detail: `An account keeps at most ${DESIGNS_MAX} ${kindNames[kind]}. Remove one first.`,
  });

const valueTextOf = (design: Design): string =>
  JSON.stringify(design.kind === "fonts" ? { fonts: design.fonts } : { colors: design.colors });

/** What an older version wrote and this one cannot read is left out, not fatal for the others. */
function readRow({ value, createdAt, ...row }: DesignRow): SavedDesign[] {
  const stored: unknown = JSON.parse(value);
  const parts = typeof stored === "object" ? stored : {};
  const design = savedDesignSchema.safeParse({ ...parts, ...row, createdAt: createdAt.toISOString() });
  return design.success ? [design.data] : [];
}

/** Creates the service of saved designs. */
export function createDesignService({ db, now }: DesignOptions): DesignService {
  return {
    async list(actor) {
      return (await findDesigns(db, actor.account.id)).flatMap(readRow);
    },
    async save(actor, design) {
      const userId = actor.account.id;
      const { kind, name } = design;
      const id = designId({ userId, kind, name });
      const createdAt = now();
      const row = { id, userId, kind, name, value: valueTextOf(design), createdAt };
      const isKept = await putDesign(db, row, DESIGNS_MAX);
      if (isKept instanceof Refusal) return isKept;
      return isKept ? { ...design, id, createdAt: createdAt.toISOString() } : tooMany(design);
    },
    async remove(actor, id) {
      const isGone = await deleteDesignRow(db, { id, userId: actor.account.id });
      return isGone ? undefined : new Refusal("not-found");
    },
  };
}
