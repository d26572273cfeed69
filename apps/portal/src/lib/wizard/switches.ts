import {
  type OnboardingFormData,
  toggleDomain,
  toggleHosting,
  toggleTbd,
} from "@sitewright/spec-core/onboarding";
import { formUpdated } from "./answers.ts";
import { type Cleared, useWizard, type WizardChange } from "./wizard-store.ts";

interface Switch {
  /** The answer that it clears. */
  readonly name: keyof Cleared;
  readonly toggle: (form: OnboardingFormData) => OnboardingFormData;
  /** True while the cleared answer can be restored. */
  readonly canRestore: (form: OnboardingFormData) => boolean;
  readonly flag?: "hasDomain" | "hasHosting";
}

const switches = {
  tbd: { name: "websiteName", toggle: toggleTbd, canRestore: (form) => form.websiteName === "" },
  domain: {
    name: "domainName",
    toggle: toggleDomain,
    canRestore: (form) => form.hasDomain && form.domainName === "",
    flag: "hasDomain",
  },
  hosting: {
    name: "hostingProvider",
    toggle: toggleHosting,
    canRestore: (form) => form.hasHosting && form.hostingProvider === "",
    flag: "hasHosting",
  },
} as const satisfies Readonly<Record<string, Switch>>;

type SwitchName = keyof typeof switches;

/** Toggles a switch that clears an answer. The answer is remembered, and restored when the switch is toggled back. */
const flipped =
  (which: SwitchName): WizardChange =>
  (state) => {
    const { name, toggle, canRestore, flag }: Switch = switches[which];
    const before = state.onboarding.formData;
    const after = toggle(before);
    const isBack = canRestore(after);
    const answer = isBack ? (state.cleared[name] ?? "") : after[name];
    const change = { [name]: answer, ...(flag && { [flag]: after[flag] }) };
    const cleared = { ...state.cleared, [name]: isBack ? undefined : before[name] };
    return { ...formUpdated(change)(state), cleared };
  };

/** Toggles a switch of the open wizard. Not part of `wizard`, so that only the steps with such switches load it. */
export const flip = (which: SwitchName): void => useWizard.setState(flipped(which), true);
