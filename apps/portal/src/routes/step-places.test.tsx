import type { StepKey } from "@sitewright/spec-core/onboarding";
import { screen } from "@testing-library/react";
import { Suspense } from "react";
import { expect, it } from "vitest";
import { WizardAsideProvider } from "../components/chrome/wizard-aside.tsx";
import { fakeService } from "../test/fake-service.ts";
import { freshPortalForEachTest, renderPortal } from "../test/render-portal.tsx";
import { client } from "../test/sample-project.ts";
import { stepPlaces } from "./step-places.ts";
import { stepScreens } from "./step-screens.tsx";

freshPortalForEachTest();

const steps = [...new Set(stepPlaces.map(({ step }) => step))];

it.each(steps)(
  "P-31.19 every place of the step %s that the palette names is there to take the focus",
  async (step: StepKey) => {
    fakeService({});
    const Screen = stepScreens[step];
    renderPortal(
      <WizardAsideProvider>
        {(aside) => (
          <Suspense>
            <Screen user={client} />
            {aside}
          </Suspense>
        )}
      </WizardAsideProvider>,
    );
    await screen.findByRole("heading", { level: 1 }, { timeout: 20_000 });
    const missing = stepPlaces.filter((place) => place.step === step && !document.getElementById(place.id));
    expect(missing.map(({ label }) => label)).toEqual([]);
  },
);
