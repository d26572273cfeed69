import { ProjectsScreen } from "../features/projects/projects-screen.tsx";

/** The saved projects. */
export default function ProjectsRoute() {
  return <ProjectsScreen />;
}
