import type { DropOff } from "@sitewright/contracts";
import { steps } from "@sitewright/spec-core/onboarding";
import type { Staff } from "../../access/permissions.ts";
import type { Db } from "../../db/open.ts";
import { dayMs } from "../../time-units.ts";
import { type Count, type CountKind, countForms, listCounts } from "./count-store.ts";
import { questions } from "./questions.ts";
import { leftAfterMs, medianOf, weekOf } from "./rules.ts";

/** Returns the figures of the last `days` days. */
export type ReadDropOff = (staff: Staff<"projects">, days: number) => Promise<DropOff>;

function summed(counts: readonly Count[]) {
  const of = (kind: CountKind, step: string, question?: string) =>
    counts.filter(
      (one) =>
        one.kind === kind && one.step === step && (question === undefined || one.question === question),
    );
  const total = (rows: readonly Count[]) => rows.reduce((sum, { count }) => sum + count, 0);
  const spans = (rows: readonly Count[]) => {
    const bySpan = new Map<number, number>();
    for (const { span, count } of rows) bySpan.set(span, (bySpan.get(span) ?? 0) + count);
    return bySpan;
  };
  return {
    all: (kind: CountKind) => total(counts.filter((one) => one.kind === kind)),
    step: (step: string) => {
      const visits = of("visit", step, "");
      return { shown: total(visits), left: total(of("left", step)), medianS: medianOf(spans(visits)) };
    },
    question: (step: string, question: string) => {
      const visits = of("visit", step, question);
      const left = total(of("left", step, question));
      return { question, answered: total(visits), left, medianS: medianOf(spans(visits)) };
    },
  };
}

/**
 * Creates the report. Forms of the last 30 days are counted individually, older ones by their stored weekly
 * counts.
 */
export const createReport =
  ({ db, now }: { db: Db; now: () => Date }): ReadDropOff =>
  async (_staff, days) => {
    const at = now().getTime();
    const kept = await countForms(db, new Date(at - leftAfterMs));
    const earlier = days > 30 ? await listCounts(db, weekOf(new Date(at - days * dayMs))) : [];
    const { all, step, question } = summed([...kept, ...earlier]);
    return {
      begun: all("begun"),
      submitted: all("submitted"),
      left: all("left"),
      steps: steps.map(({ key }) => ({
        step: key,
        ...step(key),
        questions: questions.filter((one) => one.step === key).map((one) => question(key, one.key)),
      })),
    };
  };
