import { lazy } from "react";
import { Navigate, Route, Routes } from "react-router";
import { paths } from "../lib/paths.ts";
import { Portal } from "./portal.tsx";
import { WizardRoute } from "./wizard-route.tsx";

const ProjectsRoute = lazy(() => import("./projects-route.tsx"));

/** Every address of the portal. The declarative routes weigh a third of the router that loads data. */
export function PortalRoutes() {
  return (
    <Routes>
      <Route element={<Portal />}>
        <Route path={paths.wizard} element={<WizardRoute />} />
        <Route path={paths.projects} element={<ProjectsRoute />} />
        <Route path="*" element={<Navigate to={paths.wizard} replace />} />
      </Route>
    </Routes>
  );
}
