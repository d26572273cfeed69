import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import type { Db } from "../../db/open.ts";
import { textsOf } from "../../knowledge/question-groups.ts";
import { dayMs } from "../../time-units.ts";

/** The number of questions that one statement looks for. */
const textsPerStep = 500;

/** The texts, of these, of which a question is stored. */
async function findStored(db: Db, texts: readonly string[]): Promise<ReadonlySet<string>> {
  const stored = new Set<string>();
  for (let start = 0; start < texts.length; start += textsPerStep) {
    const where = { question: { in: texts.slice(start, start + textsPerStep) } };
    for (const { question } of await db.chatTurn.groupBy({ by: ["question"], where })) stored.add(question);
    await yieldToEventLoop();
  }
  return stored;
}

/**
 * Deletes the groups with a question that is not stored any more, because its visitor erased it or it was too old.
 * Each grouping does so too, so nothing is done within a day after one: this is for an agent that is paused or
 * rarely runs.
 */
export async function deleteErasedGroups(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - dayMs);
  if ((await db.questionGrouping.count({ where: { groupedAt: { lt: before } } })) === 0) return;
  const groups = await db.questionGroup.findMany({ select: { id: true, text: true, members: true } });
  const stored = await findStored(db, [...new Set(groups.flatMap(textsOf))]);
  for (const group of groups) {
    if (textsOf(group).every((text) => stored.has(text))) continue;
    // Not where a grouping has replaced it meanwhile.
    await db.questionGroup.deleteMany({ where: { id: group.id, members: group.members } });
  }
}
