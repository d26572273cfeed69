import { ProjectsScreen } from "../features/projects/projects-screen.tsx";

/** The saved projects. */
export function ProjectsRoute() {
  return <ProjectsScreen />;
}
