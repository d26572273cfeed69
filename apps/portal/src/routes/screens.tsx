import { later } from "@sitewright/app-kit/later";
import { LoadingScreen } from "../components/chrome/loading-screen.tsx";

// Every screen's code is a separate chunk.
const waiting = <LoadingScreen />;

export const GoogleRoute = later(async () => (await import("./google-route.tsx")).GoogleRoute, waiting);
export const ProfileRoute = later(async () => (await import("./profile-route.tsx")).ProfileRoute, waiting);
export const ForgotPasswordRoute = later(
  async () => (await import("./forgot-password-route.tsx")).ForgotPasswordRoute,
  waiting,
);
export const ResetPasswordRoute = later(
  async () => (await import("./reset-password-route.tsx")).ResetPasswordRoute,
  waiting,
);
export const VerifyEmailRoute = later(
  async () => (await import("./verify-email-route.tsx")).VerifyEmailRoute,
  waiting,
);
export const SignedOutRoute = later(
  async () => (await import("./signed-out-route.tsx")).SignedOutRoute,
  waiting,
);
export const SignedIn = later(async () => (await import("./signed-in.tsx")).SignedIn, waiting);
export const WizardRoute = later(async () => (await import("./wizard-route.tsx")).WizardRoute, waiting);
export const SettingsRoute = later(async () => (await import("./settings-route.tsx")).SettingsRoute, waiting);
export const ProjectsRoute = later(async () => (await import("./projects-route.tsx")).ProjectsRoute, waiting);
export const SpecificationRoute = later(
  async () => (await import("./specification-route.tsx")).SpecificationRoute,
  waiting,
);

/** Preloads the first screen of a signed-in person. */
export function preloadWizard(): void {
  void SignedIn.preload();
  void WizardRoute.preload();
}
