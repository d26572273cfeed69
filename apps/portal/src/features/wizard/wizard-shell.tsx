import { brand } from "@sitewright/brand";
import { SkipLink } from "@sitewright/ui";
import type { ReactNode } from "react";
import { UnverifiedBanner } from "../../components/account-security/unverified-banner.tsx";
import { chromeTexts } from "../../components/chrome/texts.ts";
import { WizardAsideProvider } from "../../components/chrome/wizard-aside.tsx";
import { EditingBanner } from "./editing-banner.tsx";
import { StepPanel, type StepPanelProps } from "./step-panel.tsx";
import { StepRail } from "./step-rail.tsx";
import { wizardTexts } from "./texts.ts";
import { TopBar } from "./top-bar.tsx";
import { type PaletteLoader, usePalette } from "./use-palette.ts";

interface WizardShellProps extends StepPanelProps {
  /** Loads the palette when it is first opened. */
  loadPalette: PaletteLoader;
  /** Rendered beside every step. */
  preview?: ReactNode;
  onSignOut: () => void;
}

/** The wizard's frame: header, steps, the panel of the open step, and the step's aside. */
export function WizardShell({ user, screens, loadPalette, preview, onSignOut }: WizardShellProps) {
  const { Palette, isOpen, setIsOpen, open } = usePalette(loadPalette);
  return (
    <>
      <SkipLink target="main">{wizardTexts.skip}</SkipLink>
      <WizardAsideProvider preview={preview}>
        {(aside) => (
          // The footer is outside the grid: sticky elements stick until the end of their grid.
          <div className="flex min-h-dvh flex-col">
            <div className="grid flex-1 grid-cols-[minmax(0,1fr)] grid-rows-[auto_auto] content-start max-desk:beside:grid-cols-[clamp(29rem,48vw,34rem)_minmax(0,1fr)] max-desk:beside:grid-rows-[auto_auto_auto_1fr] beside:content-stretch desk:grid-cols-[16.5rem_clamp(30rem,41vw,33rem)_minmax(0,1fr)] desk:grid-rows-[auto_auto_1fr]">
              <TopBar user={user} onFind={open} onSignOut={onSignOut} />
              <div className="col-span-full flex flex-wrap">
                <UnverifiedBanner user={user} />
                <EditingBanner />
              </div>
              <StepRail onAllSteps={open} />
              <StepPanel user={user} screens={screens} />
              {aside}
            </div>
            <footer className="border-line border-t px-gutter pt-s-4 pb-[6.5rem] text-ink-3 text-xs beside:py-s-4 desk:px-s-5">
              {chromeTexts.footer(new Date().getFullYear(), brand.productName)}
            </footer>
          </div>
        )}
      </WizardAsideProvider>
      {Palette && <Palette user={user} open={isOpen} onOpenChange={setIsOpen} onSignOut={onSignOut} />}
    </>
  );
}
