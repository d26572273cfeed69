import { clusterInSteps } from "@sitewright/assistant/unmatched";
import type { Industry } from "@sitewright/spec-core/industry";
import { z } from "zod";
import { secretDigest } from "../../auth/secret-digest.ts";
import type { Db } from "../../db/open.ts";
import { defineJob, type Job } from "../../jobs/job.ts";
import type { CurrentKnowledge, Knowledge } from "../../knowledge/knowledge.ts";
import { takeSteps } from "../../knowledge/take-steps.ts";
import { hourMs } from "../../time-units.ts";
import { type AskedQuestion, listQuestions } from "./analytics-store.ts";
import { type GroupRow, replaceGroups } from "./group-store.ts";
import { industryAsked } from "./industry.ts";
import { windowMs } from "./rules.ts";
import { inTurns } from "./suite.ts";

interface ClusterJobOptions {
  readonly db: Db;
  readonly now: () => Date;
  readonly knowledge: Knowledge;
}

/** The maximum number of distinct questions that are read, most frequent first. */
const questionsMax = 2000;

/** The maximum number of groups that are stored. */
const groupsMax = 200;

/** The maximum number of stored members per group. */
const membersMax = 20;

async function stillUnanswered(
  questions: readonly AskedQuestion[],
  current: CurrentKnowledge,
): Promise<AskedQuestion[]> {
  const assistant = await current.assistant();
  const left: AskedQuestion[] = [];
  await inTurns(questions, (question) => {
    if (assistant.match(question.text).kind === "unmatched") left.push(question);
  });
  return left;
}

async function groupsOf(
  questions: readonly AskedQuestion[],
  { entries }: CurrentKnowledge,
): Promise<GroupRow[]> {
  const background = entries.flatMap(({ examples }) => examples);
  const lastAt = new Map(questions.map((question) => [question.text, question.lastAt.getTime()]));
  const clusters = await takeSteps(clusterInSteps(questions, { background }));
  return clusters.slice(0, groupsMax).map(({ text, count, members }) => ({
    id: secretDigest(text),
    text,
    count,
    members: JSON.stringify(
      members.slice(0, membersMax).map((member) => ({ text: member.text, count: member.count })),
    ),
    lastAskedAt: new Date(Math.max(...members.map((member) => lastAt.get(member.text) ?? 0))),
  }));
}

async function groupAsked(asked: readonly AskedQuestion[], knowledge: Knowledge): Promise<GroupRow[]> {
  // Without questions to group, a starting process need not build an assistant.
  if (asked.length === 0) return [];
  const current = await knowledge.current();
  return groupsOf(await stillUnanswered(asked, current), current);
}

async function countIndustries(questions: readonly AskedQuestion[]): Promise<[Industry, number][]> {
  const counts = new Map<Industry, number>();
  await inTurns(questions, ({ text, count }) => {
    const industry = industryAsked(text);
    if (industry) counts.set(industry, (counts.get(industry) ?? 0) + count);
  });
  return [...counts].sort(([, a], [, b]) => b - a);
}

/**
 * Every hour groups the unanswered questions of the last seven days that would still get no answer, and
 * counts the industries that visitors mentioned.
 */
export const createClusterJob = ({ db, now, knowledge }: ClusterJobOptions): Job =>
  defineJob({
    kind: "cluster-questions",
    schema: z.object({}),
    schedule: { everyMs: hourMs, atStart: true },
    maxAttempts: 3,
    async run(_payload, { signal }) {
      const at = now();
      const since = new Date(at.getTime() - windowMs);
      const asked = await listQuestions(db, { since, unanswered: true, limit: questionsMax });
      const groups = await groupAsked(asked, knowledge);
      signal.throwIfAborted();
      const all = await listQuestions(db, { since, unanswered: false, limit: questionsMax });
      const industries = JSON.stringify(await countIndustries(all));
      await replaceGroups(db, groups, { groupedAt: at, industries });
      return `${groups.length} groups`;
    },
  });
