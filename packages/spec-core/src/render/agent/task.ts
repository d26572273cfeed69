import type { RuleId } from "../../conform/rules/rules.ts";
import { codeSpan } from "../markdown/markdown-text.ts";

/** The check of a task: rules of `conform`, `node check.mjs --final`, or a person. */
export type CheckedBy = RuleId | "a person";

/** The acceptance criterion: 'WHEN <when>, THE SITE SHALL <shall>.' (EARS, the event-driven form). */
export interface Acceptance {
  readonly when: string;
  readonly shall: string;
  readonly checkedBy: readonly [CheckedBy, ...CheckedBy[]];
}

/** A task. Texts are Markdown; client text is in code spans. */
export interface Task {
  readonly id: string;
  readonly text: string;
  readonly steps?: readonly string[];
  readonly done: Acceptance;
}

const checkedByText = (checker: CheckedBy): string => (checker === "a person" ? checker : codeSpan(checker));

/** The task as a checkbox, its steps, and last its acceptance criterion. */
export const taskText = ({ id, text, steps = [], done: { when, shall, checkedBy } }: Task): string =>
  [
    `- [ ] ${codeSpan(id)} ${text}`,
    ...steps.map((step) => `  - ${step}`),
    `  - WHEN ${when}, THE SITE SHALL ${shall}. (${checkedBy.map(checkedByText).join(", ")})`,
  ].join("\n");
