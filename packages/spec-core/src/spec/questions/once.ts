import type { Project } from "../project.ts";

/** The same function of a project, read once for each: a rule asks when, how and with which quotations it is put. */
export function oncePerProject<Answer>(read: (project: Project) => Answer): (project: Project) => Answer {
  let last: { readonly project: Project; readonly answer: Answer } | undefined;
  return (project) => {
    if (last?.project !== project) last = { project, answer: read(project) };
    return last.answer;
  };
}
