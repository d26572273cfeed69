import { join } from "node:path";

/** The migration histories. */
export const migrationsFolder = join(import.meta.dirname, "../../prisma/migrations");

/** The built server. */
export const builtServer = join(import.meta.dirname, "../../dist/main.js");

/** The built operator's command. */
export const builtOperatorCommand = join(import.meta.dirname, "../../dist/admin.js");

/** What npm's scripts `admin`, `backup` and `restore` run. */
export const operatorScript = join(import.meta.dirname, "../../../../scripts/admin.mjs");
