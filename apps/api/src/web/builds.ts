import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { CreateSite, Site, SiteOptions } from "@sitewright/marketing/server";
import { z } from "zod";

/** A built single-page app: its folder and the document served for all its URLs. */
export interface SpaBuild {
  folder: string;
  /** The folder of earlier builds' hashed files; left out if none are kept. */
  keptFolder?: string;
  document: string;
}

/** The web apps' builds, to be served. */
export interface Builds {
  portal: SpaBuild & {
    /** The document that shows a client's site inside the portal. */
    previewFrame: string;
  };
  admin: SpaBuild;
  marketing: {
    folder: string;
    keptFolder?: string;
    /** Creates the public site from the server's data. */
    createSite: (options: Omit<SiteOptions, "manifest">) => Site;
  };
}

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.boolean().optional(),
    css: z.array(z.string()).optional(),
    assets: z.array(z.string()).optional(),
  }),
) satisfies z.ZodType<SiteOptions["manifest"]>;

const siteModuleSchema = z.object({
  createSite: z.custom<CreateSite>((value) => typeof value === "function"),
});

const sourcesModuleSchema = z.object({
  openSources: z.custom<() => Promise<Builds["marketing"]>>((value) => typeof value === "function"),
});

function readSpa(folder: string): SpaBuild {
  return { folder, document: readFileSync(join(folder, "index.html"), "utf8") };
}

function readPortal(folder: string): Builds["portal"] {
  return { ...readSpa(folder), previewFrame: readFileSync(join(folder, "preview-frame.html"), "utf8") };
}

async function readMarketing(folder: string): Promise<Builds["marketing"]> {
  const client = join(folder, "client");
  const manifest = manifestSchema.parse(
    JSON.parse(readFileSync(join(client, ".vite/manifest.json"), "utf8")),
  );
  const entry = pathToFileURL(join(folder, "server/entry-server.js")).href;
  const { createSite } = siteModuleSchema.parse({ ...(await import(/* @vite-ignore */ entry)) });
  return { folder: client, createSite: (options) => createSite({ ...options, manifest }) };
}

/**
 * Reads the builds of the three web apps under `appsFolder`; null if there are none, as in tests of the
 * API alone.
 */
export async function readBuilds(appsFolder: string): Promise<Builds | null> {
  const dist = (app: string) => join(appsFolder, app, "dist");
  if (!existsSync(join(dist("portal"), "index.html"))) return null;
  return {
    portal: readPortal(dist("portal")),
    admin: readSpa(dist("admin")),
    marketing: await readMarketing(dist("marketing")),
  };
}

/**
 * The sources of the three web apps instead of their builds, for development: the development server
 * (`scripts/dev`) forwards the pages and serves the files that they load.
 */
export async function readSources(appsFolder: string): Promise<Builds> {
  const entry = pathToFileURL(join(appsFolder, "marketing/build/from-sources.ts")).href;
  const { openSources } = sourcesModuleSchema.parse({ ...(await import(/* @vite-ignore */ entry)) });
  return {
    portal: readPortal(join(appsFolder, "portal")),
    admin: readSpa(join(appsFolder, "admin")),
    marketing: await openSources(),
  };
}
