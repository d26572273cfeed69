import { readFileSync } from "node:fs";

const makers = /\/zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/;

/** The names that a module of zod exports; it writes them at the beginning of a line. */
const exportsOf = (code: string): string[] =>
  [...code.matchAll(/^export (?:(?:const|function) (\w+)|\{ \w+ as (\w+) \})/gm)].flatMap(
    ([, declared, renamed]) => declared ?? renamed ?? [],
  );

/**
 * A plugin of Vite that leaves out what writes a schema as JSON Schema, 6 kB gzipped that every schema of zod refers to
 * and no page calls: the server and the build do that. Whoever calls it in a browser gets an error that says so.
 */
export const withoutJsonSchema = () => ({
  name: "without-json-schema",
  apply: "build" as const,
  applyToEnvironment: ({ name }: { name: string }) => name === "client",
  load(id: string): string | null {
    if (!makers.test(id)) return null;
    // What makes a method is called for every schema that something looks into; only the method must not be.
    const names = exportsOf(readFileSync(id, "utf8")).map(
      (name) => `${name.startsWith("create") ? "absentMethod" : "absent"} as ${name}`,
    );
    return `const absent = () => { throw new Error("JSON Schema is left out of browsers."); };
const absentMethod = () => absent;
export { ${names.join(", ")} };`;
  },
});
