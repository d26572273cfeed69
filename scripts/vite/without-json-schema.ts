import { readFileSync } from "node:fs";

const makers = /\/zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/;

/** The names that a module of zod exports; each export is at the beginning of a line. */
const exportsOf = (code: string): string[] =>
  [...code.matchAll(/^export (?:(?:const|function) (\w+)|\{ \w+ as (\w+) \})/gm)].flatMap(
    ([, declared, renamed]) => declared ?? renamed ?? [],
  );

/**
 * A Vite plugin that removes zod's JSON Schema writer, 6 kB gzipped that every schema refers to and no page
 * calls: only the server and the build do. Calling it in a browser throws an error that says so.
 */
export const withoutJsonSchema = () => ({
  name: "without-json-schema",
  apply: "build" as const,
  applyToEnvironment: ({ name }: { name: string }) => name === "client",
  load(id: string): string | null {
    if (!makers.test(id)) return null;
    // Functions that create a method run for every schema that is read; only the method itself must throw.
    const names = exportsOf(readFileSync(id, "utf8")).map(
      (name) => `${name.startsWith("create") ? "absentMethod" : "absent"} as ${name}`,
    );
    return `const absent = () => { throw new Error("JSON Schema is left out of browsers."); };
const absentMethod = () => absent;
export { ${names.join(", ")} };`;
  },
});
