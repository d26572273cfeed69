import { defaultOnboarding, type Onboarding, type StepKey, steps } from "@sitewright/spec-core/onboarding";
import { act, screen } from "@testing-library/react";
import { Suspense } from "react";
import { expect, it } from "vitest";
import { WizardAsideProvider } from "../components/chrome/wizard-aside.tsx";
import { answerGroups } from "../features/sitemap/answer-rows.ts";
import { openSteps } from "../features/sitemap/open-answers.ts";
import { places } from "../lib/preview/places.ts";
import { completionOf, initialWizardState, useWizard } from "../lib/wizard/wizard-store.ts";
import { fakeService } from "../test/fake-service.ts";
import { freshPortalForEachTest, renderPortal } from "../test/render-portal.tsx";
import { client, completeAnswers } from "../test/sample-project.ts";
import { PaletteRoute } from "./palette-route.tsx";
import { stepPlaces } from "./step-places.ts";
import { stepScreens } from "./step-screens.tsx";

freshPortalForEachTest();

const keys = steps.map(({ key }) => key);

/** Only this step, with these answers. */
async function show(step: StepKey, onboarding: Onboarding = defaultOnboarding) {
  fakeService({});
  useWizard.setState({ onboarding });
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
  await act(async () => {});
}

const absent = (ids: readonly string[]) => ids.filter((id) => !document.getElementById(id));

const answered: Onboarding = {
  ...completeAnswers,
  formData: {
    ...completeAnswers.formData,
    hasDomain: true,
    domainName: "bakehouse.example",
    hasHosting: true,
    hostingProvider: "Example Hosting",
  },
};

it.each([...new Set(stepPlaces.map(({ step }) => step))])(
  "P-31.19 every place of the step %s that the palette names is there to take the focus",
  async (step) => {
    await show(step);
    expect(absent(stepPlaces.filter((place) => place.step === step).map(({ id }) => id))).toEqual([]);
  },
);

it.each(
  keys.flatMap((step) => [
    { step, answers: "what was answered", onboarding: answered },
    { step, answers: "an untouched form", onboarding: defaultOnboarding },
  ]),
)(
  "P-35.2 every change link leads to a field that there is: $step, $answers",
  async ({ step, onboarding }) => {
    await show(step, onboarding);
    const changes = answerGroups(onboarding).filter((group) => group.step === step);
    const open = openSteps(onboarding, completionOf(initialWizardState)).filter(
      (entry) => entry.step === step,
    );
    expect(
      absent([
        ...changes.flatMap(({ rows }) => rows.map(({ fieldId }) => fieldId)),
        ...open.flatMap((entry) => entry.answers.map(({ fieldId }) => fieldId)),
      ]),
    ).toEqual([]);
  },
);

it.each([...new Set(places.map(({ step }) => step))])(
  "P-30.43 every letter of the step %s stands at its field, which takes the focus",
  async (step) => {
    await show(step, completeAnswers);
    const own = places.filter((place) => place.step === step);
    expect(absent(own.map(({ id }) => id))).toEqual([]);
    const shown = new Set(
      [...document.querySelectorAll("[data-letter]")].map((mark) => mark.textContent ?? ""),
    );
    expect([...shown].toSorted()).toEqual(own.map(({ letter }) => letter).toSorted());
    for (const { id } of own) {
      document.getElementById(id)?.focus();
      expect(document.activeElement?.id).toBe(id);
    }
  },
);

it.each([
  ["audience", "Who is it for?"],
  ["deadline", "Timeline"],
  ["price", "Budget"],
  ["customers", "Who is it for?"],
  ["photos", "Upload files"],
  ["instagram", "Instagram"],
  ["social", "Facebook"],
  ["hex", "Your colours"],
  ["confidential", "Non-disclosure agreement"],
])("P-31.19 who types '%s' is led to '%s'", async (typed, label) => {
  fakeService({});
  const person = renderPortal(
    <PaletteRoute user={client} open onOpenChange={() => {}} onSignOut={() => {}} />,
  );
  await person.type(screen.getByRole("combobox"), typed);
  expect(screen.getByRole("option", { name: (name) => name.startsWith(label) })).toBeDefined();
});
