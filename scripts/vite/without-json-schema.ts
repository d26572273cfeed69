import { readFileSync } from "node:fs";

const makers = /\/zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/;

/** The names of a zod module's exports; each export is at the beginning of a line. */
const exportsOf = (code: string): string[] =>
  [...code.matchAll(/^export (?:(?:const|function) (\w+)|\{ \w+ as (\w+) \})/gm)].flatMap(
    ([, declared, renamed]) => declared ?? renamed ?? [],
  );

/**
 * A Vite plugin that removes zod's JSON Schema writer: 6 kB gzipped that every schema refers to but only
 * the server and the build call. Calling it in a browser throws an error that says so.
 */
export const withoutJsonSchema = () => ({
  name: "without-json-schema",
  apply: "build" as const,
  applyToEnvironment: ({ name }: { name: string }) => name === "client",
  load(id: string): string | null {
    if (!makers.test(id)) return null;
    // Functions that create a method are called for every schema when it is created, so they must not
    // throw; only the method they return may.
    const names = exportsOf(readFileSync(id, "utf8")).map(
      (name) => `${name.startsWith("create") ? "absentMethod" : "absent"} as ${name}`,
    );
    return `const absent = () => { throw new Error("JSON Schema is left out of browsers."); };
const absentMethod = () => absent;
export { ${names.join(", ")} };`;
  },
});
