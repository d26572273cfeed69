import type { Assistant } from "@sitewright/assistant";
import type { QuestionGroup } from "@sitewright/contracts";
import type { Staff } from "../../access/permissions.ts";
import { createOriginBy } from "../../audit/origin-by.ts";
import { instantOf } from "../../db/instant.ts";
import { Refusal } from "../../http/refusal.ts";
import type { CurrentKnowledge } from "../../knowledge/knowledge.ts";
import { membersOf } from "../../knowledge/question-groups.ts";
import { dismissGroup, findGrouping, type GroupRow, listGroups } from "./group-store.ts";
import type { KnowledgeOptions } from "./options.ts";
import { adviseOn } from "./suggest.ts";

/** Unanswered questions. */
export interface Groups {
  list(staff: Staff<"knowledge">): Promise<{ groups: QuestionGroup[]; groupedAt: string | null }>;
  dismiss(staff: Staff<"knowledge">, id: string): Promise<Refusal | undefined>;
}

/** The maximum number of groups that are shown. */
const shownMax = 50;

/** A group with advice; empty if the assistant would answer it now. */
function shown(
  { members, lastAskedAt, ...group }: GroupRow,
  { assistant, entries }: { assistant: Assistant; entries: CurrentKnowledge["entries"] },
): QuestionGroup[] {
  const match = assistant.match(group.text);
  if (match.kind === "matched") return [];
  const read = membersOf({ members });
  const advice = adviseOn(match, (id) => entries.find((entry) => entry.id === id)?.label);
  const texts = read.isReadable ? read.value : [{ text: group.text, count: group.count }];
  return [{ ...group, ...advice, members: texts, lastAskedAt: instantOf(lastAskedAt) }];
}

/** Creates the service of unanswered questions. */
export function createGroups({ db, now, newId, knowledge }: Omit<KnowledgeOptions, "checkChange">): Groups {
  const originBy = createOriginBy({ newId, now });
  return {
    async list() {
      const grouping = await findGrouping(db);
      const groupedAt = grouping ? instantOf(grouping.groupedAt) : null;
      const rows = await listGroups(db, shownMax);
      if (rows.length === 0) return { groups: [], groupedAt };
      const { entries, ...current } = await knowledge.current();
      const assistant = await current.assistant();
      return { groups: rows.flatMap((group) => shown(group, { assistant, entries })), groupedAt };
    },
    async dismiss(staff, id) {
      return (await dismissGroup(db, id, originBy(staff))) ? undefined : new Refusal("not-found");
    },
  };
}
