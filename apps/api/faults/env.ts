/** The part of this process's environment that started programs inherit. */
export function inheritedEnv(): Record<string, string> {
  const { PATH = "", NODE_COMPILE_CACHE = "" } = process.env;
  return { PATH, NODE_COMPILE_CACHE };
}

/**
 * The URL of a Postgres server whose databases may be created and deleted; undefined if there is none.
 */
export const postgresUrlOfEnv = (): string | undefined => process.env.DATABASE_URL_TEST;
