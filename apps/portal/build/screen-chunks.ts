import { frameRoot, pageRoot, screenRoots, stepRoots } from "./screens.ts";
import { type FindModule, laterModules, usedModules } from "./used-modules.ts";

/** Our screens' small modules, and the icons. The bundler splits everything else by its default. */
const isPart = (id: string): boolean =>
  /apps\/portal\/src\/|packages\/(ui|app-kit|documents)\/src\/|\/lucide-react\//.test(id);

function planChunks(find: FindModule): ReadonlyMap<string, string> {
  const { welcome = "", sitemap = "", ...otherSteps } = stepRoots;
  const steps = [sitemap, ...Object.values(otherSteps)];
  const begins = laterModules(pageRoot, find);
  const uses = new Map([...begins].map((root) => [root, usedModules([root], find)]));
  const timesUsed = (id: string, roots: Iterable<string>): number =>
    [...roots].filter((root) => uses.get(root)?.has(id)).length;
  const isInWizard = (id: string): boolean => timesUsed(id, [...screenRoots.wizard, welcome]) > 0;
  const isInSignIn = (id: string): boolean => timesUsed(id, screenRoots["sign-in"]) > 0;
  // The page's own modules are loaded already, and the module of a screen is requested by its own name.
  const isSettled = usedModules([pageRoot, frameRoot], find);
  const ofFrame = usedModules([frameRoot], find);
  const chunkOf = new Map<string, string>();
  // Modules that the page shares with any screen: separately, each would be a file that the page requests.
  for (const id of usedModules([pageRoot], find))
    if (id !== pageRoot && !begins.has(id) && !ofFrame.has(id) && timesUsed(id, begins) > 0)
      chunkOf.set(id, "page-parts");
  for (const id of [...uses.values()].flatMap((used) => [...used])) {
    if (isSettled.has(id) || begins.has(id) || chunkOf.has(id)) continue;
    if (isInWizard(id)) chunkOf.set(id, isInSignIn(id) ? "screens" : "wizard");
    else if (isInSignIn(id)) chunkOf.set(id, timesUsed(id, begins) > 1 ? "forms" : "sign-in");
    else if (timesUsed(id, steps) > 1) chunkOf.set(id, "steps");
    else if (uses.get(sitemap)?.has(id) && timesUsed(id, begins) > 1) chunkOf.set(id, "finish");
  }
  return chunkOf;
}

/**
 * Names the chunk of a module of a screen; null: the bundler's choice. By default every set of modules that two screens
 * share would be a separate file, sixty for the wizard's first screen, and each costs a round trip on a slow
 * connection, however small. So there is one file for what the page shares with any screen, one for what sign-in and
 * wizard share, one for what sign-in shares with others, one for each of the two, one for what several steps share, and
 * one for what the last step shares with submitting from elsewhere.
 */
export function screenChunks(): (id: string, context: { getModuleInfo: FindModule }) => string | null {
  let chunkOf: ReadonlyMap<string, string> | null = null;
  return (id, context) => {
    if (!isPart(id)) return null;
    chunkOf ??= planChunks((wanted) => context.getModuleInfo(wanted));
    return chunkOf.get(id) ?? null;
  };
}
