import { browserStorage, type KeyValue, readText } from "@sitewright/app-kit/storage";

/** Every key of the wizard in the browser's storage begins with it. */
export const storagePrefix = "onboarding_";

/** Whose answers are stored. */
export const ownerKey = `${storagePrefix}owner`;

/** The id of the person whose answers are stored; null when there is none. */
export const storedOwner = (storage: KeyValue | null): string | null => readText(storage, ownerKey);

/** Whether somebody used the wizard in this browser and did not sign out. Their session may have ended since. */
export const hasStoredOwner = (): boolean => storedOwner(browserStorage()) !== null;
