export type DatabaseTarget =
  | { provider: "sqlite"; file: string }
  | { provider: "postgresql"; url: string; poolSize: number };

/** Parses a DATABASE_URL: `file:` for SQLite, `postgres://` or `postgresql://`. */
export function databaseTarget(url: string, poolSize = 10): DatabaseTarget {
  if (/^postgres(ql)?:\/\//.test(url)) return { provider: "postgresql", url, poolSize };
  return { provider: "sqlite", file: url.replace(/^file:(\/\/)?/, "") };
}

/** A target as shown to the operator, without its password. */
export function describeTarget(target: DatabaseTarget): string {
  if (target.provider === "sqlite") return target.file;
  if (!URL.canParse(target.url)) return "in DATABASE_URL";
  const { host, pathname } = new URL(target.url);
  return `${host}${pathname}`;
}
