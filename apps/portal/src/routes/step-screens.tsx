import { lateImport } from "@sitewright/app-kit/late-import";
import { type Later, later } from "@sitewright/app-kit/later";
import type { User } from "@sitewright/contracts";
import { type StepKey, steps } from "@sitewright/spec-core/onboarding";
import { Skeleton } from "@sitewright/ui";
import type { ComponentType } from "react";
import { chromeTexts } from "../components/chrome/texts.ts";
import type { StepScreenProps } from "../features/wizard/step-panel.tsx";

/** A step, and what the wizard renders together with it, not before it. */
function stepScreen(load: () => Promise<ComponentType<{ user: User }>>): Later<StepScreenProps> {
  const loadScreen = async () => {
    const Step = await load();
    return ({ user, children }: StepScreenProps) => (
      <>
        <Step user={user} />
        {children}
      </>
    );
  };
  // As high as the window, so that what is below a step does not appear and disappear.
  return later(
    loadScreen,
    <Skeleton title lines={5} label={chromeTexts.loading} className="min-h-dvh content-start" />,
  );
}

/** The screen of each step. */
export const stepScreens: Readonly<Record<StepKey, Later<StepScreenProps>>> = {
  welcome: stepScreen(async () => (await import("../features/welcome/welcome-step.tsx")).WelcomeStep),
  questionnaire: stepScreen(async () => (await import("./questionnaire-route.tsx")).QuestionnaireRoute),
  typography: stepScreen(
    async () => (await import("../features/typography/typography-step.tsx")).TypographyStep,
  ),
  theme: stepScreen(async () => (await import("../features/theme/theme-step.tsx")).ThemeStep),
  layout: stepScreen(async () => (await import("../features/layout/layout-step.tsx")).LayoutStep),
  media: stepScreen(async () => (await import("../features/media/media-step.tsx")).MediaStep),
  style: stepScreen(async () => (await import("../features/style/style-step.tsx")).StyleStep),
  legal: stepScreen(async () => (await import("../features/legal/legal-step.tsx")).LegalStep),
  sitemap: stepScreen(async () => (await import("./sitemap-route.tsx")).SitemapRoute),
};

/** Loads the palette's code. */
export const loadPalette = lateImport(async () => (await import("./palette-route.tsx")).PaletteRoute);

/**
 * Preloads the code of every step and of the palette, one after the other, so that opening one paints at once. Stops
 * with false at the first failure, because a failed import would fail again until the page is reloaded.
 */
export async function preloadSteps(): Promise<boolean> {
  for (const { key } of steps) if (!(await stepScreens[key].preload())) return false;
  return loadPalette().then(
    () => true,
    () => false,
  );
}
