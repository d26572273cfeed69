import type { Plugin } from "vite";
import { screenRoots, stepRoots } from "./screens.ts";

interface Chunk {
  readonly fileName: string;
  readonly facadeModuleId: string | null;
  readonly imports: readonly string[];
}

/** The files of the chunks of these modules and of everything that they import statically. */
function filesOf(chunks: readonly Chunk[], roots: readonly string[]): ReadonlySet<string> {
  const files = new Set<string>();
  const visit = (chunk: Chunk | undefined): void => {
    if (!chunk || files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const imported of chunk.imports) visit(chunks.find(({ fileName }) => fileName === imported));
  };
  for (const root of roots) visit(chunks.find(({ facadeModuleId }) => facadeModuleId === root));
  return files;
}

/**
 * Writes the chunks of each screen into the tag of `boot.js`, which preloads those of the likely screen before the
 * page's code runs. Fails if a screen has no chunk, since then nothing would be preloaded.
 */
export const nameScreens = (): Plugin => ({
  name: "name-screens",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler(html, { bundle, chunk: page, path }) {
      if (path !== "/index.html" || !bundle || !page) return html;
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const there = filesOf(chunks, page.facadeModuleId ? [page.facadeModuleId] : []);
      const steps = Object.entries(stepRoots).map(([key, root]) => [key, [root]] as const);
      const inWizard = filesOf(chunks, screenRoots.wizard);
      const screens = [...Object.entries(screenRoots), ...steps].map(([name, roots]) => {
        const isElsewhere = (file: string) => there.has(file) || (name in stepRoots && inWizard.has(file));
        const files = [...filesOf(chunks, roots)].filter((file) => !isElsewhere(file));
        if (files.length === 0) throw new Error(`No chunk begins the screen ${name}: see build/screens.ts.`);
        return [name, files] as const;
      });
      const named = JSON.stringify(Object.fromEntries(screens));
      return html.replace(/(<script src="[^"]*boot\.js")/, `$1 data-screens='${named}'`);
    },
  },
});
