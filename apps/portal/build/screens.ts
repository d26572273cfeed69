import { resolve } from "node:path";

const source = (path: string): string => resolve(import.meta.dirname, "../src", path);

/** The page itself, and the document of the live preview. */
export const pageRoot = source("main.tsx");
export const frameRoot = source("preview-frame/main.ts");

/** The modules that a browser needs for a screen beside the page itself. */
export const screenRoots = {
  "sign-in": [source("routes/signed-out-route.tsx")],
  wizard: [source("routes/signed-in.tsx"), source("routes/wizard-route.tsx")],
} as const;

const stepOf = (name: string): string => source(`features/${name}/${name}-step.tsx`);

/** The module of each step, by the step's key, in the order of the steps. */
export const stepRoots: Readonly<Record<string, string>> = {
  welcome: stepOf("welcome"),
  questionnaire: source("routes/questionnaire-route.tsx"),
  ...Object.fromEntries(
    ["typography", "theme", "layout", "media", "style", "legal"].map((name) => [name, stepOf(name)]),
  ),
  sitemap: source("routes/sitemap-route.tsx"),
};
