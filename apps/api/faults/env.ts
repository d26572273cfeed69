/** The part of this process's environment that started programs inherit. */
export function inheritedEnv(): Record<string, string> {
  const { PATH = "", NODE_COMPILE_CACHE = "" } = process.env;
  return { PATH, NODE_COMPILE_CACHE };
}

/** A Postgres that may be filled and emptied; undefined where there is none. */
export const postgresUrlOfEnv = (): string | undefined => process.env.DATABASE_URL_TEST;
