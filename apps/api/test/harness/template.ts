/** The migrated databases that tests copy, made once per run: an empty one, and one with the owner's account. */
export type DatabaseTemplate =
  | { provider: "sqlite"; folder: string; empty: string; owned: string }
  | { provider: "postgresql"; serverUrl: string; empty: string; owned: string };

/** Which of the two. */
export type TemplateKind = "empty" | "owned";

declare module "vitest" {
  interface ProvidedContext {
    databaseTemplate: DatabaseTemplate;
  }
}
