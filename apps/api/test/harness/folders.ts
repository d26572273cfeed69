import { join } from "node:path";

/** The schema's histories. */
export const migrationsFolder = join(import.meta.dirname, "../../prisma/migrations");

/** The built server. */
export const builtServer = join(import.meta.dirname, "../../dist/main.js");

/** The operator's command as it is built. */
export const builtOperatorCommand = join(import.meta.dirname, "../../dist/admin.js");
