import type { Project } from "../project.ts";

/**
 * Caches a function's result for the last project, because the condition, the wording and the quotations of a rule all
 * need it.
 */
export function oncePerProject<Answer>(read: (project: Project) => Answer): (project: Project) => Answer {
  let last: { readonly project: Project; readonly answer: Answer } | undefined;
  return (project) => {
    if (last?.project !== project) last = { project, answer: read(project) };
    return last.answer;
  };
}
