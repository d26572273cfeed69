import type { ApiClient } from "@sitewright/contracts";
import { createContext, useContext } from "react";
import type { SavedFile } from "./download.ts";
import type { WatchedStorage } from "./storage/watched-storage.ts";

/** The side effects that screens use. A test gives its own. */
export interface Services {
  readonly client: ApiClient;
  readonly now: () => Date;
  /** Hands a file to the person at the screen. */
  readonly saveFile: (file: SavedFile) => void;
  /** What this browser keeps. */
  readonly storage: WatchedStorage;
}

/** Null outside the app. */
export const ServicesContext = createContext<Services | null>(null);

/** @throws outside the app */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error("useServices needs a ServicesContext above it.");
  return services;
}

/** The service's calls. @throws outside the app */
export const useClient = (): ApiClient => useServices().client;
