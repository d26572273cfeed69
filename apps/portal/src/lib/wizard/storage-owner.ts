import { browserStorage, type KeyValue, readText } from "@sitewright/app-kit/storage";

/** Every key of the wizard in the browser's storage begins with it. */
export const storagePrefix = "onboarding_";

/** Whose answers are stored. */
export const ownerKey = `${storagePrefix}owner`;

/** The id of the person whose answers are stored; null when there are none. */
export const storedOwner = (storage: KeyValue | null): string | null => readText(storage, ownerKey);

/** Whether somebody worked in this browser and did not sign out. Their session may have ended since. */
export const isSomebodyKnown = (): boolean => storedOwner(browserStorage()) !== null;
