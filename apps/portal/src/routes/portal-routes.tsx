import { Navigate, Route, Routes } from "react-router";
import { PageBoundary } from "../components/chrome/page-boundary.tsx";
import { paths } from "../lib/paths.ts";
import { Portal } from "./portal.tsx";
import {
  ForgotPasswordRoute,
  GoogleRoute,
  ProfileRoute,
  ProjectsRoute,
  ResetPasswordRoute,
  SettingsRoute,
  SpecificationRoute,
  VerifyEmailRoute,
  WizardRoute,
} from "./screens.tsx";

/** Every route of the portal. Declarative routes are a third of the size of the data router. */
export function PortalRoutes() {
  return (
    <PageBoundary>
      <Routes>
        <Route path={paths.google} element={<GoogleRoute />} />
        <Route path={paths.profilePattern} element={<ProfileRoute />} />
        <Route path={paths.forgotPassword} element={<ForgotPasswordRoute />} />
        <Route path={paths.resetPassword} element={<ResetPasswordRoute />} />
        <Route path={paths.verifyEmail} element={<VerifyEmailRoute />} />
        <Route element={<Portal />}>
          <Route path={paths.wizard} element={<WizardRoute />} />
          <Route path={paths.projects} element={<ProjectsRoute />} />
          <Route path={paths.specificationPattern} element={<SpecificationRoute />} />
          <Route path={paths.settings} element={<SettingsRoute />} />
          <Route path="*" element={<Navigate to={paths.wizard} replace />} />
        </Route>
      </Routes>
    </PageBoundary>
  );
}
