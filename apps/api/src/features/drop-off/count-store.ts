import type { Db, Tx } from "../../db/open.ts";
import { weekOf } from "./rules.ts";

/** The counted events: forms that were begun, submitted or left, and visits to steps and questions. */
export type CountKind = "begun" | "submitted" | "left" | "visit";

/** The count of a kind. `span` is the bucket of a visit's time. */
export interface Count {
  readonly kind: string;
  readonly step: string;
  readonly question: string;
  readonly span: number;
  readonly count: number;
}

const whole = { step: "", question: "", span: 0 };

/**
 * Counts the forms that are still stored individually. `leftBefore`: forms untouched since then count as
 * left.
 */
export async function countForms(db: Tx, leftBefore: Date): Promise<Count[]> {
  const begun = await db.form.count();
  const submitted = await db.form.count({ where: { submittedAt: { not: null } } });
  const left = await db.form.groupBy({
    by: ["step", "question"],
    where: { submittedAt: null, lastAt: { lt: leftBefore } },
    _count: true,
  });
  const visits = await db.formVisit.groupBy({ by: ["step", "question", "span"], _count: true });
  return [
    { kind: "begun", ...whole, count: begun },
    { kind: "submitted", ...whole, count: submitted },
    ...left.map(({ step, question, _count }) => ({ kind: "left", step, question, span: 0, count: _count })),
    ...visits.map(({ step, question, span, _count }) => ({
      kind: "visit",
      step,
      question,
      span,
      count: _count,
    })),
  ];
}

/** The stored counts of all weeks from the given one. */
export async function listCounts(db: Tx, fromWeek: string): Promise<Count[]> {
  const rows = await db.formCount.groupBy({
    by: ["kind", "step", "question", "span"],
    where: { week: { gte: fromWeek } },
    _sum: { count: true },
  });
  return rows.map(({ _sum, ...row }) => ({ ...row, count: _sum.count ?? 0 }));
}

async function add(tx: Tx, week: string, { kind, step, question, span, count }: Count): Promise<void> {
  const key = { week, kind, step, question, span };
  await tx.formCount.upsert({
    where: { week_kind_step_question_span: key },
    create: { ...key, count },
    update: { count: { increment: count } },
  });
}

/** Forms that one transaction turns into counts. */
const formsAtOnce = 50;

/**
 * Turns a batch of forms that were untouched since an instant into counts of their weeks, and deletes
 * their rows. Returns false if there were none left.
 */
export async function aggregateForms(db: Db, untouchedSince: Date): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const where = { lastAt: { lt: untouchedSince } };
    const forms = await tx.form.findMany({ where, include: { visits: true }, take: formsAtOnce });
    const { count: deleted } = await tx.form.deleteMany({ where: { id: { in: forms.map(({ id }) => id) } } });
    // Another process has already stored the counts of these forms: they must not be counted twice.
    if (deleted < forms.length) throw new Error("Forms were aggregated by another process.");
    for (const { step, question, submittedAt, lastAt, visits } of forms) {
      const week = weekOf(lastAt);
      const one = { ...whole, count: 1 };
      await add(tx, week, { ...one, kind: "begun" });
      await add(
        tx,
        week,
        submittedAt ? { ...one, kind: "submitted" } : { ...one, kind: "left", step, question },
      );
      for (const visit of visits)
        await add(tx, week, {
          kind: "visit",
          step: visit.step,
          question: visit.question,
          span: visit.span,
          count: 1,
        });
    }
    return forms.length > 0;
  });
}
