import type { User } from "@sitewright/contracts";
import { StepPage, stepTitle } from "../../components/chrome/step-page.tsx";
import { WizardAside } from "../../components/chrome/wizard-aside.tsx";
import { isMended } from "../../components/site-sketch/sketch-look.ts";
import { useSketchLook } from "../../components/site-sketch/use-sketch.ts";
import { AccessibilityCheck } from "./accessibility-check.tsx";
import { ButtonStyleChoice } from "./button-style-choice.tsx";
import { ColorRows } from "./color-rows.tsx";
import { QuickStart } from "./quick-start.tsx";
import { SavedPalettes } from "./saved-palettes.tsx";
import { themeTexts } from "./texts.ts";

/** The contrast of the colors, and the replacements on the site for those that are hard to read. */
function ThemeAside() {
  const look = useSketchLook();
  return (
    <div className="grid gap-3">
      <AccessibilityCheck />
      {isMended(look) && <p className="text-ink-3 text-s">{themeTexts.mended}</p>}
    </div>
  );
}

/** The step on which the seven colors and the button shape are chosen. */
export function ThemeStep({ user }: { user: Pick<User, "uid"> }) {
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
