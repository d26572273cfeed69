import { steps } from "@sitewright/spec-core/onboarding";

const titles = new Map<string, string>(steps.map(({ key, title }) => [key, title]));

/** The name of a step. */
export const stepTitle = (key: string): string => titles.get(key) ?? key;
