import type { ApiClient } from "@sitewright/contracts";
import { createContext, useContext } from "react";

/** A file to hand to the person at the screen. */
export interface SavedFile {
  name: string;
  content: string;
  /** Media type. */
  type: string;
}

/** The world outside of the screens: the service, the clock, the place for downloads. */
export interface Services {
  client: ApiClient;
  now: () => Date;
  saveFile: (file: SavedFile) => void;
}

/** Null outside the app. */
export const ServicesContext = createContext<Services | null>(null);

/** @throws outside the app */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error("useServices needs a ServicesContext above it.");
  return services;
}
