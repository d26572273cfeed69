import { lazy, Suspense } from "react";
import { Navigate, Outlet, Route, Routes } from "react-router";
import { LoadingScreen } from "../components/chrome/loading-screen.tsx";
import { paths } from "../lib/paths.ts";
import { Portal } from "./portal.tsx";
import { WizardRoute } from "./wizard-route.tsx";

const GoogleRoute = lazy(() => import("./google-route.tsx"));
const ProfileRoute = lazy(() => import("./profile-route.tsx"));
const ForgotPasswordRoute = lazy(() => import("./forgot-password-route.tsx"));
const ResetPasswordRoute = lazy(() => import("./reset-password-route.tsx"));
const VerifyEmailRoute = lazy(() => import("./verify-email-route.tsx"));
const SettingsRoute = lazy(() => import("./settings-route.tsx"));
const ProjectsRoute = lazy(() => import("./projects-route.tsx"));

/** Pages that mailed links open, and the one that asks for such a mail: nobody has to be signed in. */
function MailedPages() {
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Outlet />
    </Suspense>
  );
}

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
      <Route element={<MailedPages />}>
        <Route path={paths.forgotPassword} element={<ForgotPasswordRoute />} />
        <Route path={paths.resetPassword} element={<ResetPasswordRoute />} />
        <Route path={paths.verifyEmail} element={<VerifyEmailRoute />} />
      </Route>
      <Route element={<Portal />}>
        <Route path={paths.wizard} element={<WizardRoute />} />
        <Route path={paths.projects} element={<ProjectsRoute />} />
        <Route path={paths.settings} element={<SettingsRoute />} />
        <Route path="*" element={<Navigate to={paths.wizard} replace />} />
      </Route>
    </Routes>
  );
}
