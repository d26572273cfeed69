import type { User } from "@sitewright/contracts";
import { type StepKey, steps } from "@sitewright/spec-core/onboarding";
import { type ComponentType, lazy, useState } from "react";

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

const ready = new Map<StepKey, Screen>();

/**
 * A screen that is loaded when it is first opened. One that is there already is drawn at once: React would hold a
 * lazy one back for a third of a second, so that its fallback does not flicker.
 */
function screenOf(key: StepKey): Screen {
  const Later = lazy(loaders[key]);
  return function StepScreen(props) {
    // Chosen once, since another component would begin anew.
    const [Shown] = useState(() => ready.get(key) ?? Later);
    return <Shown {...props} />;
  };
}

/** The screen of each step. */
export const stepScreens: Readonly<Record<StepKey, Screen>> = {
  welcome: screenOf("welcome"),
  questionnaire: screenOf("questionnaire"),
  typography: screenOf("typography"),
  theme: screenOf("theme"),
  layout: screenOf("layout"),
  media: screenOf("media"),
  style: screenOf("style"),
  legal: screenOf("legal"),
  sitemap: screenOf("sitemap"),
};

/** Fetches the palette's code. */
export const loadPalette = async () => (await import("./palette-route.tsx")).PaletteRoute;

/** Fetches every step's code and the palette's ahead, so that opening one paints at once. A step that fails is tried again when opened. */
export async function preloadSteps(): Promise<void> {
  for (const { key } of steps) {
    const loaded = await loaders[key]().catch(() => null);
    if (loaded) ready.set(key, loaded.default);
  }
  await loadPalette().catch(() => undefined);
}
