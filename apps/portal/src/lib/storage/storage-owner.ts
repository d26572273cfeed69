import { browserStorage, type KeyValue, readText } from "@sitewright/app-kit/storage";

/** Prefix of every storage key of the wizard. */
export const storagePrefix = "onboarding_";

/** The key for the id of the person whose answers are stored. */
export const ownerKey = `${storagePrefix}owner`;

/** The id of the person whose answers are stored; null when there is none. */
export const storedOwner = (storage: KeyValue | null): string | null => readText(storage, ownerKey);

/** True where the last person did not sign out in this browser. Their session may have ended since. */
export const hasStoredOwner = (): boolean => storedOwner(browserStorage()) !== null;
