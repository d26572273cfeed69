import type { RouteObject } from "react-router";
import { Navigate } from "react-router";
import { OutboxScreen } from "../features/outbox/outbox-screen.tsx";
import { ProjectsScreen } from "../features/projects/projects-screen.tsx";
import { paths } from "../lib/paths.ts";
import { Broken } from "./broken.tsx";
import { Missing } from "./missing.tsx";
import { Root } from "./root.tsx";

/** Every screen under its address, below /admin. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <Broken />,
    children: [
      { index: true, element: <Navigate to={paths.projects()} replace /> },
      { path: "projects/:id?", element: <ProjectsScreen /> },
      { path: "outbox/:id?", element: <OutboxScreen /> },
      { path: "*", element: <Missing /> },
    ],
  },
];
