import type { RuleId } from "../../conform/rules/rules.ts";
import { codeSpan } from "../markdown/markdown-text.ts";

/** Who says whether a task is done: rules of `conform`, `node check.mjs --final`, or a person. */
export type Judge = RuleId | "a person";

/** When a task is done: 'WHEN <when>, THE SITE SHALL <shall>.' (EARS, the event-driven form). */
export interface Acceptance {
  readonly when: string;
  readonly shall: string;
  readonly judges: readonly [Judge, ...Judge[]];
}

/** A piece of work. Texts are Markdown; the client's words stand in code spans. */
export interface Task {
  readonly id: string;
  readonly text: string;
  readonly steps?: readonly string[];
  readonly done: Acceptance;
}

const judgeText = (judge: Judge): string => (judge === "a person" ? judge : codeSpan(judge));

/** The task as a box to tick, its steps, and last the line by which it is accepted. */
export const taskText = ({ id, text, steps = [], done: { when, shall, judges } }: Task): string =>
  [
    `- [ ] ${codeSpan(id)} ${text}`,
    ...steps.map((step) => `  - ${step}`),
    `  - WHEN ${when}, THE SITE SHALL ${shall}. (${judges.map(judgeText).join(", ")})`,
  ].join("\n");
