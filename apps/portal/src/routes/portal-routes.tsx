import { lazy, Suspense } from "react";
import { Navigate, Route, Routes } from "react-router";
import { LoadingScreen } from "../components/chrome/loading-screen.tsx";
import { paths } from "../lib/paths.ts";
import { Portal } from "./portal.tsx";
import { WizardRoute } from "./wizard-route.tsx";

const GoogleRoute = lazy(() => import("./google-route.tsx"));
const ProfileRoute = lazy(() => import("./profile-route.tsx"));
const SettingsRoute = lazy(() => import("./settings-route.tsx"));
const ProjectsRoute = lazy(() => import("./projects-route.tsx"));

/** Every address of the portal. The declarative routes weigh a third of the router that loads data. */
export function PortalRoutes() {
  return (
    <Routes>
      <Route
        path={paths.google}
        element={
          <Suspense fallback={<LoadingScreen />}>
            <GoogleRoute />
          </Suspense>
        }
      />
      <Route
        path={paths.profilePattern}
        element={
          <Suspense fallback={<LoadingScreen />}>
            <ProfileRoute />
          </Suspense>
        }
      />
      <Route element={<Portal />}>
        <Route path={paths.wizard} element={<WizardRoute />} />
        <Route path={paths.projects} element={<ProjectsRoute />} />
        <Route path={paths.settings} element={<SettingsRoute />} />
        <Route path="*" element={<Navigate to={paths.wizard} replace />} />
      </Route>
    </Routes>
  );
}
