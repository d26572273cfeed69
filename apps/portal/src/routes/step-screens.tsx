import type { User } from "@sitewright/contracts";
import type { StepKey } from "@sitewright/spec-core/onboarding";
import { type ComponentType, lazy } from "react";

type Screen = ComponentType<{ user: User }>;

const loaders: Readonly<Record<StepKey, () => Promise<{ default: Screen }>>> = {
  welcome: async () => ({ default: (await import("../features/welcome/welcome-step.tsx")).WelcomeStep }),
  questionnaire: async () => ({
    default: (await import("../features/questionnaire/questionnaire-step.tsx")).QuestionnaireStep,
  }),
  typography: async () => ({
    default: (await import("../features/typography/typography-step.tsx")).TypographyStep,
  }),
  theme: async () => ({ default: (await import("../features/theme/theme-step.tsx")).ThemeStep }),
  layout: async () => ({ default: (await import("../features/layout/layout-step.tsx")).LayoutStep }),
  media: async () => ({ default: (await import("../features/media/media-step.tsx")).MediaStep }),
  style: async () => ({ default: (await import("../features/style/style-step.tsx")).StyleStep }),
  legal: async () => ({ default: (await import("../features/legal/legal-step.tsx")).LegalStep }),
  sitemap: async () => ({ default: (await import("../features/sitemap/sitemap-step.tsx")).SitemapStep }),
};

/** The screen of each step, loaded when it is first opened. */
export const stepScreens: Readonly<Record<StepKey, Screen>> = {
  welcome: lazy(loaders.welcome),
  questionnaire: lazy(loaders.questionnaire),
  typography: lazy(loaders.typography),
  theme: lazy(loaders.theme),
  layout: lazy(loaders.layout),
  media: lazy(loaders.media),
  style: lazy(loaders.style),
  legal: lazy(loaders.legal),
  sitemap: lazy(loaders.sitemap),
};

/** Fetches the palette's code. */
export const loadPalette = async () => (await import("./palette-route.tsx")).PaletteRoute;

/** Fetches every step's code ahead, so that opening one paints at once. A step that fails is tried again when opened. */
export async function preloadSteps(): Promise<void> {
  for (const load of Object.values(loaders)) await load().catch(() => undefined);
}
