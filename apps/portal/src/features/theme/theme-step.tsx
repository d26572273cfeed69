import type { User } from "@sitewright/contracts";
import { StepPage } from "../../components/chrome/step-page.tsx";
import { stepTitle } from "../../components/chrome/step-title.ts";
import { WizardAside } from "../../components/chrome/wizard-aside.tsx";
import { useKeptDesigns } from "../../components/saved-designs/use-design-changes.ts";
import { ButtonStyleChoice } from "./button-style-choice.tsx";
import { ColorRows } from "./color-rows.tsx";
import { QuickStart } from "./quick-start.tsx";
import { SavedPalettes } from "./saved-palettes.tsx";
import { themeTexts } from "./texts.ts";
import { ThemeAside } from "./theme-aside.tsx";

/** The step on which the seven colors and the button shape are chosen. */
export function ThemeStep({ user }: { user: Pick<User, "uid"> }) {
  useKeptDesigns(user.uid);
  return (
    <StepPage title={stepTitle("theme")} lead={<p>{themeTexts.lead}</p>}>
      <QuickStart uid={user.uid} />
      <SavedPalettes uid={user.uid} />
      <ColorRows uid={user.uid} />
      <ButtonStyleChoice />
      <WizardAside>
        <ThemeAside />
      </WizardAside>
    </StepPage>
  );
}
