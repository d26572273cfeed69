/** The migrated database that test files copy, made once per run. */
export type DatabaseTemplate =
  | { provider: "sqlite"; file: string; folder: string }
  | { provider: "postgresql"; serverUrl: string; name: string };

declare module "vitest" {
  interface ProvidedContext {
    databaseTemplate: DatabaseTemplate;
  }
}
