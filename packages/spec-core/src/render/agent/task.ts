import type { RuleId } from "../../conform/rules/rules.ts";
import { codeSpan } from "../markdown/markdown-text.ts";

/** The check of a task: rules of `conform`, `node check.mjs --final`, or a person. */
export type Judge = RuleId | "a person";

/** The acceptance criterion: 'WHEN <when>, THE SITE SHALL <shall>.' (EARS, the event-driven form). */
export interface Acceptance {
  readonly when: string;
  readonly shall: string;
  readonly judges: readonly [Judge, ...Judge[]];
}

/** A task. Texts are Markdown; client text is in code spans. */
export interface Task {
  readonly id: string;
  readonly text: string;
  readonly steps?: readonly string[];
  readonly done: Acceptance;
}

const judgeText = (judge: Judge): string => (judge === "a person" ? judge : codeSpan(judge));

/** The task as a checkbox, its steps, and last its acceptance criterion. */
export const taskText = ({ id, text, steps = [], done: { when, shall, judges } }: Task): string =>
  [
    `- [ ] ${codeSpan(id)} ${text}`,
    ...steps.map((step) => `  - ${step}`),
    `  - WHEN ${when}, THE SITE SHALL ${shall}. (${judges.map(judgeText).join(", ")})`,
  ].join("\n");
