import type { ApiClient } from "@sitewright/contracts";
import { createContext, useContext } from "react";
import type { SavedFile } from "./download.ts";
import type { WatchedStorage } from "./storage/watched-storage.ts";

/** The side effects that screens use. Tests pass their own. */
export interface Services {
  readonly client: ApiClient;
  readonly now: () => Date;
  /** Downloads a file. */
  readonly saveFile: (file: SavedFile) => void;
  /** The browser's storage. */
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
