/** Where the data lives. */
export type DatabaseTarget =
  | { provider: "sqlite"; file: string }
  | { provider: "postgresql"; url: string; poolSize: number };

/** The target that a DATABASE_URL names: `file:` for SQLite, `postgres://` or `postgresql://`. */
export function databaseTarget(url: string, poolSize = 10): DatabaseTarget {
  if (/^postgres(ql)?:\/\//.test(url)) return { provider: "postgresql", url, poolSize };
  return { provider: "sqlite", file: url.replace(/^file:(\/\/)?/, "") };
}
