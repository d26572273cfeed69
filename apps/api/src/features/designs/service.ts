import { createHash } from "node:crypto";
import { DESIGNS_MAX, type Design, type SavedDesign, savedDesignSchema } from "@sitewright/contracts";
import { z } from "zod";
import type { SignedInActor } from "../../access/actor.ts";
import { instantOf } from "../../db/instant.ts";
import type { Db } from "../../db/open.ts";
import { readStored } from "../../db/stored-json.ts";
import { Refusal } from "../../http/refusal.ts";
import type { ReportUnreadable, UnreadableRow } from "../../staff-notices/unreadable.ts";
import { type DesignRow, deleteDesignRow, findDesigns, putDesign } from "./store.ts";

interface DesignOptions {
  db: Db;
  now: () => Date;
  reportUnreadable: ReportUnreadable;
}

/** Font combinations and palettes that clients save in their account. Everyone sees only their own. */
export interface DesignService {
  list(actor: SignedInActor): Promise<SavedDesign[]>;
  save(actor: SignedInActor, design: Design): Promise<SavedDesign | Refusal>;
  remove(actor: SignedInActor, id: string): Promise<Refusal | undefined>;
}

/** The key of a design: its kind and name are unique within an account. */
interface DesignKey {
  userId: string;
  kind: SavedDesign["kind"];
  name: string;
}

/** A design's id is derived from its account, kind and name, so the primary key keeps names unique. */
const designId = ({ userId, kind, name }: DesignKey): string =>
  createHash("sha256")
    .update(JSON.stringify([userId, kind, name.normalize("NFC")]))
    .digest("hex");

const kindNames = { fonts: "font combinations", palette: "palettes" } as const;

const tooMany = ({ kind }: Design) =>
  new Refusal("quota-full", {
    detail: `An account keeps at most ${DESIGNS_MAX} ${kindNames[kind]}. Remove one first.`,
  });

const valueTextOf = (design: Design): string =>
  JSON.stringify(design.kind === "fonts" ? { fonts: design.fonts } : { colors: design.colors });

const partsSchema = z.looseObject({});

/**
 * A row of another release that this one cannot parse is left out, so that the others can still be
 * read.
 */
function readRows(rows: readonly DesignRow[]): { designs: SavedDesign[]; unreadable: UnreadableRow[] } {
  const designs: SavedDesign[] = [];
  const unreadable: UnreadableRow[] = [];
  for (const { value, createdAt, ...row } of rows) {
    const parts = readStored(partsSchema, value);
    const whole = { ...(parts.isReadable ? parts.value : {}), ...row, createdAt: instantOf(createdAt) };
    const design = savedDesignSchema.safeParse(whole);
    if (design.success) designs.push(design.data);
    else unreadable.push({ id: row.id, reason: "this release does not know its form" });
  }
  return { designs, unreadable };
}

/** Creates the service of saved designs. */
export function createDesignService({ db, now, reportUnreadable }: DesignOptions): DesignService {
  return {
    async list(actor) {
      const { designs, unreadable } = readRows(await findDesigns(db, actor.account.id));
      await reportUnreadable("design", unreadable);
      return designs;
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
