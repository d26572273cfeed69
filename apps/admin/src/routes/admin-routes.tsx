import { ErrorBoundary } from "@sitewright/app-kit/error-boundary";
import { Navigate, Route, Routes } from "react-router";
import { paths } from "../lib/paths.ts";
import { Broken } from "./broken.tsx";
import { Missing } from "./missing.tsx";
import { Root } from "./root.tsx";
import { OutboxScreen, ProjectsScreen } from "./screens.tsx";

/** Every screen of the admin under its address. */
export function AdminRoutes() {
  return (
    <ErrorBoundary fallback={<Broken />}>
      <Routes>
        <Route element={<Root />}>
          <Route path={paths.home} element={<Navigate to={paths.projects()} replace />} />
          <Route path={paths.projectsPattern} element={<ProjectsScreen />} />
          <Route path={paths.outboxPattern} element={<OutboxScreen />} />
          <Route path="*" element={<Missing />} />
        </Route>
      </Routes>
    </ErrorBoundary>
  );
}
