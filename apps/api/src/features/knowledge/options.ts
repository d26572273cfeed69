import type { Staff } from "../../access/permissions.ts";
import type { EventOrigin } from "../../audit/events.ts";
import type { Db } from "../../db/open.ts";
import type { Knowledge } from "../../knowledge/knowledge.ts";
import type { CheckChange } from "./change.ts";

/** Dependencies of the feature's services. */
export interface KnowledgeOptions {
  readonly db: Db;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly knowledge: Knowledge;
  readonly checkChange: CheckChange;
}

/** The actor as recorded in the audit trail. */
export const originBy =
  ({ now, newId }: Pick<KnowledgeOptions, "now" | "newId">) =>
  ({ account }: Staff<"knowledge">): EventOrigin => ({ eventId: newId(), actorId: account.id, at: now() });
