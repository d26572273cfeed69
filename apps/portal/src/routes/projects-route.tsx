import { ProjectsScreen } from "../features/projects/projects-screen.tsx";
import { useOverlayHistory } from "../lib/overlay-history.ts";

/** The saved projects. */
export function ProjectsRoute() {
  useOverlayHistory();
  return <ProjectsScreen />;
}
