import type { Tx } from "../../db/open.ts";
import { type Progress, spanOf } from "./rules.ts";

/** A form that is being filled in: the draft's id, and its account. */
export interface FormKey {
  readonly formId: string;
  readonly userId: string;
}

/** Time spent on a step, or on one of its questions. */
interface Spent {
  readonly step: string;
  /** Empty for the step as a whole. */
  readonly question: string;
  readonly seconds: number;
}

function spentIn({ opened, spentOn, answered, seconds }: Progress): Spent[] {
  const steps = [...new Set([...opened, spentOn])].map((step) => ({
    step,
    question: "",
    seconds: step === spentOn ? seconds : 0,
  }));
  const each = answered.length === 0 ? 0 : seconds / answered.length;
  return [...steps, ...answered.map(({ step, key }) => ({ step, question: key, seconds: each }))];
}

async function addTime(tx: Tx, formId: string, spent: readonly Spent[]): Promise<void> {
  const known = await tx.formVisit.findMany({ where: { formId } });
  for (const { step, question, seconds } of spent) {
    const row = known.find((one) => one.step === step && one.question === question);
    const id = row?.id ?? `${formId}/${step}/${question}`;
    const total = (row?.milliseconds ?? 0) / 1000 + seconds;
    const time = { milliseconds: Math.round(total * 1000), span: spanOf(total) };
    if (row) await tx.formVisit.update({ where: { id }, data: time });
    else await tx.formVisit.create({ data: { id, formId, step, question, ...time } });
  }
}

/** Records the progress that a save shows, in the same transaction. */
export async function noteProgress(
  tx: Tx,
  { formId, userId, progress, at }: FormKey & { progress: Progress; at: Date },
): Promise<void> {
  const { step, answered } = progress;
  const form = await tx.form.findUnique({ where: { id: formId } });
  const last = answered.findLast((question) => question.step === step)?.key;
  const question = last ?? (form?.step === step ? form.question : "");
  const now = { step, question, lastAt: at };
  if (form) await tx.form.update({ where: { id: formId }, data: now });
  else await tx.form.create({ data: { id: formId, userId, ...now } });
  await addTime(tx, formId, spentIn(progress));
}

/** Marks an account's open forms as submitted, so that they do not count as left. */
export async function endForms(tx: Tx, userId: string, at: Date): Promise<void> {
  await tx.form.updateMany({ where: { userId, submittedAt: null }, data: { submittedAt: at } });
}
