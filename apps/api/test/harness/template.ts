/**
 * The migrated databases that tests copy, made once per run: an empty one, and one with the owner's account.
 * The folder is for tests' files and is deleted at the end of the run; so is every database on the server
 * whose name begins with that of the empty one.
 */
export type DatabaseTemplate = { folder: string; empty: string; owned: string } & (
  | { provider: "sqlite" }
  | { provider: "postgresql"; serverUrl: string; copyOptions: string }
);

/** Which of the two databases. */
export type TemplateKind = "empty" | "owned";

declare module "vitest" {
  interface ProvidedContext {
    databaseTemplate: DatabaseTemplate;
  }
}
