import type { User } from "@sitewright/contracts";
import { StepPage } from "../../components/chrome/step-page.tsx";
import { stepTitle } from "../../components/chrome/step-title.ts";
import { WizardAside } from "../../components/chrome/wizard-aside.tsx";
import { useOpenSavedDesigns } from "../../components/saved-designs/use-open-saved-designs.ts";
import { ButtonStyleChoice } from "./button-style-choice.tsx";
import { ColorRows } from "./color-rows.tsx";
import { QuickStart } from "./quick-start.tsx";
import { SavedPalettes } from "./saved-palettes.tsx";
import { themeTexts } from "./texts.ts";
import { ThemeAside } from "./theme-aside.tsx";
import { useLit } from "./use-lit.ts";

/** The step on which the seven colors and the button shape are chosen. */
export function ThemeStep({ user }: { user: Pick<User, "uid"> }) {
  useOpenSavedDesigns(user.uid);
  const { lit, ...light } = useLit();
  return (
    <StepPage title={stepTitle("theme")} lead={<p>{themeTexts.lead}</p>}>
      <QuickStart />
      <SavedPalettes />
      <ColorRows {...light} />
      <ButtonStyleChoice />
      <WizardAside>
        <ThemeAside lit={lit} />
      </WizardAside>
    </StepPage>
  );
}
