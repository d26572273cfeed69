import { lazy } from "react";
import { Navigate, type RouteObject } from "react-router";
import { paths } from "../lib/paths.ts";
import { Portal } from "./portal.tsx";
import { WizardRoute } from "./wizard-route.tsx";

const ProjectsRoute = lazy(() => import("./projects-route.tsx"));

/** Every address of the portal. */
export const routes: RouteObject[] = [
  {
    element: <Portal />,
    children: [
      { path: paths.wizard, element: <WizardRoute /> },
      { path: paths.projects, element: <ProjectsRoute /> },
      { path: "*", element: <Navigate to={paths.wizard} replace /> },
    ],
  },
];
