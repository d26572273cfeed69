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

/** Steps that consist of more than their own folder. */
const composed: Readonly<Record<string, string>> = {
  questionnaire: source("routes/questionnaire-route.tsx"),
  sitemap: source("routes/sitemap-route.tsx"),
};

/** The module of each step, by the step's key, in the order of the steps. */
export const stepRoots: Readonly<Record<string, string>> = Object.fromEntries(
  ["welcome", "questionnaire", "typography", "theme", "layout", "media", "style", "legal", "sitemap"].map(
    (name) => [name, composed[name] ?? stepOf(name)],
  ),
);
