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
