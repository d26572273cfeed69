import { ProjectsScreen } from "../features/projects/projects-screen.tsx";
import { WithHeaderActions } from "./with-header-actions.tsx";

/** The saved projects. */
export function ProjectsRoute() {
  return (
    <WithHeaderActions>
      <ProjectsScreen />
    </WithHeaderActions>
  );
}
