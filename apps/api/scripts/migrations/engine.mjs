// Runs Prisma's schema engine as WebAssembly over our own driver adapters, as `prisma migrate diff` does,
// without the native binary that its command line would download. For development and tests only.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { PrismaBetterSqlite3 } from "@prisma/adapter-better-sqlite3";
import { PrismaPg } from "@prisma/adapter-pg";
import { bindMigrationAwareSqlAdapterFactory } from "@prisma/driver-adapter-utils";
import pg from "pg";

const schemaFile = fileURLToPath(new URL("../../prisma/schema.prisma", import.meta.url));

/** SQLite's search indexes (FTS5) and their own tables, which the schema cannot name. */
const searchedTables = [
  "users",
  "projects",
  "client_documents",
  "contact_messages",
  "outbox_messages",
  "audit_entries",
  "subscribers",
  "posts",
];
const searchParts = ["", "_config", "_data", "_docsize", "_idx"];
const withoutSearch = {
  externalTables: searchedTables.flatMap((table) => searchParts.map((part) => `${table}_search${part}`)),
  externalEnums: [],
};

/** The glue module keeps views of one WebAssembly memory, so it must be instantiated only once. */
let engineClass;

/** Loads the engine's WebAssembly by hand, because its own loader requires a bundler. */
async function loadEngine() {
  const glue = createRequire(import.meta.url).resolve("@prisma/schema-engine-wasm/schema_engine_bg");
  const bindings = await import(glue);
  const bytes = readFileSync(join(dirname(glue), "schema_engine_bg.wasm"));
  const { instance } = await WebAssembly.instantiate(bytes, { "./schema_engine_bg.js": bindings });
  bindings.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
  return bindings.SchemaEngine;
}

function postgresFactory(url) {
  const pool = new pg.Pool({ connectionString: url });
  const query = pool.query.bind(pool);
  // adapter-pg refuses the catalog's internal "char" type (oid 18), which introspection reads: report it
  // as bpchar (1042).
  pool.query = async (...input) => {
    const result = await query(...input);
    for (const field of result.fields ?? []) if (field.dataTypeID === 18) field.dataTypeID = 1042;
    return result;
  };
  return new PrismaPg(pool, { disposeExternalPool: true });
}

const schemaFor = (provider) => [
  {
    path: schemaFile,
    content: readFileSync(schemaFile, "utf8").replace('provider = "sqlite"', `provider = "${provider}"`),
  },
];

/**
 * The SQL that turns the database at `url` into what schema.prisma describes; undefined when nothing is missing.
 * @param {"sqlite" | "postgresql"} provider
 * @param {string} url a SQLite file's path or a Postgres URL
 */
export async function missingSql(provider, url) {
  engineClass ??= loadEngine();
  const SchemaEngine = await engineClass;
  const factory = provider === "sqlite" ? new PrismaBetterSqlite3({ url }) : postgresFactory(url);
  const files = schemaFor(provider);
  const datamodels = files.map((file) => [file.path, file.content]);
  const engine = await SchemaEngine.new(
    { datamodels },
    () => {},
    bindMigrationAwareSqlAdapterFactory(factory),
  );
  const result = await engine.diff({
    from: { tag: "schemaDatasource", files, configDir: dirname(schemaFile) },
    to: { tag: "schemaDatamodel", files },
    script: true,
    exitCode: true,
    shadowDatabaseUrl: null,
    filters: provider === "sqlite" ? withoutSearch : { externalTables: [], externalEnums: [] },
  });
  engine.free();
  return result.exitCode === 0 ? undefined : result.stdout;
}
