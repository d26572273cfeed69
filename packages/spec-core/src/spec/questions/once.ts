import type { Project } from "../project.ts";

/** The same function of a project, read once for each: a rule asks when, how and with which quotations it is put. */
export function oncePerProject<Answer extends object>(
  read: (project: Project) => Answer,
): (project: Project) => Answer {
  const known = new WeakMap<Project, Answer>();
  return (project) => {
    const answer = known.get(project) ?? read(project);
    known.set(project, answer);
    return answer;
  };
}
