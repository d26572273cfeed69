import type { OnboardingFormData } from "./form-data.ts";

/** The value of `websiteName` while the client has not decided on a name. */
export const undecided = "TBD";

/** Sets the website's name to 'TBD'; if it is 'TBD' already, clears it. */
export const toggleTbd = (form: OnboardingFormData): OnboardingFormData => ({
  ...form,
  websiteName: form.websiteName === undecided ? "" : undecided,
});

/** Toggles 'I already have a domain'; switching off clears the domain name. */
export const toggleDomain = (form: OnboardingFormData): OnboardingFormData => ({
  ...form,
  hasDomain: !form.hasDomain,
  domainName: form.hasDomain ? "" : form.domainName,
});

/** Toggles 'I already have hosting'; switching off clears the provider. */
export const toggleHosting = (form: OnboardingFormData): OnboardingFormData => ({
  ...form,
  hasHosting: !form.hasHosting,
  hostingProvider: form.hasHosting ? "" : form.hostingProvider,
});
